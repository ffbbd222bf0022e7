import { useLayoutEffect, useReducer } from 'react'

/**
 * Lets the page come alive in one piece. React may put off the effects by which a component hears of its view model,
 * and would take back a letter that is typed before them; a state that changes while the page is taken over makes it
 * run them at once.
 */
export function Awake() {
  const [, wake] = useReducer(() => true, false)
  useLayoutEffect(wake, [wake])
  return null
}
