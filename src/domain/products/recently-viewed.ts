/** A recently viewed product of this device. */
export type ViewedPart = {
  readonly slug: string
  readonly sku: string
  readonly name: string
  /** Language of `name`. */
  readonly language: string
  readonly pictureSrc: string
}

const VIEWED_MAX = 9

/** Prepends a product, removes duplicates and limits the length. */
export function withViewed(part: ViewedPart, parts: readonly ViewedPart[]): readonly ViewedPart[] {
  return [part, ...parts.filter(({ slug }) => slug !== part.slug)].slice(0, VIEWED_MAX)
}
