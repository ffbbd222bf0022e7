import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_OVERRIDES } from '#domain/list-reader/column-overrides.ts'
import type { ListQuantity } from '#domain/list-reader/list-quantity.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { wordsOf } from '#domain/list-reader/prose-words.ts'
import { QUANTITY_DOUBTS } from '#domain/list-reader/quantity-doubts.ts'
import { quantityMatchesIn } from '#domain/list-reader/quantity-matches.ts'
import { QUANTITY_RULES } from '#domain/list-reader/quantity-rules.ts'
import { piecesOfQuantity } from '#domain/list-reader/read-list.ts'
import { readRows } from '#domain/list-reader/read-rows.ts'
import { ROW_RULES } from '#domain/list-reader/row-rules.ts'
import { isArticleNumber } from '#domain/shared/article-number.ts'
import { hasProduct } from '../../fixtures/catalogue-lookup.fixture.ts'

const CATALOGUE = hasProduct(['2.30256', '3.00130', '1.24263'], { '81.50803-0039': ['2.30256'] })

afterEach(() => void vi.restoreAllMocks())

const countOf = (quantity: ListQuantity) => String(piecesOfQuantity(quantity) ?? '?')

const quantitiesIn = (example: string) => {
  const words = wordsOf(example)
  const mentions = quantityMatchesIn(words, (index) => isArticleNumber(words[index] ?? ''))
  return { mentions, text: mentions.map(({ quantity }) => countOf(quantity)).join(' | ') }
}

const rowsOf = (example: string) => {
  const { rows } = readRows(rowsOfText(example), CATALOGUE, false, NO_OVERRIDES)
  const parts = rows.flatMap((row) => row.parts)
  return { rows, text: parts.map(({ number, quantity }) => `${number} ${countOf(quantity)}`).join(' | ') }
}

describe('the example of each quantity rule is parsed differently without the rule', () => {
  it.each(QUANTITY_RULES)('$name: "$example"', (reading) => {
    const { mentions, text } = quantitiesIn(reading.example)
    expect(text).toBe(reading.reads)
    vi.spyOn(reading, 'read').mockReturnValue(undefined)
    expect(quantitiesIn(reading.example).mentions).not.toEqual(mentions)
  })
})

describe('the quantity of the example of each doubt is confirmed by the user', () => {
  it.each(QUANTITY_DOUBTS)('$name: "$example"', (doubt) => {
    expect(rowsOf(doubt.example).text).toBe('2.30256 ?')
    vi.spyOn(doubt, 'applies').mockReturnValue(false)
    expect(rowsOf(doubt.example).text).not.toBe('2.30256 ?')
  })
})

describe('the example of each row rule is parsed differently without the rule', () => {
  it.each(ROW_RULES)('$name: "$example"', (reading) => {
    const { rows, text } = rowsOf(reading.example)
    expect(text).toBe(reading.reads)
    vi.spyOn(reading, 'read').mockReturnValue(undefined)
    expect(rowsOf(reading.example).rows).not.toEqual(rows)
  })
})

describe('rows whose meaning depends on the rows before or after', () => {
  it.each([
    ['all x2:\n\n2.30256\n\n3.00130', '2.30256 2 | 3.00130 1'],
    ['2.30256 4\n81.50803-0039', '2.30256 4'],
    ['2.30256 4\n81.50803-0039 2', '2.30256 4 | 81.50803-0039 2'],
    ['Order: 4471\nArticle: 2.30256\nQty: 4\nArticle: 3.00130\nQty: 2', '2.30256 4 | 3.00130 2'],
    ['Article: 2.30256\nQuantity:\n\n4\n5', '2.30256 4'],
    ['Article: 2.30256\nall x2:\n3.00130', '2.30256 1 | 3.00130 1'],
    ['all x2:\n2.30256\n4 pcs\nBrake disc\n3.00130', '2.30256 2 | 3.00130 4'],
    ['Article: 2.30256\nQuantity: 4\n\nOE number: 81.50803-0039\nQuantity: 2', '2.30256 4 | 81.50803-0039 2'],
    ['2.30256\n3.00130\n\nall x2', '2.30256 2 | 3.00130 2'],
    ['2.30256, 3.00130 4 pcs, 2 each 1.24263', '2.30256 1 | 3.00130 4 | 1.24263 2'],
    ['2.30256\n3 pcs\n4 pcs', '2.30256 3'],
    ['2.30256\n0 x 12,50 €', '2.30256 ?'],
    ['the same again: 4 x 5.55555', '5.55555 4'],
    ['2 x 2.30256\nswap 2.30256 for 3.00130\ndouble the 3.00130', '3.00130 4'],
    ['2.30256, do you have 4?\nok, take 3. And 2 of 3.00130', '2.30256 3 | 3.00130 2'],
  ])('%j orders %s', (example, ordered) => {
    expect(rowsOf(example).text).toBe(ordered)
  })
})

it('each rule has a unique name', () => {
  const names = [...QUANTITY_RULES, ...QUANTITY_DOUBTS, ...ROW_RULES].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
