import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUANTITY_MAX, SEARCH_QUANTITY_LIMITS } from '#domain/cart/quantity.ts'
import { readTypedQuantity } from '#domain/cart/typed-quantity.ts'
import { LANGUAGES } from '#domain/locale/language.ts'

const piecesOf = (quantity: number) => ({ kind: 'pieces', pieces: quantity })
const languageIds = LANGUAGES.map(({ languageId }) => languageId)

describe('readTypedQuantity', () => {
  it.each([
    ['de-DE', '1.000', 1_000],
    ['en-GB', '1,000', 1_000],
    ['fr-FR', '1 000', 1_000],
    ['ru-RU', '1\u00a0000', 1_000],
    ['fr-FR', '1\u202f000', 1_000],
    ['en-GB', "1'000", 1_000],
    ['en-GB', '1.000,00', 1_000],
    ['de-DE', '1,000.50', 1_000],
    ['de-DE', '1 000,00', 1_000],
    ['en-GB', '1.000.000', QUANTITY_MAX],
    ['ru-RU', '1 000 000', QUANTITY_MAX],
    ['de-DE', '1,5', 1],
    ['de-DE', '2.75', 2],
    ['en-GB', '0.500', 1],
    ['en-GB', '1e3', 1_000],
    ['de-DE', 'abc', 1],
    ['de-DE', '', 1],
    ['de-DE', '1.00.000', 1],
    ['de-DE', ' 1.000 ', 1_000],
    ['de-DE', '１.０００', 1_000],
  ] as const)('parses in the language %s %j as %i', (languageId, text, pieces) => {
    expect(readTypedQuantity(text, languageId)).toEqual(piecesOf(pieces))
  })

  it.each([
    ['de-DE', '1,000', [1, 1_000]],
    ['pt-BR', '12,500', [12, 12_500]],
    ['en-GB', '1.000', [1, 1_000]],
    ['fr-FR', '1.000', [1, 1_000]],
    ['ru-RU', '3,000', [3, 3_000]],
  ] as const)('is ambiguous in the language %s for %j', (languageId, text, readings) => {
    expect(readTypedQuantity(text, languageId)).toEqual({ kind: 'two-readings', readings })
  })

  it('is not ambiguous if both interpretations are equal after clamping to the limit', () => {
    expect(readTypedQuantity('999,000', 'de-DE', SEARCH_QUANTITY_LIMITS)).toEqual(piecesOf(999))
  })

  it('clamps both interpretations to the limits of the number field', () => {
    expect(readTypedQuantity('1,000', 'de-DE', SEARCH_QUANTITY_LIMITS)).toEqual({
      kind: 'two-readings',
      readings: [1, 999],
    })
  })

  it('parses each quantity in the notation of each language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: QUANTITY_MAX }),
        fc.constantFrom(...languageIds),
        (quantity, languageId) => {
          const writtenText = new Intl.NumberFormat(languageId, { useGrouping: 'always' }).format(quantity)
          expect(readTypedQuantity(writtenText, languageId)).toEqual(piecesOf(quantity))
        },
      ),
    )
  })

  it('returns a quantity within the limits for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...languageIds), (text, languageId) => {
        const read = readTypedQuantity(text, languageId, SEARCH_QUANTITY_LIMITS)
        const all = read.kind === 'pieces' ? [read.pieces] : read.readings
        return all.every((quantity) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 999)
      }),
      { numRuns: 2_000 },
    )
  })
})
