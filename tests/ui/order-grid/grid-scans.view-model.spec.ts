import { describe, expect, it } from 'vitest'
import type { Scan } from '#application/scanning/scan-reader.port.ts'
import type { GridMessage } from '#ui/order-grid/grid-message.ts'
import { GridScans } from '#ui/order-grid/grid-scans.view-model.ts'
import { checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

/** A table, and a scanner that reads the given texts. */
function scansOf(...lines: readonly ReturnType<typeof writtenLine>[]) {
  const rows = gridRowsOf(...lines)
  const displayedGridMessages: GridMessage[] = []
  let acceptedCount = 0
  const reader = { read: async (text: string) => JSON.parse(text) as Scan }
  const scans = new GridScans(
    rows,
    reader,
    (notice) => displayedGridMessages.push(notice),
    () => void (acceptedCount += 1),
  )
  const scan = async (...all: readonly Scan[]) => {
    for (const each of all) await scans.take(JSON.stringify(each))
  }
  const written = () => rows.filled.map(({ number, written: { quantity } }) => [number, quantity])
  return { rows, reader, said: displayedGridMessages, scans, scan, written, taken: () => acceptedCount }
}

const part = (number: string, overrides: Partial<Extract<Scan, { kind: 'part' }>> = {}): Scan => ({
  kind: 'part',
  number,
  ...overrides,
})
const NOTHING = { kind: 'no-part-scanned', of: 'nothing' }

describe('a part scanned in the order grid', () => {
  it('that is not in the table becomes a row with the quantity on its label, or 1', async () => {
    const { scan, written, said, taken, rows } = scansOf()
    await scan(part('3.70481'), part('4.61984', { pieces: 12 }))
    expect(written()).toEqual([
      ['3.70481', '1'],
      ['4.61984', '12'],
    ])
    expect(said).toEqual([
      { kind: 'scanned', number: '3.70481', pieces: 1 },
      { kind: 'scanned', number: '4.61984', pieces: 12 },
    ])
    expect([taken(), rows.all[0]?.written]).toEqual([2, writtenLine('3.70481')])
  })

  it('that is in the table increases its quantity, in any notation of its number', async () => {
    const { scan, written, said, taken } = scansOf(writtenLine('3.70481', '4'))
    await scan(part('3 70481'), part('370481', { pieces: 5 }))
    expect([written(), taken()]).toEqual([[['3.70481', '10']], 2])
    expect(said.at(-1)).toEqual({ kind: 'scanned', number: '3.70481', pieces: 10 })
  })

  it('increases its quantity even if the row has another number of the part', async () => {
    const { scan, written, rows } = scansOf(writtenLine('P-7'), writtenLine('P-8'))
    answerRow(rows.all[0], { part: checkedPart({ sku: '4.61984' }) })
    await scan(part('GTIN-1', { sku: '4.61984' }), part('GTIN-2'))
    expect(written()).toEqual([
      ['P-7', '2'],
      ['P-8', '1'],
      ['GTIN-2', '1'],
    ])
  })

  it('is added as a new row if the quantity of its row is invalid', async () => {
    const { scan, written } = scansOf(writtenLine('3.70481', 'abc'))
    await scan(part('3.70481'))
    expect(written()).toEqual([
      ['3.70481', 'abc'],
      ['3.70481', '1'],
    ])
  })

  it('increases its quantity up to the limit', async () => {
    const { scan, written, said } = scansOf(writtenLine('3.70481', '99998'))
    await scan(part('3.70481', { pieces: 12 }))
    expect(written()).toEqual([['3.70481', '99999']])
    expect(said).toEqual([{ kind: 'scanned', number: '3.70481', pieces: 99_999 }])
  })

  it('is rejected if the table is full, unless it is in the table', async () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => writtenLine(`2.${10_000 + index}`))
    const { scan, said, rows, taken } = scansOf(...lines)
    await scan(part('3.70481'))
    expect([said, rows.filled.length, taken()]).toEqual([
      [{ kind: 'too-many', lines: 1, most: 5_000 }],
      5_000,
      0,
    ])
    await scan(part('2.10000'))
    expect(rows.all[0]?.pieces).toBe(2)
  })
})

describe('a quantity scanned in the order grid', () => {
  it('replaces the quantity 1 of the part scanned before', async () => {
    const { scan, written } = scansOf(writtenLine('4.61984', '3'))
    await scan(part('3.70481'), { kind: 'quantity', pieces: 10 }, part('4.61984'), {
      kind: 'quantity',
      pieces: 5,
    })
    expect(written()).toEqual([
      ['4.61984', '8'],
      ['3.70481', '10'],
    ])
  })

  it('is ignored if no part was scanned before, or if the row of the part was removed', async () => {
    const { scan, said, rows, written } = scansOf()
    await scan({ kind: 'quantity', pieces: 5 })
    expect(said).toEqual([NOTHING])
    await scan(part('3.70481'))
    rows.clear()
    await scan({ kind: 'quantity', pieces: 5 })
    expect([said.at(-1), written()]).toEqual([NOTHING, []])
  })
})

it.each(['package', 'nothing'] as const)('the order grid shows that no part was scanned: %s', async (of) => {
  const { scan, said, taken } = scansOf()
  await scan(of === 'package' ? { kind: of, sscc: '340123450000000000' } : { kind: of })
  expect([said, taken()]).toEqual([[{ kind: 'no-part-scanned', of }], 0])
})

it('the order grid adds scans in their sequence, whichever result arrives first', async () => {
  const { reader, scans, written } = scansOf()
  const slow = Promise.withResolvers<Scan>()
  const results = [slow.promise, Promise.resolve(part('4.61984'))]
  reader.read = () => results.shift()!
  const acceptedItems = [scans.take('1'), scans.take('2')]
  slow.resolve(part('3.70481'))
  await Promise.all(acceptedItems)
  expect(written()).toEqual([
    ['3.70481', '1'],
    ['4.61984', '1'],
  ])
})

it('the order grid accepts further scans after reading a scan has thrown an error', async () => {
  const { reader, scans, written } = scansOf()
  const results = [Promise.reject(new TypeError('defect')), Promise.resolve(part('4.61984'))]
  reader.read = () => results.shift()!
  await expect(scans.take('1')).rejects.toThrow('defect')
  await scans.take('2')
  expect(written()).toEqual([['4.61984', '1']])
})
