import { partNumberInPath } from '#domain/search/part-number.ts'
import type { PartsCatalogue } from '../search/parts-catalogue.port.ts'

/** Finds the product of a legacy `.html` URL, which contains the part number (spec 2). */
export class FindByOldUrl {
  readonly #catalogue: PartsCatalogue

  constructor(catalogue: PartsCatalogue) {
    this.#catalogue = catalogue
  }

  /** Slug of the product; `undefined` if no known part number is in the path. */
  async run(path: string): Promise<string | undefined> {
    const number = partNumberInPath(path)
    if (number === undefined) return undefined
    const { products } = await this.#catalogue.search(number)
    return products.find(({ foundVia }) => foundVia?.kind !== 'name')?.slug
  }
}
