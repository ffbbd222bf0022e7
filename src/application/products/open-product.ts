import { partNumbersOfSlug } from '#domain/search/part-number.ts'
import { replacedNumberOfMatch } from '#domain/search/replaced-number.ts'
import type { Product } from '#domain/products/product.ts'
import { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type OpenedProduct =
  | { readonly kind: 'found'; readonly product: Product }
  /** `replaces`: the number in the slug whose part is no longer sold. */
  | { readonly kind: 'moved'; readonly slug: string; readonly replaces?: string | undefined }
  | { readonly kind: 'missing' }

export class OpenProduct extends dependsOn({ catalogue: PartsCatalogue }) {
  /** Opens the product of a slug; an unknown slug is searched as part number (spec 2). */
  async run(slug: string): Promise<OpenedProduct> {
    const product = await this.deps.catalogue.findBySlug(slug)
    if (product) return { kind: 'found', product }

    for (const number of partNumbersOfSlug(slug)) {
      const { products } = await this.deps.catalogue.search(number)
      const first = products.find(({ foundVia }) => foundVia?.kind !== 'name')
      if (first) return { kind: 'moved', slug: first.slug, replaces: replacedNumberOfMatch(first) }
    }
    return { kind: 'missing' }
  }
}
