import { expect, it } from 'vitest'
import type { CheckedLine, CheckedPart } from '#domain/quick-order/checked-line.ts'
import { isReady, lineOffer, UNDECIDED_CHOICE, type LineState } from '#domain/quick-order/line-offer.ts'
import { checkedLine, checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const part = (overrides: Partial<CheckedPart> = {}) =>
  checkedPart({ price: { net: euro(100), scale: [{ fromQuantity: 10, price: euro(90) }] }, ...overrides })

const line = (overrides: Partial<CheckedLine> = {}) => checkedLine({ part: part(), ...overrides })

it('the offer of a line contains the total of its quantity', () => {
  expect(lineOffer(line(), UNDECIDED_CHOICE, 4)).toMatchObject({
    state: 'found',
    pieces: 4,
    unitPrice: euro(100),
    total: euro(400),
  })
})

it('the quantity of a line is rounded up to whole packages, and the total is that of the rounded quantity', () => {
  const packed = line({ part: part({ packagingAmount: 5 }) })
  expect(lineOffer(packed, UNDECIDED_CHOICE, 7)).toMatchObject({
    state: 'rounded',
    pieces: 10,
    unitPrice: euro(90),
    total: euro(900),
  })
})

it('the offer of a line contains the core deposits of the rounded quantity beside the total', () => {
  const exchange = part({ packagingAmount: 5, price: { net: euro(100), scale: [], coreDeposit: euro(30) } })
  expect(lineOffer(line({ part: exchange }), UNDECIDED_CHOICE, 7)).toMatchObject({
    total: euro(1000),
    coreDeposits: euro(300),
  })
})

it.each([
  [9, 'found'],
  [10, 'found'],
  [11, 'backorder'],
] as const)('the state of a line with the quantity %d of 10 in stock is %s', (pieces, state) => {
  expect(lineOffer(line(), UNDECIDED_CHOICE, pieces).state).toBe(state)
})

it('a line offers the replacement of a part, unless the user prefers the old part', () => {
  const replaced = line({ replacement: part({ sku: '3.70482' }) })
  expect(lineOffer(replaced, UNDECIDED_CHOICE, 4)).toMatchObject({
    state: 'replaced',
    part: { sku: '3.70482' },
  })
  expect(lineOffer(replaced, { kind: 'keep-old' }, 4)).toMatchObject({
    state: 'found',
    part: { sku: '3.70481' },
  })
})

it('a line with several possible parts requires a choice', () => {
  const several = line({ status: 'ambiguous', candidates: [part(), part({ sku: '3.70482' })] })
  expect(lineOffer(several, UNDECIDED_CHOICE, 4).state).toBe('choose')
  expect(lineOffer(several, { kind: 'part', sku: '3.70482' }, 4)).toMatchObject({
    state: 'found',
    part: { sku: '3.70482' },
  })
})

it.each([
  ['discontinued', 'discontinued'],
  ['not-saleable-in-country', 'not-saleable'],
  ['not-purchasable', 'not-purchasable'],
] as const)('a line with the part status %s has the quantity 0', (status, state) => {
  expect(lineOffer(line({ status }), UNDECIDED_CHOICE, 4)).toMatchObject({ state, pieces: 0 })
  expect(lineOffer(line({ status, part: undefined }), UNDECIDED_CHOICE, 4)).toMatchObject({
    state,
    pieces: 0,
  })
})

it('a line without a part or a quantity has the quantity 0', () => {
  expect(lineOffer(line({ status: 'unknown-number', part: undefined }), UNDECIDED_CHOICE, 4)).toMatchObject({
    state: 'not-found',
    pieces: 0,
  })
  expect(lineOffer(line(), UNDECIDED_CHOICE, undefined)).toMatchObject({ state: 'quantity', pieces: 0 })
})

it('a line can be ordered if it is found, rounded, on back order or replaced', () => {
  const states: readonly LineState[] = [
    'found',
    'rounded',
    'backorder',
    'replaced',
    'choose',
    'not-found',
    'quantity',
  ]
  expect(states.filter(isReady)).toEqual(['found', 'rounded', 'backorder', 'replaced'])
})
