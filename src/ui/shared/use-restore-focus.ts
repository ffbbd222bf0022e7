import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the returned element when `message` changes and the focus was lost, because the message replaced the
 * focused form.
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
