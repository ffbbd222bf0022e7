import type { Product } from '#domain/products/product.ts'
import type { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import type { ComparedStore } from './compared.store.ts'

/** Loads the compared products with all attributes. Unknown products are left out. */
export class OpenComparison {
  readonly #compared: ComparedStore
  readonly #catalogue: PartsCatalogue

  constructor(compared: ComparedStore, catalogue: PartsCatalogue) {
    this.#compared = compared
    this.#catalogue = catalogue
  }

  async run(): Promise<readonly Product[]> {
    const { slugs } = this.#compared
    return slugs.length === 0 ? [] : this.#catalogue.compare(slugs)
  }
}
