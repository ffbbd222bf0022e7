export interface MeasuredAttribute {
  readonly attributeId: string
  readonly value: number | string
}

/** The attributes of a part as a drawing needs them. */
export interface Measures {
  /** Millimetres, unless the attribute has another unit. */
  size(attributeId: string, otherwise: number): number
  /** An integer from 1 to `most`; larger values are drawn as `most`. */
  count(attributeId: string, otherwise: number, most: number): number
  has(attributeId: string): boolean
  is(attributeId: string, value: string): boolean
  text(attributeId: string): string | undefined
  /** The label of a dimension line; undefined if the part does not have the attribute. */
  label(attributeId: string, before?: string, after?: string): string | undefined
}

/** Limits of plausible sizes. */
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
