type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Sets the value of a field as if a user typed it. Uses the native setter, because React overrides the setter of the
 * element and would ignore the change.
 */
export function setFieldValue(field: Field, value: string): void {
  const type = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(type, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field instanceof HTMLSelectElement) field.dispatchEvent(new Event('change', { bubbles: true }))
}
