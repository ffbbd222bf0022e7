import { expect, it, vi } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { CartItem } from '#application/cart/cart-api.port.ts'
import { CheckLines } from '#application/line-check/check-lines.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import { OrderList } from '#application/quick-order/order-list.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import type { CheckedLine, CheckedPart } from '#domain/quick-order/checked-line.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

function orderList() {
  const check = vi.fn(() => Promise.resolve())
  const list = new OrderList({
    readList: {} as ReadOrderList,
    checkLines: { run: check } as unknown as CheckLines,
    addLines: {} as AddLinesToCart,
  })
  return { list, check }
}

it.each([
  ['a line', '1 '.repeat(1_001)],
  ['a list', '2.90533;1\n'.repeat(30_001)],
])('returns %s that is longer than the limit unchanged for correction', async (_, text) => {
  const { list, check } = orderList()
  expect(await list.run(text, 'stock')).toEqual({ lines: [], rest: text, tooLong: { most: 1_000 } })
  expect(check).not.toHaveBeenCalled()
})

const part = (sku: string, overrides: Partial<CheckedPart> = {}) =>
  ({ vendorId: 'NW', sku, packagingAmount: 1, ...overrides }) as CheckedPart

/** Numbers of the catalogue, with their check results. */
const CATALOGUE: Readonly<Record<string, Omit<CheckedLine, 'lineNo'>>> = {
  '3.70481': { status: 'ok', part: part('3.70481'), candidates: [] },
  '4.43793': { status: 'ok', part: part('4.43793', { packagingAmount: 5 }), candidates: [] },
  '5.72706': { status: 'discontinued', part: part('5.72706'), candidates: [] },
  '81.43700': { status: 'ambiguous', candidates: [part('6.11111'), part('6.22222')] },
}

type Shop = { readonly isOffline?: boolean; readonly add?: AddLinesToCart['run'] }

/** A shop whose cart accepts all lines, unless stated otherwise. */
function ordering({ isOffline = false, add = async (items) => ok(items.map(acceptedAsSent)) }: Shop = {}) {
  const { port, calls } = recordedPort<LineCheck>({
    check: async (queries) => {
      if (isOffline) throw new ApiFailure('offline', 'resolve')
      return queries.map(({ lineNo, input }) => ({
        lineNo,
        ...(CATALOGUE[input] ?? { status: 'unknown-number', candidates: [] }),
      }))
    },
  })
  const addedCartItems: CartItem[] = []
  const addLines = {
    run: async (items: readonly CartItem[]) => {
      addedCartItems.push(...items)
      return add(items)
    },
  } as AddLinesToCart
  const list = new OrderList({
    readList: new ReadOrderList({ lineCheck: port }),
    checkLines: new CheckLines({ lineCheck: port }),
    addLines,
  })
  return { list, added: addedCartItems, calls }
}

it('adds the unambiguous lines to the cart, and returns the remaining lines for correction', async () => {
  const { list, added } = ordering()
  const text = ['3.70481;4', '4.43793;7', '5.72706;2', '81.43700;1', '9.99999;3', '3.70481;many']
  expect(await list.run(text.join('\n'), 'meaning')).toEqual({
    lines: [
      { lineNo: 1, number: '3.70481', pieces: 4, articleNo: '3.70481', state: 'found', added: true },
      { lineNo: 2, number: '4.43793', pieces: 10, articleNo: '4.43793', state: 'rounded', added: true },
      { lineNo: 3, number: '5.72706', pieces: 2, articleNo: '5.72706', state: 'discontinued', added: false },
      { lineNo: 4, number: '81.43700', pieces: 1, state: 'choose', added: false },
      { lineNo: 5, number: '9.99999', pieces: 3, state: 'not-found', added: false },
      { lineNo: 6, number: '3.70481', pieces: 'many', articleNo: '3.70481', state: 'quantity', added: false },
    ],
    rest: text.slice(2).join('\n'),
  })
  expect(added).toEqual([
    { sku: 'NW-3.70481', quantity: 4 },
    { sku: 'NW-4.43793', quantity: 10 },
  ])
})

it('requests the stock of a list without adding anything to the cart', async () => {
  const { list, added, calls } = ordering()
  expect(await list.run('3.70481;4\n4.43793;7', 'stock')).toMatchObject({
    lines: [
      { state: 'found', added: false },
      { state: 'rounded', added: false },
    ],
    rest: '3.70481;4\n4.43793;7',
  })
  expect([added, calls.at(-1)?.[2]]).toEqual([[], 'stock'])
})

it('returns a list as it was typed, and adds nothing, if the check of its lines fails', async () => {
  const { list, added } = ordering({ isOffline: true })
  expect(await list.run('3.70481;4', 'meaning')).toEqual({
    lines: [{ lineNo: 1, number: '3.70481', pieces: 4, state: 'unanswered', added: false }],
    rest: '3.70481;4',
  })
  expect(added).toEqual([])
})

it('returns, for correction, the lines that the cart has not accepted', async () => {
  const text = '3.70481;4\n4.43793;5'
  const refused = ordering({ add: async () => fail({ kind: 'unreachable' }) })
  expect((await refused.list.run(text, 'meaning')).rest).toBe(text)
  const half = ordering({
    add: async ([first, second]) => ok([acceptedAsSent(first!), { ...acceptedAsSent(second!), accepted: 0 }]),
  })
  expect(await half.list.run(text, 'meaning')).toMatchObject({
    lines: [{ added: true }, { added: false }],
    rest: '4.43793;5',
  })
  const interrupted = ordering({ add: async ([first]) => ok([acceptedAsSent(first!)]) })
  expect((await interrupted.list.run(text, 'meaning')).rest).toBe('4.43793;5')
})

it('adds nothing if no line is unambiguous', async () => {
  const add = vi.fn<AddLinesToCart['run']>()
  const { list } = ordering({ add })
  expect((await list.run('9.99999;3', 'meaning')).rest).toBe('9.99999;3')
  expect(add).not.toHaveBeenCalled()
})

it('returns only the parts of a row that were not added', async () => {
  const { list, added } = ordering()
  const report = await list.run('please send 4 x 3.70481 and 3 x 5.72706', 'meaning')
  expect(
    report.lines.map(({ number, pieces: quantityText, added: isAdded }) => [number, quantityText, isAdded]),
  ).toEqual([
    ['3.70481', 4, true],
    ['5.72706', 3, false],
  ])
  await list.run(report.rest, 'meaning')
  expect(added).toEqual([{ sku: 'NW-3.70481', quantity: 4 }])
})

it('adds up the quantities of a part in several rows', async () => {
  const { list } = ordering()
  expect(await list.run('9.99999;3\n3.70481;4\n9.99999;2', 'meaning')).toMatchObject({
    lines: [
      { number: '9.99999', pieces: 5 },
      { number: '3.70481', pieces: 4 },
    ],
    rest: '9.99999;3\n9.99999;2',
  })
})

const rowsOf = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join('\n')

it.each([
  ['lines', 1_001, (index: number) => `3.${10_000 + index};1`],
  ['rows', 1_501, () => ''],
] as const)('adds nothing of a list with too many %s', async (_, count, row) => {
  const { list, calls } = ordering()
  const text = `${rowsOf(count, row)}\n`
  expect(await list.run(text, 'meaning')).toEqual({ lines: [], rest: text, tooLong: { most: 1_000 } })
  expect(calls).toEqual([])
})

it('processes each line of a list of 1,000 lines', async () => {
  const { list } = ordering()
  expect(
    (
      await list.run(
        rowsOf(1_000, (index) => `3.${10_000 + index};1`),
        'meaning',
      )
    ).lines,
  ).toHaveLength(1_000)
})

it('looks up each number of the list once, and again for its stock', async () => {
  const { list, calls, added } = ordering()
  await list.run('please send 4 x 3.70481', 'meaning')
  expect(calls).toHaveLength(1)
  expect(added).toMatchObject([{ quantity: 4 }])
  await list.run('please send 4 x 3.70481', 'stock')
  expect(calls).toHaveLength(3)
})
