import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { languages } from '#mock-backend/catalogue/language.ts'
import { partPhrases } from '#mock-backend/search-engine/part-words.ts'
import { partTypes } from '#mock-backend/catalogue/part-types.ts'
import { wordsOf } from '#mock-backend/search-engine/search-words.ts'
import { figuresOf, isMeant, judge, readQueries } from './search-quality.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })
const queries = readQueries(new URL('search-queries.tsv', import.meta.url), catalogue)
const figures = figuresOf(queries.map((query) => judge(query, catalogue)))

test.each(figures)(
  'for at least 95 % of the $kind queries a matching part is among the first five results',
  ({ kind, firstFive, empty, misled }) => {
    expect(firstFive, kind).toBeGreaterThanOrEqual(95)
    expect(empty, kind).toBeLessThanOrEqual(kind === 'all' ? 1 : 4)
    expect(misled, kind).toBeLessThanOrEqual(kind === 'all' ? 1 : 4)
  },
)

test('each query matches some part of the assortment, except for parts that are not sold', () => {
  const unmatchedQueries = new Set(queries.filter(({ partTypes: types }) => types.length > 0))
  for (let index = 0; index < catalogue.size && unmatchedQueries.size > 0; index += 1) {
    const part = catalogue.product(index)
    for (const query of unmatchedQueries) if (isMeant(query, part)) unmatchedQueries.delete(query)
  }
  expect([...unmatchedQueries].map(({ term }) => term)).toEqual([])
})

test.each(languages)(
  'in %s no trade word is the name of two part types, unless it is marked as broad',
  (language) => {
    const own = partPhrases.filter((phrase) => phrase.language === language)
    const keyOf = (text: string): string => wordsOf(text).join(' ')
    const broad = new Set(own.flatMap(({ kind, text }) => (kind === 'broad' ? [keyOf(text)] : [])))
    const types = Map.groupBy(
      own.filter(({ kind }) => kind === 'synonym'),
      ({ text }) => keyOf(text),
    )
    const ambiguous = [...types].flatMap(([text, phrases]) => {
      const ids = new Set(phrases.map(({ partType }) => partTypes[partType]?.id))
      return ids.size > 1 || broad.has(text) ? [`${text}: ${[...ids].join(', ')}`] : []
    })
    expect(ambiguous).toEqual([])
  },
)
