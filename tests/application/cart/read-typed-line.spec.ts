import { expect, it } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddTypedLine } from '#application/cart/add-typed-line.ts'
import { ReadTypedLine } from '#application/cart/read-typed-line.ts'
import { ReadOrderList } from '#application/line-check/read-order-list.ts'
import type { LineReading, TypedLineReader } from '#application/cart/typed-line-reader.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import type { CheckedLine, CheckedPart, LineQuery } from '#domain/quick-order/checked-line.ts'
import { normalizePartNumber } from '#domain/shared/normalize-part-number.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const part = (sku: string) => ({ vendorId: 'NW', sku, packagingAmount: 1 }) as CheckedPart
const OLD = part('3.1')
const NEW = part('3.2')
const checked = (overrides: Partial<CheckedLine> = {}): CheckedLine => ({
  lineNo: 1,
  status: 'ok',
  part: OLD,
  candidates: [],
  ...overrides,
})

const reading = (...lines: readonly CheckedLine[]) => readingBy(async () => lines)

const KNOWN = new Set(['515644', '222319', 'A3883208253'])

/** A catalogue that knows some numbers. */
const readingKnown = () =>
  readingBy(async (queries) =>
    queries.map(({ lineNo, input }) =>
      KNOWN.has(normalizePartNumber(input))
        ? checked({ lineNo })
        : checked({ lineNo, status: 'unknown-number', part: undefined }),
    ),
  )

function readingBy(check: LineCheck['check']) {
  const { port, calls } = recordedPort<LineCheck>({ check })
  const locale = new LocaleStore({ language: 'en', countryId: 'DE' }, { user: undefined })
  const readOrderList = new ReadOrderList({ lineCheck: port })
  const reader = new ReadTypedLine({ lineCheck: port, locale, readOrderList })
  const readAll = (number: string, quantity = '') => reader.read({ number, quantity })
  const read = async (number: string, quantity = '2') => (await readAll(number, quantity))[0]?.reading
  return { read, readAll, calls }
}

it('looks up the trimmed number of a typed line, with its quantity', async () => {
  const { read, calls } = reading(checked())
  expect(await read(' 3.1 ', '2 pcs')).toEqual({
    kind: 'part',
    articleNo: '3.1',
    item: { sku: 'NW-3.1', quantity: 2, requestedNumber: undefined },
  })
  expect(calls).toEqual([['check', [{ lineNo: 1, input: '3.1', quantity: 2 }], 'meaning']])
})

it('uses the quantity 1 if a typed line contains none', async () => {
  expect(await reading(checked()).read('3.1', '')).toMatchObject({ item: { quantity: 1 } })
})

it('accepts the thousands separator of the language, and reports the other separator as ambiguous', async () => {
  const { read } = reading(checked())
  expect(await read('3.1', '1,000')).toMatchObject({ item: { quantity: 1_000 } })
  expect(await read('3.1', '1.000')).toEqual({ kind: 'quantity', error: 'two-readings' })
})

it('does not look up the number of a typed line with an invalid quantity', async () => {
  const { read, calls } = reading(checked())
  expect(await read('3.1', 'some')).toEqual({ kind: 'quantity', error: 'not-a-number' })
  expect(calls).toEqual([])
})

it('truncates a typed number to the maximum length of the API', async () => {
  const { read, calls } = reading(checked())
  await read('3'.repeat(101))
  expect(calls).toMatchObject([['check', [{ input: '3'.repeat(100) }], 'meaning']])
})

it('returns the typed number for a match by OE number, but not by name', async () => {
  const viaOe = { ...OLD, foundVia: { kind: 'oe', number: '81.1' } } as CheckedPart
  expect(await reading(checked({ part: viaOe })).read('81 1')).toMatchObject({
    item: { sku: 'NW-3.1', requestedNumber: '81 1' },
  })
  const viaName = { ...OLD, foundVia: { kind: 'name' } } as CheckedPart
  expect(await reading(checked({ part: viaName })).read('disc')).toMatchObject({
    item: { requestedNumber: undefined },
  })
})

it('returns the successor of a superseded part, and the typed number', async () => {
  const { read } = reading(checked({ status: 'superseded', replacement: NEW }))
  expect(await read('3.1')).toMatchObject({
    articleNo: '3.2',
    item: { sku: 'NW-3.2', requestedNumber: '3.1' },
  })
})

it('returns the typed number even if the company has assigned it to a part', async () => {
  const { read } = reading(checked({ decided: { at: '2026-11-20', by: 'Anna' } }))
  expect(await read('L-1')).toMatchObject({ articleNo: '3.1', item: { requestedNumber: 'L-1' } })
})

it.each([
  ['a part that is discontinued', checked({ status: 'discontinued' }), 'discontinued'],
  ['a number with several parts', checked({ status: 'ambiguous', candidates: [OLD, NEW] }), 'ambiguous'],
  ['an unknown number', checked({ status: 'unknown-number', part: undefined }), 'unknown-number'],
])('returns no part for a typed line with %s', async (_, line, status) => {
  expect(await reading(line).read('3.1', '4')).toEqual({ kind: 'no-part', status, requested: 4 })
})

it('reports a number without a result in the response as unknown', async () => {
  expect(await reading().read('3.1')).toEqual({ kind: 'no-part', status: 'unknown-number', requested: 2 })
})

it.each([
  ['5.15644 2', [['5.15644', '2']]],
  ['2x 5.15644', [['5.15644', '2']]],
  ['2x5.15644', [['5.15644', '2']]],
  ['5.15644\n2.22319 10', [['5.15644', ''], ['2.22319', '10']]], // prettier-ignore
  ['5.15644 2\nHC-10019', [['5.15644', '2'], ['HC-10019', '']]], // prettier-ignore
  ['5.15644 1.000', [['5.15644', '1.000']]],
  ['A 388 320 82 53', [['A 388 320 82 53', '']]],
  ['A 388 320 82 54', [['A 388 320 82 54', '']]],
  ['A 388 320 82 53 x 4', [['A 388 320 82 53', '4']]],
  ['5.15644', [['5.15644', '']]],
])('parses the typed line "%s" like the quick order', async (text, lines) => {
  const read = await readingKnown().readAll(text)
  expect(read.map(({ number, quantity }) => [number, quantity])).toEqual(lines)
})

it('looks up each number of a typed list once', async () => {
  const { readAll, calls } = readingKnown()
  const lines = await readAll('2x 5.15644\nA 388 320 82 53 x 4')
  expect(lines.map(({ reading: { kind } }) => kind)).toEqual(['part', 'part'])
  const inputs = calls.flatMap(([, queries]) => (queries as readonly LineQuery[]).map(({ input }) => input))
  expect(inputs.toSorted()).toEqual([...new Set(inputs)].toSorted())
})

it('ignores a quantity typed beside the number if the quantity field is filled', async () => {
  const [line] = await reading(checked()).readAll('5.15644 2', '4')
  expect(line).toMatchObject({ number: '5.15644 2', quantity: '4' })
})

const ITEM = { sku: 'NW-3.1', quantity: 2 }
const LINE = { number: ' L-1 ', quantity: '2' }

function adding(
  read: () => Promise<LineReading>,
  one: () => ReturnType<AddLinesToCart['one']> = async () => ok(acceptedAsSent(ITEM)),
) {
  const run: AddLinesToCart['run'] = async () => {
    const added = await one()
    return added.ok ? ok([added.value]) : added
  }
  const { port, calls } = recordedPort<AddLinesToCart>({ run })
  const reader = recordedPort<TypedLineReader>({ read: async () => [{ ...LINE, reading: await read() }] })
  const add = new AddTypedLine({ reader: reader.port, addLines: port })
  return { run: async () => (await add.run(LINE))[0]?.added, calls }
}

it('adds the part of a typed line to the cart, and returns it', async () => {
  const { run, calls } = adding(async () => ({ kind: 'part', articleNo: '3.1', item: ITEM }))
  expect(await run()).toEqual(ok({ ...acceptedAsSent(ITEM), articleNo: '3.1' }))
  expect(calls).toEqual([['run', [ITEM], undefined]])
})

it('reports why the cart did not accept the part of a typed line', async () => {
  const { run } = adding(
    async () => ({ kind: 'part', articleNo: '3.1', item: ITEM }),
    async () => fail({ kind: 'no-cart' }),
  )
  expect(await run()).toEqual(fail({ kind: 'no-cart' }))
})

it('adds nothing to the cart for a typed line without a part or a quantity', async () => {
  const none = adding(async () => ({ kind: 'no-part', status: 'unknown-number', requested: 2 }))
  expect(await none.run()).toMatchObject(
    ok({ status: 'unknown-number', requested: 2, accepted: 0, sku: '', articleNo: 'L-1' }),
  )
  const faulty = { kind: 'quantity', error: 'not-whole' } as const
  const unread = adding(async () => faulty)
  expect(await unread.run()).toEqual(fail(faulty))
  expect([none.calls, unread.calls]).toEqual([[], []])
})

it('reports that the number could not be looked up if the API fails', async () => {
  const { run, calls } = adding(() => Promise.reject(new ApiFailure('timeout', 'check')))
  expect(await run()).toEqual(fail({ kind: 'unreachable' }))
  expect(calls).toEqual([])
})
