/**
 * Last element that the user has focused or typed into since the click that may have started a navigation. The
 * navigation state of the router cannot be used: React may render its start and end as one update.
 */
let chosenTarget: EventTarget | null = null
/**
 * True if the user has pressed a key or pointer since that click. Before that, only a script can have changed the
 * focus.
 */
let isInUse = false

export const isFocusChosenByUser = (): boolean =>
  chosenTarget !== null && document.activeElement === chosenTarget

/** Observes the user's focus until the returned function is called. */
export function observeFocus(): () => void {
  const listening = new AbortController()
  const listen = (names: readonly string[], listener: (event: Event) => void) => {
    for (const name of names)
      window.addEventListener(name, listener, { capture: true, signal: listening.signal })
  }
  const begin = () => {
    chosenTarget = null
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
    if (isInUse) chosenTarget = target
  })
  return () => listening.abort()
}
