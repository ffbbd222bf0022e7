import type { ArticleNumbers } from '../catalogue/article-numbers.ts'
import type { Assortment } from '../catalogue/assortment.ts'
import type { NumberHit, NumberKind } from './catalogue-query.ts'
import type { CrossReferences } from '../catalogue/cross-references.ts'
import { gtinOf } from '../catalogue/gtin.ts'
import type { ReplacedNumbers } from '../catalogue/replaced-numbers.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'

/** Numbers by which a product can be found: all of them, or only one kind. */
export type ProductNumbers = (index: number, only?: NumberKind) => readonly NumberHit[]

export interface NumberSources {
  readonly assortment: Assortment
  readonly numbers: ArticleNumbers
  readonly crossReferencesOf: CrossReferences
  readonly replacedNumbersOf: ReplacedNumbers
}

export interface ProductNumberKinds {
  readonly articles: ProductNumbers
  /** Numbers of predecessors, vehicle makers and competitors. */
  readonly references: ProductNumbers
  readonly gtins: ProductNumbers
}

export function createProductNumbers(sources: NumberSources): ProductNumberKinds {
  const { assortment, numbers, crossReferencesOf, replacedNumbersOf } = sources
  return {
    articles: (index) => [{ index, kind: 'article', number: numbers.skuOf(index) }],
    references: (index, only) => {
      const replaced = only === undefined || only === 'replaced' ? replacedNumbersOf(index) : []
      const ofOthers =
        only === 'replaced'
          ? []
          : crossReferencesOf(
              assortment.designOf(index),
              only === undefined ? undefined : only === 'oe' ? 'OE' : 'IAM',
            )
      return [
        ...replaced.map((number): NumberHit => ({ index, kind: 'replaced', number })),
        ...ofOthers.map(({ kind, referenceNo, manufacturerName }): NumberHit => ({
          index,
          kind: kind === 'OE' ? 'oe' : 'competitor',
          number: referenceNo,
          makerName: manufacturerName,
        })),
      ]
    },
    gtins: (index) => [{ index, kind: 'gtin', number: gtinOf(index) }],
  }
}

/** Normalised spellings of a printed number: a Mercedes-Benz number is found with and without the leading A. */
export function keysOf(number: string): readonly string[] {
  const key = normalizePartNumber(number)
  return /^A\d{10}$/.test(key) ? [key, key.slice(1)] : [key]
}
