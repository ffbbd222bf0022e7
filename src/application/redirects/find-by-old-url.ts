import { partNumberInPath } from '#domain/search/part-number.ts'
import type { PartsCatalogue } from '../products/parts-catalogue.port.ts'

/** Addresses of former pages end on `.html` and name the part (spec 2). */
export class FindByOldUrl {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** The slug of the part's page; `undefined` when the path names no part that is known. */
  async run(path: string): Promise<string | undefined> {
    const number = partNumberInPath(path)
    if (number === undefined) return undefined
    const { products } = await this.#catalogue.search(number)
    return products.find(({ foundVia }) => foundVia?.kind !== 'name')?.slug
  }
}
