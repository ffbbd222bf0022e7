import type { ArticleNumbers } from './article-numbers.ts'
import type { Assortment } from './assortment.ts'
import type { NumberHit } from './catalogue-query.ts'
import type { CrossReferences } from './cross-references.ts'
import { gtinOf } from './gtin.ts'
import type { ReplacedNumbers } from './replaced-numbers.ts'
import { squeeze } from './squeeze.ts'

/** Numbers by which a product can be found. */
export type ProductNumbers = (index: number) => readonly NumberHit[]

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
    references: (index) => [
      ...replacedNumbersOf(index).map((number): NumberHit => ({ index, kind: 'replaced', number })),
      ...crossReferencesOf(assortment.designOf(index)).map(
        ({ kind, referenceNo, manufacturerName }): NumberHit => ({
          index,
          kind: kind === 'OE' ? 'oe' : 'competitor',
          number: referenceNo,
          makerName: manufacturerName,
        }),
      ),
    ],
    gtins: (index) => [{ index, kind: 'gtin', number: gtinOf(index) }],
  }
}

/** The spellings of a printed number: Mercedes-Benz numbers with and without the leading A. */
export function keysOf(number: string): readonly string[] {
  const key = squeeze(number)
  return /^A\d{10}$/.test(key) ? [key, key.slice(1)] : [key]
}
