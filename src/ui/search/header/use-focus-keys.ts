import { useEffect, type RefObject } from 'react'
import { releaseEarlySearch } from '../../delivery/early-input.ts'
import { isSingleKey } from '../../shortcuts/single-key.ts'

/**
 * Ctrl+K focuses the search field from everywhere. So does `/`, unless single-key shortcuts are off or a text field has
 * the focus. Both do nothing while a dialog is open.
 */
export function useFocusKeys(input: RefObject<HTMLInputElement | null>, hasSingleKeys: boolean): void {
  useEffect(releaseEarlySearch, [])
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
