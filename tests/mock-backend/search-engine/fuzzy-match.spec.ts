import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCatalogue } from '#mock-backend/search-engine/catalogue.ts'
import { createWordList } from '#mock-backend/search-engine/word-list.ts'
import { figuresOf, judge } from './search-quality.ts'
import { mistypedQueries } from './typing-errors.ts'

const catalogue = createCatalogue({ seed: 1, size: 20_000 })
const judged = mistypedQueries(1_200, 18).map((query) =>
  judge({ ...query, conditions: [], parts: [] }, catalogue),
)

// Single words of four letters have too few letters for a correction.
test.each(figuresOf(judged.filter(({ query }) => query.kind !== 'short alone')))(
  'with typing errors ($kind), at least 90 % of the words return a matching part among the first five results',
  ({ kind, firstFive, empty }) => {
    expect(firstFive, kind).toBeGreaterThanOrEqual(kind === 'all' ? 97 : 90)
    expect(empty, kind).toBeLessThanOrEqual(kind === 'all' ? 0.5 : 5)
  },
)

test('at most one in a hundred misspelled words matches nothing', () => {
  const [all] = figuresOf(judged)
  expect(all?.empty).toBeLessThanOrEqual(1)
})

test('a single short word with a typing error matches nothing, but gets a suggestion', () => {
  const { total, suggestions } = catalogue.search('hox', { language: 'en', offset: 0, limit: 5 })
  expect(total).toBe(0)
  expect(suggestions).toEqual([{ term: 'shox', total: expect.any(Number) }])
})

test('a word with a missing double letter is corrected to the word with the double letter', () => {
  const { understood } = catalogue.search('Kuplung', { language: 'de', offset: 0, limit: 5 })
  expect(understood).toContainEqual({ text: 'Kuplung', as: 'CORRECTED', value: 'kupplung' })
})

test.each([
  ['Getriebener', 'de'],
  ['freinte', 'fr'],
  ['пружинка', 'ru'],
  ['тормозить', 'ru'],
] as const)('%s, which is derived from the name of a part, matches nothing', (term, language) => {
  expect(catalogue.search(term, { language, offset: 0, limit: 5 }).total).toBe(0)
})

test('a doubled letter in the place of another letter is corrected', () => {
  const { total } = catalogue.search('pinssa de freio', { language: 'pt-BR', offset: 0, limit: 5 })
  expect(total).toBeGreaterThan(0)
})

const letters = fc.string({ unit: fc.constantFrom(...'aäbcя'), maxLength: 7 })

test('similar words are exactly those within the permitted number of errors', () => {
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 30 }),
      letters,
      fc.integer({ min: 0, max: 3 }),
      (words, typedText, max) => {
        const near = createWordList(words).near(typedText, max)
        const expectedMatches = [...new Set(words)]
          .map((word) => ({ word, distance: alignmentOf(word, typedText) }))
          .filter(({ distance }) => distance <= max)
        expect(near).toHaveLength(expectedMatches.length)
        expect(near).toEqual(expect.arrayContaining(expectedMatches))
      },
    ),
  )
})

test('words with a prefix are returned in alphabetical sequence', () => {
  fc.assert(
    fc.property(fc.array(letters), letters, (words, beginning) => {
      const expectedWords = [...new Set(words)].filter((word) => word.startsWith(beginning)).toSorted()
      expect([...createWordList(words).beginningWith(beginning)]).toEqual(expectedWords)
    }),
  )
})

/** Optimal string alignment by its definition. */
function alignmentOf(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const same = one.at(-1) === other.at(-1) ? 0 : 1
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    alignmentOf(one.slice(0, -1), other) + 1,
    alignmentOf(one, other.slice(0, -1)) + 1,
    alignmentOf(one.slice(0, -1), other.slice(0, -1)) + same,
    isSwapped && other.length > 1 ? alignmentOf(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  )
}
