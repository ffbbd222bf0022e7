/** A displayed cart line at the time of the order. */
export type DisplayedLine = {
  readonly articleNo: string
  readonly quantity: number
  /** Price per piece in minor units of the currency; absent if prices are hidden. */
  readonly unitPrice?: number | undefined
}

export type Difference = { readonly articleNo: string } & (
  | { readonly kind: 'gone' | 'new' | 'price' }
  | { readonly kind: 'quantity'; readonly old: number; readonly now: number }
)

/** Compares the displayed cart with the current cart. */
export function differences(
  displayed: readonly DisplayedLine[],
  now: readonly DisplayedLine[],
): readonly Difference[] {
  const before = new Map(displayed.map((line) => [line.articleNo, line]))
  const after = new Map(now.map((line) => [line.articleNo, line]))
  const removedLines = displayed.filter(({ articleNo }) => !after.has(articleNo))
  return [
    ...removedLines.map(({ articleNo }): Difference => ({ articleNo, kind: 'gone' })),
    ...now.flatMap((line) => differenceOf(before.get(line.articleNo), line)),
  ]
}

function differenceOf(old: DisplayedLine | undefined, line: DisplayedLine): readonly Difference[] {
  const { articleNo } = line
  if (!old) return [{ articleNo, kind: 'new' }]
  if (old.quantity !== line.quantity) {
    return [{ articleNo, kind: 'quantity', old: old.quantity, now: line.quantity }]
  }
  return old.unitPrice === line.unitPrice ? [] : [{ articleNo, kind: 'price' }]
}
