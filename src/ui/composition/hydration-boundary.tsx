import { useLayoutEffect, useReducer } from 'react'

/**
 * Makes React hydrate the page in one piece. Otherwise React may defer the effects by which components observe their
 * view models, and a letter typed before these effects run would be lost. A state update in a layout effect during
 * hydration flushes them synchronously.
 */
export function HydrationBoundary() {
  const [, markHydrated] = useReducer(() => true, false)
  useLayoutEffect(markHydrated, [markHydrated])
  return null
}
