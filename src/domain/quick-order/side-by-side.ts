import { bareNumber } from '../search/squeeze.ts'
import type { Role } from './column-roles.ts'
import { looksLikePieces } from './list-quantity.ts'
import type { Witness } from './witness.ts'

/** Indexes at which blocks side by side begin. */
export function blocksOf(
  rows: readonly (readonly string[])[],
  heads: readonly (Role | undefined)[] | undefined,
  witness: Witness,
): readonly number[] {
  const headed = heads?.flatMap((role, index) => (role === 'number' ? [index] : [])) ?? []
  const quantities = heads?.filter((role) => role === 'quantity' || role === 'wanted').length ?? 0
  if (heads && headed.length > 1 && quantities === headed.length && heads[0] !== undefined) {
    const first = heads[0]
    const starts = heads.flatMap((role, index) => (role === first ? [index] : []))
    const isBlock = (start: number, place: number): boolean => {
      const block = heads.slice(start, starts[place + 1])
      return block.includes('number') && (block.includes('quantity') || block.includes('wanted'))
    }
    return starts.every(isBlock) ? starts : [0]
  }
  if (heads) {
    const columns = quantities > 1 ? numberColumns(rows, witness) : []
    if (columns.length !== quantities || quantities < 2) return [0]
    const counted = heads.flatMap((role, index) => (role === 'quantity' || role === 'wanted' ? [index] : []))
    return columns.map((column, index) => {
      if (index === 0) return 0
      const before = counted.findLast((each) => each < column) ?? 0
      return (counted[0] ?? 0) < (columns[0] ?? 0) ? before : before + 1
    })
  }
  const [first, ...others] = numberColumns(rows, witness)
  const starts = [0]
  let before = first
  for (const column of others) {
    if (before === undefined || !standApart(rows, before, column, witness)) return [0]
    const end = before + (looksLikePieces(rows[0]?.[before + 1] ?? '') ? 1 : 0)
    starts.push(rows[0]?.findIndex((cell, index) => index > end && cell !== '') ?? column)
    before = column
  }
  return starts
}

/** Two columns of numbers that name different parts, with a quantity beside the first. */
const standApart = (
  rows: readonly (readonly string[])[],
  one: number,
  other: number,
  witness: Witness,
): boolean =>
  other - one >= 2 &&
  rows.filter((cells) => skuOf(cells[one], witness) !== skuOf(cells[other], witness)).length * 2 >
    rows.length &&
  rows.every((cells) => [cells[one + 1], cells[one - 1]].some((cell) => looksLikePieces(cell ?? '')))

const skuOf = (cell: string | undefined, witness: Witness): string =>
  witness(cell ?? '')?.skus[0] ?? bareNumber(cell ?? '')

function numberColumns(rows: readonly (readonly string[])[], witness: Witness): readonly number[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter((cell) => witness(cell)?.isOwn).length >= cells.length * 0.6
  })
}
