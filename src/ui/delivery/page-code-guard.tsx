import { useEffect, useRef, type ReactNode } from 'react'
import { createPath, useBlocker, type Location } from 'react-router'
import { Builds } from '#application/versions/builds.port.ts'
import { isPageCodeLoaded, loadPageCode } from './page-code.ts'
import { useContainer } from '../kernel/container.tsx'
import { useMissingCodeAlert } from './use-import.ts'

/**
 * Loads code and texts of the next page before the router does: if an import fails, the router reloads the document,
 * and the visitor would lose the current page. The next page is loaded as a document if the shop responds but the files
 * are missing (a deployment has removed them), or if the router does not know the route (another language, or no page of
 * the shop). Renders its children during the load.
 */
export function PageCodeGuard({ children }: { readonly children: ReactNode }) {
  const alertMissingCode = useMissingCodeAlert()
  const builds = useContainer().get(Builds)
  /** Target of the last navigation. A navigation that is not blocked may start while another one is still blocked. */
  const latest = useRef<Location>(undefined)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    latest.current = nextLocation
    return (
      currentLocation.pathname !== nextLocation.pathname &&
      (!navigator.onLine || !isPageCodeLoaded(nextLocation.pathname))
    )
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed, reset } = blocker
    const goOn = async () => {
      const isLoaded = navigator.onLine && (await loadPageCode(location.pathname))
      const build = !isLoaded && navigator.onLine && (await builds.latest().catch(() => ''))
      if (latest.current !== location) return
      latest.current = undefined
      if (isLoaded) return proceed()
      reset()
      // the server responds, so only the files or the route are missing
      if (build) globalThis.location.assign(createPath(location))
      else alertMissingCode()
    }
    void goOn()
  }, [blocker, builds, alertMissingCode])
  return blocker.state === 'blocked' && children
}
