/**
 * The element that the user has focused, or typed into, since the press that may have begun a navigation. The router's
 * state is of no use here: React may render the beginning and the end of a navigation as one update.
 */
let chosen: EventTarget | null = null
/** True if a key or a button was pressed since then: other focus is moved by scripts. */
let isInUse = false

export const chosenFocus = (): boolean => chosen !== null && document.activeElement === chosen

/** Observes the user's focus until the returned function is called. */
export function followFocus(): () => void {
  const listening = new AbortController()
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names)
      window.addEventListener(name, listener, { capture: true, signal: listening.signal })
  }
  const begin = () => {
    chosen = null
    isInUse = false
  }
  listen(['submit', 'popstate'], begin)
  listen(['click'], ({ target }) => {
    if (target instanceof Element && target.closest('a[href], button')) begin()
  })
  listen(['keydown', 'pointerdown'], () => {
    isInUse = true
  })
  listen(['focusin', 'input'], ({ target }) => {
    if (isInUse) chosen = target
  })
  return () => listening.abort()
}
