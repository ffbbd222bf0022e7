import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type Leaving = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onBlur: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Tells when somebody turns away: by a click outside, by the keyboard, or with Escape. Safari does not focus a
 * link that is clicked, so a focus that goes nowhere says nothing.
 */
export function useLeftOutside(leave: () => void): Leaving {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaveByPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', leaveByPointer)
    return () => document.removeEventListener('pointerdown', leaveByPointer)
  }, [leave])
  return {
    ref,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) leave()
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') leave()
    },
  }
}
