import { useEffect, useRef, type RefObject } from 'react'

/**
 * Whatever changes the address of a list, the fields of its form show it. A field of which the address says the same
 * as before keeps what is typed in it, and the focus stays where it is.
 */
export function useShownFields(fields: ReadonlyMap<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(fields)
  useEffect(() => {
    const before = shown.current
    shown.current = fields
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const value = fields.get(field.name) ?? ''
      if (value === (before.get(field.name) ?? '') || field.type === 'hidden') continue
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = value === field.value
      else field.value = value
    }
  }, [fields])
  return form
}
