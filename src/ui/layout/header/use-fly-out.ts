import { useEffect, useState, type FocusEvent, type PointerEvent } from 'react'

/** State of a fly-out that opens on hover or keyboard focus of its link; Escape closes it (WCAG 1.4.13). */
export function useFlyOut() {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  const ofPlace = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setIsOpen(pointerType === 'mouse'),
    onPointerLeave: close,
    onFocus: ({ target }: FocusEvent) => setIsOpen(target.matches(':focus-visible')),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close()
    },
    onClick: close,
  }
  return { isOpen, ofPlace }
}
