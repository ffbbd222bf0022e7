type Price = { readonly value: number; readonly currency: { readonly code: string } }

export const isPrice = (value: unknown): value is Price =>
  typeof value === 'object' &&
  value !== null &&
  'currency' in value &&
  'value' in value &&
  typeof value.value === 'number'

/** JSON pointers of the amounts of money in a response. */
export function pricesIn(value: unknown, pointer = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isPrice(value)) return [pointer]
  return Object.entries(value).flatMap(([name, field]) => pricesIn(field, `${pointer}/${name}`))
}
