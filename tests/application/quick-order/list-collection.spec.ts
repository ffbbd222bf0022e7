import { describe, expect, it } from 'vitest'
import { listRowsOf } from '#adapters/browser/quick-order/list-rows-of.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import { catalogue, checkLines } from './catalogue-check.ts'
import { writtenLists, type WrittenList } from './collection/lists.ts'

/** Minimum share of ordered lines that must be parsed with the correct number and quantity. */
const SHARES = { ordinary: 0.99, unusual: 0.97 }
const SEED = 1

const lists = await writtenLists(catalogue, SEED)
const readList = new ReadOrderList({ lineCheck: { check: checkLines } })

async function linesOf({ bytes }: WrittenList): Promise<readonly string[]> {
  const rows = await listRowsOf(bytes)
  if (!rows.ok) return []
  const { parsedLines } = await readList.run(rows.value)
  return parsedLines.map(
    ({ number, quantity }) => `${normalizePartNumber(number)} ${piecesOfQuantity(quantity) ?? '?'}`,
  )
}

async function tallyOf(list: WrittenList) {
  const unmatchedLines = [...(await linesOf(list))]
  const ordered = list.items.map(
    ({ number, quantity }) => `${normalizePartNumber(number)} ${quantity ?? '?'}`,
  )
  const lost = ordered.filter((line) => {
    const index = unmatchedLines.indexOf(line)
    if (index >= 0) unmatchedLines.splice(index, 1)
    return index < 0
  })
  return { lines: ordered.length, lost: lost.length, invented: unmatchedLines.length }
}

describe.each(['ordinary', 'unusual'] as const)('%s sample lists', (kind) => {
  const styles = [...new Set(lists.filter((list) => list.kind === kind).map(({ style }) => style))]

  it.each(styles)('the required share of lines is parsed correctly in the style %s', async (style) => {
    const tallies = await Promise.all(lists.filter((list) => list.style === style).map(tallyOf))
    const sum = (count: 'lines' | 'lost' | 'invented') =>
      tallies.reduce((total, tally) => total + tally[count], 0)
    expect(1 - sum('lost') / sum('lines')).toBeGreaterThanOrEqual(SHARES[kind])
    if (kind === 'ordinary') expect(sum('invented')).toBe(0)
  })
})
