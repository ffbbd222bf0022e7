import {
  articleSeries,
  indexOfSeriesPosition,
  secondBrandPrefix,
  seriesPositionOf,
} from './article-series.ts'
import { affinePermutation } from './permutation.ts'
import { itemAt, integerHash } from './random.ts'
import { normalizePartNumber } from './normalize-part-number.ts'

export interface ArticleNumbers {
  /** The number as printed. */
  skuOf(index: number): string
  /**
   * Accepts any spelling, with or without the vendor; undefined for a text that cannot be an article number.
   */
  indexOf(text: string): number | undefined
  /** Former article numbers of the product, latest first; unique in the catalogue. */
  predecessorsOf(index: number, count: number): readonly string[]
}

const numbersPerPrefix = 100_000
/** A third of the numbers of a prefix belongs to current products, the rest to their predecessors. */
const ordinalsPerGeneration = 33_333
const secondBrandLetters = 'ABCDEFGH'
const numbersPerLetter = 10_000
const numbersPerDigit = numbersPerLetter * secondBrandLetters.length
const secondBrandNumbers = numbersPerDigit * 9

export function createArticleNumbers(seed: number): ArticleNumbers {
  const houseNumbers = new Map(
    articleSeries.map(({ prefix }) => [
      prefix,
      affinePermutation(numbersPerPrefix, 61_803, integerHash(seed, 'articleNumber', Number(prefix))),
    ]),
  )
  const second = affinePermutation(secondBrandNumbers, 444_977, integerHash(seed, 'articleNumber', 0))

  const print = (prefix: string, ordinal: number): string => {
    const house = houseNumbers.get(prefix)
    if (house !== undefined) return `${prefix}.${String(house.encode(ordinal)).padStart(5, '0')}`
    const code = second.encode(ordinal)
    const digit = 1 + Math.floor(code / numbersPerDigit)
    const letter = itemAt(secondBrandLetters, Math.floor(code / numbersPerLetter) % secondBrandLetters.length)
    return `${secondBrandPrefix}${digit}${letter}${String(code % numbersPerLetter).padStart(4, '0')}`
  }

  return {
    skuOf: (index) => {
      const { prefix, ordinal } = seriesPositionOf(index)
      return print(prefix, ordinal)
    },
    indexOf: (text) => {
      const number = normalizePartNumber(text).replace(/^(?:NW(?=\d)|SA(?=SA))/, '')
      const [, prefix, code] = /^(\d{1,2})(\d{5})$/.exec(number) ?? []
      if (prefix !== undefined && code !== undefined) {
        const ordinal = houseNumbers.get(prefix)?.decode(Number(code)) ?? ordinalsPerGeneration
        return ordinal < ordinalsPerGeneration ? indexOfSeriesPosition({ prefix, ordinal }) : undefined
      }
      const [, digit, letter, rest] = /^SA([1-9])([A-H])(\d{4})$/.exec(number) ?? []
      if (digit === undefined || letter === undefined || rest === undefined) return undefined
      const start =
        (Number(digit) - 1) * numbersPerDigit + secondBrandLetters.indexOf(letter) * numbersPerLetter
      const ordinal = second.decode(start + Number(rest))
      return indexOfSeriesPosition({ prefix: secondBrandPrefix, ordinal })
    },
    predecessorsOf: (index, count) => {
      const { prefix, ordinal } = seriesPositionOf(index)
      if (prefix === secondBrandPrefix) return []
      return Array.from({ length: Math.min(count, 2) }, (_, generation) =>
        print(prefix, ordinal + ordinalsPerGeneration * (generation + 1)),
      )
    },
  }
}
