import { expect, it } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { AddTypedLine } from '#application/cart/add-typed-line.ts'
import { ReadTypedLine } from '#application/cart/read-typed-line.ts'
import type { LineReading, TypedLineReader } from '#application/cart/typed-line-reader.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { acceptedAsSent } from '#domain/cart/cart.ts'
import type { CheckedLine, CheckedPart } from '#domain/quick-order/checked-line.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const part = (sku: string) => ({ vendorId: 'NW', sku, packagingAmount: 1 }) as CheckedPart
const OLD = part('3.1')
const NEW = part('3.2')
const checked = (own: Partial<CheckedLine> = {}): CheckedLine => ({
  lineNo: 1,
  status: 'ok',
  requested: 2,
  accepted: 2,
  part: OLD,
  candidates: [],
  ...own,
})

function reading(...lines: readonly CheckedLine[]) {
  const { port, calls } = recordedPort<LineCheck>({ check: async () => lines })
  const locale = new LocaleStore({ language: 'en', countryId: 'DE' }, { user: undefined })
  const reader = new ReadTypedLine({ lineCheck: port, locale })
  const read = (number: string, quantity = '2') => reader.read({ number, quantity })
  return { read, calls }
}

it('looks the number up without the space around, with the quantity', async () => {
  const { read, calls } = reading(checked())
  expect(await read(' 3.1 ', '2 pcs')).toEqual({
    kind: 'part',
    articleNo: '3.1',
    item: { sku: 'NW-3.1', quantity: 2, requestedNumber: undefined },
  })
  expect(calls).toEqual([['check', [{ lineNo: 1, input: '3.1', quantity: 2 }], 'meaning']])
})

it('takes no quantity for one piece', async () => {
  expect(await reading(checked()).read('3.1', '')).toMatchObject({ item: { quantity: 1 } })
})

it('reads a quantity as the language of the page writes thousands, and asks back for the other mark', async () => {
  const { read } = reading(checked())
  expect(await read('3.1', '1,000')).toMatchObject({ item: { quantity: 1_000 } })
  expect(await read('3.1', '1.000')).toEqual({ kind: 'quantity', error: 'two-readings' })
})

it('looks nothing up for a quantity that cannot be read', async () => {
  const { read, calls } = reading(checked())
  expect(await read('3.1', 'some')).toEqual({ kind: 'quantity', error: 'not-a-number' })
  expect(calls).toEqual([])
})

it('looks up no more than the API does', async () => {
  const { read, calls } = reading(checked())
  await read('3'.repeat(101))
  expect(calls).toMatchObject([['check', [{ input: '3'.repeat(100) }], 'meaning']])
})

it('remembers an OE number, but not an article number', async () => {
  const viaOe = { ...OLD, foundVia: { kind: 'oe', number: '81.1' } } as CheckedPart
  expect(await reading(checked({ part: viaOe })).read('81 1')).toMatchObject({
    item: { sku: 'NW-3.1', requestedNumber: '81 1' },
  })
  const viaName = { ...OLD, foundVia: { kind: 'name' } } as CheckedPart
  expect(await reading(checked({ part: viaName })).read('disc')).toMatchObject({
    item: { requestedNumber: undefined },
  })
})

it('gives the successor of a part, and notes the number that was typed', async () => {
  const { read } = reading(checked({ status: 'superseded', replacement: NEW }))
  expect(await read('3.1')).toMatchObject({
    articleNo: '3.2',
    item: { sku: 'NW-3.2', requestedNumber: '3.1' },
  })
})

it('notes the number also if the company has decided what it means', async () => {
  const { read } = reading(checked({ decided: { at: '2026-11-20', by: 'Anna' } }))
  expect(await read('L-1')).toMatchObject({ articleNo: '3.1', item: { requestedNumber: 'L-1' } })
})

it.each([
  ['a part that is discontinued', checked({ status: 'discontinued' }), 'discontinued'],
  ['a number with several parts', checked({ status: 'ambiguous', candidates: [OLD, NEW] }), 'ambiguous'],
  ['an unknown number', checked({ status: 'unknown-number', part: undefined }), 'unknown-number'],
])('gives none for %s', async (_, line, status) => {
  expect(await reading(line).read('3.1', '4')).toEqual({ kind: 'no-part', status, requested: 4 })
})

it('takes a number for unknown of which the API says nothing', async () => {
  expect(await reading().read('3.1')).toEqual({ kind: 'no-part', status: 'unknown-number', requested: 2 })
})

const ITEM = { sku: 'NW-3.1', quantity: 2 }

function adding(
  read: () => Promise<LineReading>,
  one: AddLinesToCart['one'] = async () => ok(acceptedAsSent(ITEM)),
) {
  const { port, calls } = recordedPort<AddLinesToCart>({ one })
  const add = new AddTypedLine({ reader: recordedPort<TypedLineReader>({ read }).port, addLines: port })
  return { run: () => add.run({ number: ' L-1 ', quantity: '2' }), calls }
}

it('adds the part, and says which it was', async () => {
  const { run, calls } = adding(async () => ({ kind: 'part', articleNo: '3.1', item: ITEM }))
  expect(await run()).toEqual(ok({ ...acceptedAsSent(ITEM), articleNo: '3.1' }))
  expect(calls).toEqual([['one', ITEM]])
})

it('says why the cart did not take the part', async () => {
  const { run } = adding(
    async () => ({ kind: 'part', articleNo: '3.1', item: ITEM }),
    async () => fail({ kind: 'no-cart' }),
  )
  expect(await run()).toEqual(fail({ kind: 'no-cart' }))
})

it('adds nothing where there is no part, or no quantity', async () => {
  const none = adding(async () => ({ kind: 'no-part', status: 'unknown-number', requested: 2 }))
  expect(await none.run()).toMatchObject(
    ok({ status: 'unknown-number', requested: 2, accepted: 0, sku: '', articleNo: 'L-1' }),
  )
  const faulty = { kind: 'quantity', error: 'not-whole' } as const
  const unread = adding(async () => faulty)
  expect(await unread.run()).toEqual(fail(faulty))
  expect([none.calls, unread.calls]).toEqual([[], []])
})

it('says that the number could not be looked up', async () => {
  const { run, calls } = adding(() => Promise.reject(new ApiFailure('timeout', 'check')))
  expect(await run()).toEqual(fail({ kind: 'unreachable' }))
  expect(calls).toEqual([])
})
