import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'

type DismissProps = {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly onBlur: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Calls `dismiss` on a click outside, when the focus moves outside, and on Escape. A blur without a new focus target
 * does not count: Safari does not focus a clicked link.
 */
export function useDismiss(dismiss: () => void): DismissProps {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [dismiss])
  return {
    ref,
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !ref.current?.contains(relatedTarget)) dismiss()
    },
    onKeyDown: ({ key }) => {
      if (key === 'Escape') dismiss()
    },
  }
}
