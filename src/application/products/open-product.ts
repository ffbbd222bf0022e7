import { partNumberOfSlug } from '#domain/search/part-number.ts'
import type { Product } from '#domain/products/product.ts'
import type { PartsCatalogue } from './parts-catalogue.port.ts'

export type OpenedProduct =
  | { readonly kind: 'found'; readonly product: Product }
  | { readonly kind: 'moved'; readonly slug: string }
  | { readonly kind: 'missing' }

export class OpenProduct {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** Searches an unknown slug as a part number without hyphens (spec 2). */
  async run(slug: string): Promise<OpenedProduct> {
    const product = await this.#catalogue.findBySlug(slug)
    if (product) return { kind: 'found', product }

    const number = partNumberOfSlug(slug)
    if (number === '') return { kind: 'missing' }
    const { products } = await this.#catalogue.search(number)
    const first = products.find(({ foundVia }) => foundVia?.kind !== 'name')
    return first ? { kind: 'moved', slug: first.slug } : { kind: 'missing' }
  }
}
