/** Use of a column. `open`: the use is unknown, and each row of the table is read separately. */
export type ColumnUse = 'number' | 'quantity' | 'other-number' | 'remark' | 'ignored' | 'open'

/** Meaning of the separator in "1.000". */
export type SeparatorMeaning = 'thousands' | 'decimals'

/** The customer's corrections before a list is read again. */
export type ColumnOverrides = {
  /** Columns by table. */
  readonly columns: ReadonlyMap<number, readonly ColumnUse[]>
  readonly mark: SeparatorMeaning | undefined
}

export const NO_OVERRIDES: ColumnOverrides = { columns: new Map(), mark: undefined }

/** A table of an interpreted list; `starts` are the first columns of its blocks side by side. */
export type ParsedTable = {
  readonly uses: readonly ColumnUse[]
  readonly starts: readonly number[]
  /** False for a transposed table (articles side by side): its columns have no use. */
  readonly hasColumns: boolean
}

/**
 * Returns the uses of all columns after the use of one column has changed. A block has at most one column of numbers
 * and one of quantities: another column with that use loses it. If the column of numbers gets another use, the first
 * column with other numbers of the part replaces it.
 */
export function withColumnUse(
  { uses, starts }: ParsedTable,
  column: number,
  use: ColumnUse,
): readonly ColumnUse[] {
  const start = starts.findLast((first) => first <= column) ?? 0
  const end = starts.find((first) => first > column) ?? uses.length
  const isAlone = use === 'number' || use === 'quantity'
  const changed = uses.map((before, index): ColumnUse => {
    if (index === column) return use
    if (before === 'open') return 'remark'
    if (!isAlone || before !== use || index < start || index >= end) return before
    return use === 'number' ? 'other-number' : 'remark'
  })
  if (uses[column] !== 'number' || use === 'number') return changed
  const next = changed.findIndex(
    (each, index) => each === 'other-number' && index !== column && index >= start && index < end,
  )
  return changed.map((each, index) => (index === next ? 'number' : each))
}

export const withColumnUses = (
  overrides: ColumnOverrides,
  table: number,
  uses: readonly ColumnUse[],
): ColumnOverrides => ({
  ...overrides,
  columns: new Map(overrides.columns).set(table, uses),
})
