import { partNumberInPath } from '#domain/search/part-number.ts'
import { PartsCatalogue } from '../search/parts-catalogue.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Finds the product of a legacy `.html` URL, which contains the part number (spec 2). */
export class FindByOldUrl extends dependsOn({ catalogue: PartsCatalogue }) {
  /** Slug of the product; `undefined` if no known part number is in the path. */
  async run(path: string): Promise<string | undefined> {
    const number = partNumberInPath(path)
    if (number === undefined) return undefined
    const { products } = await this.deps.catalogue.search(number)
    return products.find(({ foundVia }) => foundVia?.kind !== 'name')?.slug
  }
}
