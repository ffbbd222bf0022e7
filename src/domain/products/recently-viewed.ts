/** A product that was looked at on this device. */
export type ViewedPart = {
  readonly slug: string
  readonly sku: string
  readonly name: string
  /** The language that the name is in. */
  readonly language: string
  readonly pictureSrc: string
}

const VIEWED_MOST = 9

/** The newest first, each once, and no more than one looks back at. */
export function withViewed(part: ViewedPart, parts: readonly ViewedPart[]): readonly ViewedPart[] {
  return [part, ...parts.filter(({ slug }) => slug !== part.slug)].slice(0, VIEWED_MOST)
}
