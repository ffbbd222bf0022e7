import { useEffect, useRef, type RefObject } from 'react'

/** Lines that the user has typed on the page of the cart. */
type TypedLines = {
  readonly isFinished: boolean
  /** False if the user has to correct a line first. */
  finish(): Promise<boolean>
}

/**
 * Continues to the next step only after the typed lines are in the cart. Ctrl+Enter presses the first button or link of
 * the container with the returned ref, even if the container is rendered only after the first line was added.
 */
export function useContinue(typedLines: TypedLines): RefObject<HTMLDivElement | null> {
  const steps = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const continueByKey = async (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      const { activeElement } = document
      const field = activeElement instanceof HTMLElement ? activeElement : undefined
      // the blur saves a text that the user is typing in a field of the cart
      field?.blur()
      if (typedLines.isFinished || (await typedLines.finish()))
        steps.current?.querySelector<HTMLElement>('button, a')?.click()
      else if (document.activeElement === document.body) field?.focus()
    }
    const delayClick = async (event: MouseEvent) => {
      const { target } = event
      const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
      if (typedLines.isFinished || opensTab || !(target instanceof HTMLElement)) return
      if (!steps.current?.contains(target)) return
      event.preventDefault()
      event.stopPropagation()
      if (await typedLines.finish()) target.click()
    }
    const handleKey = (event: KeyboardEvent) => void continueByKey(event)
    const handleClick = (event: MouseEvent) => void delayClick(event)
    document.addEventListener('keydown', handleKey)
    document.addEventListener('click', handleClick, true)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('click', handleClick, true)
    }
  }, [typedLines])
  return steps
}
