import { afterEach, describe, expect, it, vi } from 'vitest'
import { NO_ADVICE } from '#domain/list-reader/list-advice.ts'
import type { ListQuantity } from '#domain/list-reader/list-quantity.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { wordsOf } from '#domain/list-reader/prose-words.ts'
import { mentionsIn } from '#domain/list-reader/quantity-mentions.ts'
import { QUANTITY_READINGS } from '#domain/list-reader/quantity-readings.ts'
import { piecesOf } from '#domain/list-reader/read-list.ts'
import { readRows } from '#domain/list-reader/read-rows.ts'
import { ROW_READINGS } from '#domain/list-reader/row-readings.ts'
import { isArticleNumber } from '#domain/shared/article-number.ts'
import { knows } from '../../fixtures/witness.fixture.ts'

const CATALOGUE = knows(['2.30256', '3.00130', '1.24263'], { '81.50803-0039': ['2.30256'] })

afterEach(() => void vi.restoreAllMocks())

const countOf = (quantity: ListQuantity) => String(piecesOf(quantity) ?? '?')

const quantitiesIn = (example: string) => {
  const words = wordsOf(example)
  const mentions = mentionsIn(words, (place) => isArticleNumber(words[place] ?? ''))
  return { mentions, text: mentions.map(({ quantity }) => countOf(quantity)).join(' | ') }
}

const rowsOf = (example: string) => {
  const { rows } = readRows(rowsOfText(example), CATALOGUE, false, NO_ADVICE)
  const parts = rows.flatMap((row) => row.parts)
  return { rows, text: parts.map(({ number, quantity }) => `${number} ${countOf(quantity)}`).join(' | ') }
}

describe('readings of a quantity', () => {
  it.each(QUANTITY_READINGS)('$name: "$example"', (reading) => {
    const { mentions, text } = quantitiesIn(reading.example)
    expect(text).toBe(reading.reads)
    vi.spyOn(reading, 'read').mockReturnValue(undefined)
    expect(quantitiesIn(reading.example).mentions).not.toEqual(mentions)
  })
})

describe('readings of a row', () => {
  it.each(ROW_READINGS)('$name: "$example"', (reading) => {
    const { rows, text } = rowsOf(reading.example)
    expect(text).toBe(reading.reads)
    vi.spyOn(reading, 'read').mockReturnValue(undefined)
    expect(rowsOf(reading.example).rows).not.toEqual(rows)
  })
})

it('gives each reading a name of its own', () => {
  const names = [...QUANTITY_READINGS, ...ROW_READINGS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
