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
    return heads.flatMap((role, index) => (role === first ? [index] : []))
  }
  const [one, other] = numberColumns(rows, witness)
  if (heads || one === undefined || other === undefined) return [0]
  const differ = rows.filter((cells) => skuOf(cells[one], witness) !== skuOf(cells[other], witness)).length
  const gap = rows.every((cells) =>
    [cells[one + 1], cells[one - 1]].some((cell) => looksLikePieces(cell ?? '')),
  )
  return differ * 2 > rows.length && gap && other - one >= 2
    ? [
        0,
        rows[0]?.findIndex(
          (cell, index) => index > one + (looksLikePieces(rows[0]?.[one + 1] ?? '') ? 1 : 0) && cell !== '',
        ) ?? other,
      ]
    : [0]
}

const skuOf = (cell: string | undefined, witness: Witness): string =>
  witness(cell ?? '')?.skus[0] ?? bareNumber(cell ?? '')

function numberColumns(rows: readonly (readonly string[])[], witness: Witness): readonly number[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, index) => index).filter((index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    return cells.length > 0 && cells.filter((cell) => witness(cell)?.isOwn).length >= cells.length * 0.6
  })
}
