type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Writes a value as a user would: React's setter of a field hides the change from React. */
export function writeField(field: Field, value: string): void {
  const type = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}
