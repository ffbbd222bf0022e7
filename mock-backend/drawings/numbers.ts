/** Rounds a number for SVG. Throws a RangeError for numbers that are not finite. */
export function decimal(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing cannot show ${value}.`)
  const rounded = Number(value.toFixed(Math.abs(value) < 1 ? 4 : 2))
  return rounded === 0 ? 0 : rounded
}

/** Throws a RangeError unless the size is positive. */
export function positive(value: number): number {
  const size = decimal(value)
  if (size <= 0) throw new RangeError(`A drawing cannot show a size of ${value}.`)
  return size
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

export function times<Item>(count: number, make: (place: number) => Item): readonly Item[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, place) => make(place))
}
