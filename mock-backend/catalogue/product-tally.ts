import type { AttributeTally } from './attribute-tally.ts'
import type { AttributeCount, FacetCount, Facets, Page } from './catalogue-query.ts'
import type { VendorId } from './catalogue-product.ts'
import { divisions } from './category-tree.ts'
import { partTypes } from './part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'
import { vehicleMakers } from './vehicles.ts'

/** Counts found products, each once, and keeps those of one page. Only one tally may be active at a time. */
export class ProductTally<Item> {
  readonly #columns: ProductColumns
  readonly #selection: Selection
  readonly #page: Page
  readonly #number: number
  readonly #byPartType = new Uint32Array(partTypes.length)
  readonly #byDivisions = new Uint32Array(1 << divisions.length)
  readonly #byMakerSet: Uint32Array
  readonly #byVendor = new Uint32Array(2)
  readonly #attributes: AttributeTally | undefined
  readonly items: Item[] = []
  total = 0

  constructor(columns: ProductColumns, selection: Selection, page: Page, attributes?: AttributeTally) {
    this.#attributes = attributes
    this.#columns = columns
    this.#selection = selection
    this.#page = page
    this.#number = columns.nextTally()
    this.#byMakerSet = new Uint32Array(columns.makerSets.length)
  }

  /** Counts a product once; true if it belongs to the page and has to be kept. */
  count(index: number): boolean {
    const { partType, divisions: divisionBits, makerSet, isSecondBrand, lastTally } = this.#columns
    if (lastTally[index] === this.#number || !this.#selection(index)) return false
    lastTally[index] = this.#number
    increase(this.#byPartType, partType[index])
    increase(this.#byDivisions, divisionBits[index])
    increase(this.#byMakerSet, makerSet[index])
    increase(this.#byVendor, isSecondBrand[index])
    this.#attributes?.count(index)
    this.total += 1
    return this.total > this.#page.offset && this.total <= this.#page.offset + this.#page.limit
  }

  keep(item: Item): void {
    this.items.push(item)
  }

  facets(): Facets & { readonly attributes: readonly AttributeCount[] } {
    return {
      attributes: this.#attributes?.attributes() ?? [],
      categories: facetOf(partTypes, this.#byPartType, ({ categoryId }) => [categoryId]),
      partTypes: facetOf(partTypes, this.#byPartType, ({ id }) => [id]),
      divisions: facetOf([...this.#byDivisions.keys()], this.#byDivisions, (bits) =>
        divisions.flatMap(({ id }, place) => ((bits & (1 << place)) === 0 ? [] : [id])),
      ),
      vendors: facetOf<VendorId, VendorId>(['NW', 'SA'], this.#byVendor, (id) => [id]),
      makers: facetOf(this.#columns.makerSets, this.#byMakerSet, (bits) =>
        vehicleMakers.flatMap(({ id }, place) => ((bits & (1 << place)) === 0 ? [] : [id])),
      ),
    }
  }
}

function increase(counts: Uint32Array, place = 0): void {
  counts[place] = (counts[place] ?? 0) + 1
}

/** Sums the counts of sources by their values. */
function facetOf<Source, Id extends string>(
  sources: readonly Source[],
  counts: Uint32Array,
  idsOf: (source: Source) => readonly Id[],
): readonly FacetCount<Id>[] {
  const totals = new Map<Id, number>()
  sources.forEach((source, place) => {
    const found = counts[place] ?? 0
    if (found === 0) return
    for (const id of idsOf(source)) totals.set(id, (totals.get(id) ?? 0) + found)
  })
  return [...totals]
    .map(([id, total]) => ({ id, count: total }))
    .toSorted((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1))
}
