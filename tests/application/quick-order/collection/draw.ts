import type { Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import { seededRandom } from '../../../fixtures/seeded-random.fixture.ts'
import { WORDS, type ListWords } from './words.ts'

export type Item = {
  readonly sku: string
  readonly quantity: number
  readonly name: string
  readonly oe: string
  readonly gtin: string
  readonly price: number
}

/** Random choices for one list; the same seed makes the same choices. */
export class Draw {
  readonly language: string
  readonly words: ListWords
  readonly #catalogue: Catalogue
  readonly next: () => number

  constructor(catalogue: Catalogue, seed: number, language: string) {
    this.#catalogue = catalogue
    this.next = seededRandom(seed * 2_654_435_761)
    this.language = language
    this.words = WORDS[language] ?? (WORDS['en'] as ListWords)
  }

  below(end: number): number {
    return Math.floor(this.next() * end)
  }

  of<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T
  }

  /** Random parts, each only once and none discontinued or replaced. */
  items(count: number): readonly Item[] {
    const items = new Map<string, Item>()
    while (items.size < count) {
      const product = this.#catalogue.product(this.below(this.#catalogue.size))
      if (product.discontinued || product.replacedBy !== undefined) continue
      const name = product.names[this.language === 'pt' ? 'pt-BR' : (this.language as 'de')]
      const quantity = this.of([1, 2, 2, 3, 4, 4, 5, 6, 8, 10, 12, 20, 25, 50, 100])
      const price = this.below(40_000) / 100 + 3
      items.set(product.sku, {
        sku: product.sku,
        quantity,
        name,
        oe: product.mainOe,
        gtin: product.gtin,
        price,
      })
    }
    return [...items.values()]
  }
}
