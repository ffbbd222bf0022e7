import { describe, expect, it } from 'vitest'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { GridRow } from '#ui/order-grid/grid-row.view-model.ts'
import { checkedLine, checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { answerRow, writtenLine } from '../../fixtures/grid-rows.fixture.ts'

const rowOf = (number = '3.70481', quantity = '2') => new GridRow(1, writtenLine(number, quantity))

function answered(overrides: Partial<CheckedLine> = {}, quantity = '2') {
  const row = rowOf('3.70481', quantity)
  answerRow(row, overrides)
  return row
}

describe('a row of the order grid with typed text', () => {
  it.each([
    ['', '', true],
    [' ', '  ', true],
    ['3.70481', '', false],
    ['', '2', false],
  ])('with the number %j and the quantity %j is empty: %s', (number, quantity, isEmpty) => {
    expect(rowOf(number, quantity).isEmpty).toBe(isEmpty)
  })

  it('has its number and quantity without leading and trailing blanks', () => {
    expect(rowOf(' 3.70481 ', ' 2 ')).toMatchObject({ number: '3.70481', pieces: 2 })
  })

  it('without a quantity has the quantity 1, with an invalid one has no quantity', () => {
    expect([rowOf('3.70481', '').pieces, rowOf('3.70481', 'abc').pieces]).toEqual([1, undefined])
  })
})

describe('the line check of a row of the order grid', () => {
  it('is required for an unchecked number', () => {
    const row = rowOf()
    expect([row.needsAnswer, row.state]).toEqual([true, 'waiting'])
    expect(row.startCheck()).toBe('3.70481')
    expect([row.needsAnswer, row.state]).toEqual([false, 'asking'])
    answerRow(row)
    expect([row.needsAnswer, row.isAsking, row.state]).toEqual([false, false, 'found'])
    row.forgetAnswer()
    expect([row.needsAnswer, row.line]).toEqual([true, undefined])
  })

  it('is not required without a number', () => {
    const row = rowOf('', '2')
    expect([row.needsAnswer, row.state, row.line, row.offer]).toEqual([
      false,
      'waiting',
      undefined,
      undefined,
    ])
    expect(rowOf('', '').state).toBe('empty')
  })

  it('ignores the result for an earlier number of the row', () => {
    const row = rowOf()
    row.startCheck()
    row.write({ number: 'ZZ-99999' })
    row.applyAnswer('3.70481', checkedLine())
    expect([row.line, row.needsAnswer]).toEqual([undefined, true])
    row.write({ number: ' 3.70481' })
    expect(row.line).toEqual(checkedLine())
  })

  it('is marked as unanswered until the row is checked again or gets another number', () => {
    const row = rowOf()
    row.markUnreachable()
    expect(row.wasUnreachable).toBe(false)
    row.startCheck()
    row.markUnreachable()
    expect(row).toMatchObject({ state: 'unanswered', problem: 'unanswered', isAsking: false })
    row.write({ quantity: '3' })
    expect(row.wasUnreachable).toBe(true)
    row.startCheck()
    expect([row.wasUnreachable, row.problem]).toEqual([false, undefined])
    row.markUnreachable()
    row.write({ number: 'ZZ-99999' })
    expect([row.wasUnreachable, row.state]).toEqual([false, 'waiting'])
  })
})

describe('several parts with the number typed in a row', () => {
  const other = checkedPart({ sku: '4.61984' })
  const several = { status: 'ambiguous', part: undefined, candidates: [checkedPart(), other] } as const

  it('require a choice, which is lost when a new result no longer contains the chosen part', () => {
    const row = answered(several)
    expect([row.state, row.chosenPart]).toEqual(['choose', undefined])
    row.choosePart('4.61984')
    expect(row.chosenPart).toBe('4.61984')
    answerRow(row, { ...several, candidates: [checkedPart()] })
    expect(row.chosenPart).toBeUndefined()
    row.forgetAnswer()
    expect(row.chosenPart).toBeUndefined()
  })

  it('require a new choice for another number, but not for another quantity', () => {
    const row = answered(several)
    row.write({ choice: { kind: 'part', sku: '4.61984' } })
    row.write({ number: ' 3.70481 ', quantity: '3' })
    expect(row.offer).toMatchObject({ part: other, pieces: 3 })
    row.write({ number: '3.7' })
    expect(row.written.choice).toEqual({ kind: 'open' })
    row.write({ number: '3.70481', choice: { kind: 'part', sku: '3.70481' } })
    expect(row.written.choice).toEqual({ kind: 'part', sku: '3.70481' })
  })
})

describe('the stock of the part in a row', () => {
  const inStock = (quantity: number | undefined) => ({
    part: checkedPart({ availability: { status: 'available', quantity } }),
  })

  it('below the typed quantity is split into the available quantity and the quantity that is delivered later', () => {
    expect(answered(inStock(3), '8').stockSplit).toEqual({ now: 3, later: 5 })
    expect(answered(inStock(1), '8').stockSplit).toEqual({ now: 1, later: 7 })
  })

  it.each([
    ['there is no stock', 0],
    ['the stock is sufficient', 8],
    ['the stock is unknown', undefined],
  ])('is not split into available and later quantities if %s', (_, quantity) => {
    expect(answered(inStock(quantity), '8').stockSplit).toBeUndefined()
  })

  it('is not split into available and later quantities before the line check responds', () => {
    expect(rowOf().stockSplit).toBeUndefined()
  })
})

describe('a problem of a row of the order grid', () => {
  it('excludes the row from an order', () => {
    const row = answered({ status: 'unknown-number', part: undefined })
    expect(row).toMatchObject({ isReady: false, problem: 'not-found', isProblem: true })
  })

  it('does not exist for a found or unchecked row', () => {
    expect(answered()).toMatchObject({ isReady: true, problem: undefined, isProblem: false })
    expect(rowOf()).toMatchObject({ isReady: false, problem: undefined, isProblem: false })
  })

  it('reported by the cart is shown until the row changes', () => {
    const row = answered({}, '9')
    row.markRejected('limited', '5')
    expect(row).toMatchObject({ problem: 'limited', isProblem: true, pieces: 5 })
    row.write({ quantity: '4' })
    expect(row.problem).toBeUndefined()
  })

  it('of the number takes precedence over that reported by the cart', () => {
    const row = answered({ status: 'discontinued' })
    row.markRejected('refused', '2')
    expect(row.problem).toBe('discontinued')
  })
})

it('a row suggests a number with digits in place of letters only if the typed number is unknown', () => {
  const row = rowOf('3.7O481')
  expect(row.suggestion).toBeUndefined()
  answerRow(row, { status: 'unknown-number', part: undefined })
  expect(row.suggestion).toBe('3.70481')
  answerRow(row)
  expect(row.suggestion).toBeUndefined()
})

it.each(['1.00190 or 10.99755', 'necesito3', '1.00190 Iinks'])(
  'a row suggests no correction of letters for a text of words: %s',
  (text) => {
    const row = rowOf(text)
    answerRow(row, { status: 'unknown-number', part: undefined })
    expect(row.suggestion).toBeUndefined()
  },
)

it('a row can be selected and deselected', () => {
  const row = rowOf()
  row.mark(true)
  expect(row.isMarked).toBe(true)
  row.mark(false)
  expect(row.isMarked).toBe(false)
})
