import { useEffect, useRef, type RefObject } from 'react'

/**
 * Updates the form fields when the URL of the list changes. A field whose value in the URL is unchanged keeps the typed
 * text; the focus does not move.
 */
export function useFieldSync(fields: ReadonlyMap<string, string>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const lastFields = useRef(fields)
  useEffect(() => {
    const before = lastFields.current
    lastFields.current = fields
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
