import type { Product } from '#domain/products/product.ts'
import { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import { ComparedStore } from './compared.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the compared products with all their attributes; omits unknown products. */
export class OpenComparison extends dependsOn({ compared: ComparedStore, catalogue: PartsCatalogue }) {
  async run(): Promise<readonly Product[]> {
    const { slugs } = this.deps.compared
    return slugs.length === 0 ? [] : this.deps.catalogue.compare(slugs)
  }
}
