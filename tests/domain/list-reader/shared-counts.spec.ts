import { describe, expect, it } from 'vitest'
import { wordsOf } from '#domain/list-reader/prose-words.ts'
import { wordIndexesOf } from '#domain/list-reader/quantity-match.ts'
import { quantityMatchesIn } from '#domain/list-reader/quantity-matches.ts'

const counts = (text: string) =>
  quantityMatchesIn(wordsOf(text)).map(({ quantity }) =>
    quantity.kind === 'whole' ? quantity.pieces : quantity.kind,
  )

describe('several counts of one part', () => {
  it.each([
    ['1 left 1 right', [2]],
    ['LH 1, RH 2', [3]],
    ['3 for workshop, 2 for store, 1 for van', [6]],
    ['4, 2 left and 2 right', [4]],
    ['2, 1 per side', [2]],
    ['2, je Seite 1', [2]],
    ['2 left 1 left', [2, 1]],
    ['5, 2 left and 2 right', [5, 2, 2]],
    ['2 pcs, 1 right', [2, 1]],
    ['2 left a few right', [2, 'faulty']],
    ['1 for a, 2 for b', [1, 2]],
    ['4, 2 per 1 left', [4, 2, 1]],
    ['2 side 1 left', [2, 1]],
    ['1 per side, 1 per axle', [1]],
    ['2 for store', [2]],
    ['2 pcs, per wheel 1', [2]],
    ['3 for the workshop, 2 for the store', [5]],
    ['3 for the workshop, 2 for the workshop', [3, 2]],
    ['1 front 1 rear 2 left', [4]],
  ])('in %j are added up only if they belong together: %j', (text, pieces) => {
    expect(counts(text)).toEqual(pieces)
  })

  it('are not added up if a part number is between them', () => {
    const words = wordsOf('1 left 3.70481 1 right')
    const mentions = quantityMatchesIn(words, (index) => words[index] === '3.70481')
    expect(mentions.map(({ text }) => text)).toEqual(['1', '1'])
  })

  it('are added up before a part number', () => {
    const words = wordsOf('1 left 1 right 3.70481')
    const mentions = quantityMatchesIn(words, (index) => words[index] === '3.70481')
    expect(mentions.map(({ text }) => text)).toEqual(['1 + 1'])
  })

  it('are one match from the first to the last count', () => {
    expect(quantityMatchesIn(wordsOf('1 left 2 right 3 front'))).toMatchObject([{ from: 0, end: 5 }])
  })

  it('are not marked as a sum if there is only one count', () => {
    expect(quantityMatchesIn(wordsOf('2 for store'))).toMatchObject([{ text: '2', isSaid: false }])
  })

  it('result in one match with the text of a sum, "1 + 2"', () => {
    expect(quantityMatchesIn(wordsOf('1 left 2 right'))).toMatchObject([{ text: '1 + 2', isSaid: true }])
  })

  it('have the word indexes of the counts, but not of the words between them', () => {
    const words = wordsOf('1 left 1 right')
    const [mention] = quantityMatchesIn(words)
    expect(mention && wordIndexesOf(mention).map((index) => words[index])).toEqual(['1', '1'])
  })
})
