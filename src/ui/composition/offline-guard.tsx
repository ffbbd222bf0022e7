import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useTellMissing } from './use-import.ts'

/**
 * Stays on the page while there is no network. The router would reload the document when the code of the next page
 * cannot be fetched, and the visitor would lose the page that they have.
 */
export function OfflineGuard() {
  const tellMissing = useTellMissing()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    tellMissing()
  }, [blocker, tellMissing])
  return null
}
