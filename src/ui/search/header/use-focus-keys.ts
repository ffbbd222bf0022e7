import { useEffect, type RefObject } from 'react'
import { isSingleKey } from '../../shortcuts/single-key.ts'

/**
 * Ctrl+K focuses the field from everywhere, and so does `/` unless single keys are switched off; in a text field a
 * slash is typed. Neither leaves an open dialog.
 */
export function useFocusKeys(input: RefObject<HTMLInputElement | null>, hasSingleKeys: boolean): void {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isAsked = asksByChord(event) || (hasSingleKeys && isSingleKey(event, '/'))
      if (event.defaultPrevented || !isAsked || document.querySelector('dialog:modal')) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input, hasSingleKeys])
}

const asksByChord = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k'
