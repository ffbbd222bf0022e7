import type { AttributeTally } from './attribute-tally.ts'
import type { AttributeCount, FacetCount, Facets, Page } from './catalogue-query.ts'
import type { VendorId } from '../catalogue/catalogue-product.ts'
import { divisions } from '../catalogue/category-tree.ts'
import { partTypes } from '../catalogue/part-types.ts'
import type { ProductColumns } from './product-columns.ts'
import type { Selection } from './selection.ts'
import { vehicleMakers } from '../catalogue/vehicles.ts'

/** Counts each found product once, and collects the products of one page. Only one tally may be active at a time. */
export class ProductTally<Item> {
  readonly #columns: ProductColumns
  readonly #selection: Selection
  readonly #page: Page
  readonly #number: number
  /** Counts in one array: first by part type, then by set of divisions, by vendor and by set of makers. */
  readonly #counts: Uint32Array
  readonly #attributes: AttributeTally | undefined
  readonly items: Item[] = []
  total = 0

  constructor(columns: ProductColumns, selection: Selection, page: Page, attributes?: AttributeTally) {
    this.#attributes = attributes
    this.#columns = columns
    this.#selection = selection
    this.#page = page
    this.#number = columns.nextTally()
    this.#counts = new Uint32Array(firstMakerSet + columns.makerSets.length)
  }

  /** Counts a product once. Returns true if the product belongs to the page and has to be collected. */
  count(index: number): boolean {
    const { tallied } = this.#columns
    if (tallied[2 * index] === this.#number || !this.#selection(index)) return false
    tallied[2 * index] = this.#number
    const facts = tallied[2 * index + 1] ?? 0
    increase(this.#counts, facts & 0xff)
    increase(this.#counts, firstDivisions + ((facts >>> 8) & 0xff))
    increase(this.#counts, firstVendor + ((facts >>> 16) & 1))
    increase(this.#counts, firstMakerSet + (facts >>> 17))
    this.#attributes?.count(index)
    this.total += 1
    return this.total > this.#page.offset && this.total <= this.#page.offset + this.#page.limit
  }

  /** Copies the counts for a later tally of the same products. */
  counts(): Uint32Array {
    return this.#counts.slice()
  }

  /**
   * Sets the counts of an earlier tally of the same products, so that products beyond the page are not counted
   * again.
   */
  takeCounts(counts: Uint32Array): void {
    this.#counts.set(counts)
    this.total = counts.subarray(firstVendor, firstMakerSet).reduce((sum, count) => sum + count, 0)
  }

  keep(item: Item): void {
    this.items.push(item)
  }

  facets(): Facets & { readonly attributes: readonly AttributeCount[] } {
    const byPartType = this.#counts.subarray(0, firstDivisions)
    const byDivisions = this.#counts.subarray(firstDivisions, firstVendor)
    return {
      attributes: this.#attributes?.attributes() ?? [],
      categories: facetOf(categoryIds, categoryPlaces, byPartType),
      partTypes: facetOf(partTypeIds, partTypePlaces, byPartType),
      divisions: facetOfSets(divisionIds, divisionPlaces, byDivisions, allDivisionSets),
      vendors: descending(vendorIds, this.#counts.subarray(firstVendor, firstMakerSet)),
      makers: facetOfSets(
        makerIds,
        makerPlaces,
        this.#counts.subarray(firstMakerSet),
        this.#columns.makerSets,
      ),
    }
  }
}

/** Sorts ids alphabetically; this is the order of ids with equal counts. */
const alphabetical = <Id extends string>(ids: Iterable<Id>): readonly Id[] => [...new Set(ids)].toSorted()

const partTypeIds = alphabetical(partTypes.map(({ id }) => id))
const partTypePlaces = partTypes.map(({ id }) => partTypeIds.indexOf(id))
const categoryIds = alphabetical(partTypes.map(({ categoryId }) => categoryId))
const categoryPlaces = partTypes.map(({ categoryId }) => categoryIds.indexOf(categoryId))
const divisionIds = alphabetical(divisions.map(({ id }) => id))
const divisionPlaces = divisions.map(({ id }) => divisionIds.indexOf(id))
const allDivisionSets = Array.from({ length: 1 << divisions.length }, (_, bits) => bits)
const vendorIds: readonly VendorId[] = ['NW', 'SA']
const makerIds = alphabetical(vehicleMakers.map(({ id }) => id))
const makerPlaces = vehicleMakers.map(({ id }) => makerIds.indexOf(id))

const firstDivisions = partTypes.length
const firstVendor = firstDivisions + allDivisionSets.length
const firstMakerSet = firstVendor + vendorIds.length

function increase(counts: Uint32Array, index = 0, offset = 1): void {
  counts[index] = (counts[index] ?? 0) + offset
}

/** Facet that adds up counts by id; `indexes` maps each counter to the position of its id. */
function facetOf<Id extends string>(
  ids: readonly Id[],
  indexes: readonly number[],
  counts: Uint32Array,
): readonly FacetCount<Id>[] {
  const totals = new Uint32Array(ids.length)
  counts.forEach((count, source) => increase(totals, indexes[source], count))
  return descending(ids, totals)
}

/** Facet that adds up the counts of bit sets for each id whose bit is set. */
function facetOfSets<Id extends string>(
  ids: readonly Id[],
  indexes: readonly number[],
  counts: Uint32Array,
  sets: readonly number[],
): readonly FacetCount<Id>[] {
  const totals = new Uint32Array(ids.length)
  counts.forEach((count, set) => {
    if (count === 0) return
    for (let bits = sets[set] ?? 0; bits !== 0; bits &= bits - 1) {
      increase(totals, indexes[31 - Math.clz32(bits & -bits)], count)
    }
  })
  return descending(ids, totals)
}

/**
 * Sorts ids by descending count. Sorts plain numbers made of count and index, which is faster than comparing
 * objects.
 */
function descending<Id extends string>(ids: readonly Id[], totals: Uint32Array): readonly FacetCount<Id>[] {
  const { length } = ids
  const ranks = totals
    .map((count, index) => (count === 0 ? 0 : count * length + length - 1 - index))
    .toSorted()
  const facet: FacetCount<Id>[] = []
  for (let rank = length - 1; rank >= 0; rank -= 1) {
    const [count, position] = [
      Math.floor((ranks[rank] ?? 0) / length),
      length - 1 - ((ranks[rank] ?? 0) % length),
    ]
    const id = ids[position]
    if (count === 0 || id === undefined) break
    facet.push({ id, count })
  }
  return facet
}
