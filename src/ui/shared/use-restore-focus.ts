import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the returned element when `message` changes and the focus was lost, because the focused form was removed
 * and the message took its place.
 */
export function useRestoreFocus<Element extends HTMLElement>(message: unknown): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useEffect(() => {
    if (message !== undefined && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true })
    }
  }, [message])
  return ref
}
