export interface MeasuredAttribute {
  readonly attributeId: string
  readonly value: number | string
}

/** A part's attributes as its drawing reads them. */
export interface Measures {
  /** In millimetres unless the attribute says otherwise. */
  size(attributeId: string, otherwise: number): number
  /** A whole number from 1 on; parts with more than `most` are drawn with `most`. */
  count(attributeId: string, otherwise: number, most: number): number
  has(attributeId: string): boolean
  is(attributeId: string, value: string): boolean
  text(attributeId: string): string | undefined
  /** What a dimension line says; undefined for an attribute that the part does not have. */
  label(attributeId: string, before?: string, after?: string): string | undefined
}

/** Beyond these nothing of this trade can be drawn. */
const smallest = 1
const largest = 100_000

export function measuresOf(attributes: readonly MeasuredAttribute[]): Measures {
  const values = new Map(attributes.map(({ attributeId, value }) => [attributeId, value]))
  const size = (attributeId: string, otherwise: number): number => {
    const value = values.get(attributeId)
    return typeof value === 'number' && value >= smallest && value <= largest ? value : otherwise
  }
  const text = (attributeId: string): string | undefined => {
    const value = values.get(attributeId)
    return typeof value === 'string' ? value : undefined
  }
  return {
    size,
    count: (attributeId, otherwise, most) =>
      Math.min(Math.max(1, Math.round(size(attributeId, otherwise))), most),
    has: (attributeId) => values.has(attributeId),
    is: (attributeId, value) => values.get(attributeId) === value,
    text,
    label: (attributeId, before = '', after = '') => {
      const value = values.get(attributeId)
      return value === undefined ? undefined : `${before}${value}${after}`
    },
  }
}
