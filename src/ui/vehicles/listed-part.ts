/** A part of a list whose fits are proved. */
export type ListedPart = {
  readonly articleNo: string
  readonly name: string
  /** Empty if the part has no page. */
  readonly slug: string
  /** Number that the customer entered, which may be that of another part. */
  readonly typed?: string | undefined
}
