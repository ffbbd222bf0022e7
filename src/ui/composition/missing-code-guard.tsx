import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { Builds } from '#application/versions/builds.port.ts'
import { LoadingBar } from '../layout/page-progress.tsx'
import { hasCodeOf, loadCodeOf } from './page-code.ts'
import { useContainer } from '../kernel/container.tsx'
import { useTellMissing } from '../kernel/use-import.ts'

/**
 * Loads code and texts of the next page before the router does: the router reloads the document when an import fails, and
 * the visitor would lose the page that they have. Where the shop answers, but not with these files (a deployment has
 * removed them), the next page is loaded as a document.
 */
export function MissingCodeGuard() {
  const tellMissing = useTellMissing()
  const builds = useContainer().get(Builds)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      (!navigator.onLine || !hasCodeOf(nextLocation.pathname)),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location, proceed, reset } = blocker
    let isCurrent = true
    const isReachable = () =>
      builds.latest().then(
        () => true,
        () => false,
      )
    const goOn = async () => {
      const isLoaded = navigator.onLine && (await loadCodeOf(location.pathname))
      if (isLoaded) return isCurrent && proceed()
      const isOnlyCodeMissing = navigator.onLine && (await isReachable())
      if (!isCurrent) return
      reset()
      if (isOnlyCodeMissing) globalThis.location.assign(createPath(location))
      else tellMissing()
    }
    void goOn()
    return () => {
      isCurrent = false
    }
  }, [blocker, builds, tellMissing])
  return blocker.state === 'blocked' && <LoadingBar />
}
