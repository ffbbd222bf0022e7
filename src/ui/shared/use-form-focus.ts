import { useEffect, useRef, type RefObject } from 'react'
import { focusInvalid } from './focus-invalid.ts'

/**
 * Returns a ref for a form. After each `rejection` its first invalid control gets the focus. A form that opens within
 * the page gets the focus, and returns it to the link that opened it when the form closes and nothing else takes the
 * focus.
 */
export function useFormFocus<Place extends HTMLElement>(
  rejection: unknown,
  isOpenedByLink = false,
): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => {
    if (!isOpenedByLink) return undefined
    const link = document.activeElement
    place.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus()
    return () =>
      // runs after the effects of the same update, which may focus a message
      queueMicrotask(() => {
        if (document.activeElement === document.body && link instanceof HTMLElement) link.focus()
      })
  }, [isOpenedByLink])
  useEffect(() => {
    if (rejection !== undefined) focusInvalid(place.current)
  }, [rejection])
  return place
}
