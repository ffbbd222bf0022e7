import { useEffect, useRef, type RefObject } from 'react'

/** A form that is gone takes the focus with it: then what is told instead has it. Each new telling counts. */
export function useKeptFocus<Element extends HTMLElement>(told: unknown): RefObject<Element | null> {
  const place = useRef<Element>(null)
  useEffect(() => {
    if (told !== undefined && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
  }, [told])
  return place
}
