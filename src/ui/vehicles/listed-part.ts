/** Part of a list whose fit is shown. */
export type ListedPart = {
  readonly articleNo: string
  readonly name: string
  /** Path segment of the product page; empty if the part has no page. */
  readonly slug: string
  /** Number that the customer entered, which may be that of another part. */
  readonly typed?: string | undefined
}

export type ListFitProps = {
  readonly parts: readonly ListedPart[]
  /** True if the parts that do not fit are counted, but not named. */
  readonly isBrief?: boolean | undefined
}
