import { LRUCache } from 'lru-cache'
import { createAttributeColumns } from './attribute-columns.ts'
import { AttributeTally } from './attribute-tally.ts'
import { createArticleNumbers } from '../catalogue/article-numbers.ts'
import { createAssortment } from '../catalogue/assortment.ts'
import type { CatalogueProduct, DivisionId } from '../catalogue/catalogue-product.ts'
import type {
  Listing,
  NumberHit,
  Page,
  ProductFilter,
  SearchOptions,
  SearchResult,
} from './catalogue-query.ts'
import { createCatalogueSearch } from './catalogue-search.ts'
import { categories, divisions, type Division, type MainCategory } from '../catalogue/category-tree.ts'
import { createCrossReferences } from '../catalogue/cross-references.ts'
import { createFitments } from '../catalogue/fitments.ts'
import { lazyValue } from '../catalogue/lazy-value.ts'
import { withLeadingZeros, withoutGtinPadding } from './lost-zeros.ts'
import { NO_VEHICLES } from './named-vehicles.ts'
import { createNumberSearch } from './number-search.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { postingsOf } from './postings.ts'
import { createProductColumns } from './product-columns.ts'
import { createProductGenerator } from '../catalogue/product-generator.ts'
import { createProductNumbers } from './product-numbers.ts'
import { selectionOf } from './product-selection.ts'
import type { Selection } from './selection.ts'
import { ProductTally } from './product-tally.ts'
import { createReplacedNumbers } from '../catalogue/replaced-numbers.ts'
import { skuInSlug } from '../catalogue/slug.ts'
import { createStockColumn } from './stock-column.ts'
import { createVehicleParts } from './vehicle-parts.ts'

export interface CatalogueOptions {
  readonly seed: number
  /** Number of products, 1 to 200,000. */
  readonly size: number
}

/** A generated catalogue: the same seed generates the same products for any size. Indexes are built on first use. */
export interface Catalogue extends CatalogueOptions {
  readonly divisions: readonly Division[]
  readonly categories: readonly MainCategory[]
  /** @throws RangeError if `index` is outside of 0 .. size - 1 */
  product(index: number): CatalogueProduct
  /** Accepts any spelling: 4.61984, 461984, 4-61984, NW-4.61984, sa2c0025. */
  findBySku(text: string): CatalogueProduct | undefined
  findBySlug(slug: string): CatalogueProduct | undefined
  /** Products of other brands with the same type and measures that are still sold. */
  alternativesTo(product: CatalogueProduct): readonly CatalogueProduct[]
  countIn(place: { readonly divisionId?: DivisionId; readonly categoryId?: string }): number
  /** Sorted in catalogue order. */
  list(request: ProductFilter & Page): Listing
  /** Products with exactly this number in any spelling; each product once, article numbers first. */
  findNumber(number: string): readonly NumberHit[]
  /**
   * Products with a number that equals this one after additional leading zeros, which spreadsheets remove:
   * 849718 finds 0849718.
   */
  findWithLostZeros(number: string): readonly NumberHit[]
  /** An empty term lists all products that match the filter. */
  search(term: string, options: SearchOptions): SearchResult
  /** Builds the search indexes, in about a second; otherwise the first search builds them. */
  buildSearch(): void
}

const largestSize = 200_000
/** Number of cached products. Each page makes several calls that read all lines of a large cart. */
const PRODUCTS_KEPT = 2_000

/** @throws RangeError if `size` exceeds the number of article numbers */
export function createCatalogue({ seed, size }: CatalogueOptions): Catalogue {
  if (!Number.isInteger(size) || size < 1 || size > largestSize) {
    throw new RangeError(`A catalogue has 1 to ${largestSize} products, not ${size}.`)
  }
  const assortment = createAssortment(seed)
  const numbers = createArticleNumbers(seed)
  const crossReferencesOf = createCrossReferences(seed, assortment)
  const replacedNumbersOf = createReplacedNumbers(seed, assortment, numbers)
  const fitmentsOf = createFitments(seed, assortment)
  const numbersOf = createProductNumbers({ assortment, numbers, crossReferencesOf, replacedNumbersOf })
  const generated = createProductGenerator(seed, {
    assortment,
    numbers,
    crossReferencesOf,
    replacedNumbersOf,
    fitmentsOf,
  })
  const productCache = new LRUCache<number, CatalogueProduct>({ max: PRODUCTS_KEPT, memoMethod: generated })
  const generate = (index: number): CatalogueProduct => productCache.memo(index)

  const columns = lazyValue(() => createProductColumns(size, assortment))
  const attributeColumns = lazyValue(() => createAttributeColumns(seed, columns()))
  const inStock = lazyValue(() => createStockColumn(seed, columns(), assortment))
  const numberSearch = lazyValue(() => createNumberSearch(size, numbersOf))
  const vehicleParts = lazyValue(() =>
    createVehicleParts(size, (index) => fitmentsOf(assortment.designOf(index))),
  )
  const select = (filter: ProductFilter): Selection =>
    selectionOf(filter, columns(), {
      productsOfVehicle: (slug) => vehicleParts().of(slug),
      attributeColumns,
      inStock,
    })
  const tallyFor = ({ countsAttributes }: Page): AttributeTally | undefined =>
    countsAttributes === true ? new AttributeTally(columns(), attributeColumns()) : undefined
  const search = lazyValue(() =>
    createCatalogueSearch({
      seed,
      columns: columns(),
      attributeColumns,
      productsByPartType: postingsOf(partTypes.length, columns().partType),
      numbers: numberSearch(),
      selectionOf: select,
      tallyFor,
    }),
  )
  const productsByDesign = lazyValue(() => postingsOf(size, columns().design))
  const alternativesTo = ({ index, vendorId }: CatalogueProduct): readonly CatalogueProduct[] =>
    Array.from(productsByDesign().of(assortment.designOf(index)), generate).filter(
      (other) => other.vendorId !== vendorId && other.replacedBy === undefined && !other.discontinued,
    )
  const product = (index: number): CatalogueProduct => {
    if (!Number.isInteger(index) || index < 0 || index >= size) {
      throw new RangeError(`There is no product ${index} among ${size}.`)
    }
    return generate(index)
  }
  const findBySku = (text: string): CatalogueProduct | undefined => {
    const index = numbers.indexOf(text)
    return index === undefined || index >= size ? undefined : generate(index)
  }
  const list = (request: ProductFilter & Page): Listing => {
    const tally = new ProductTally<number>(columns(), select(request), request, tallyFor(request))
    for (let index = 0; index < size; index += 1) if (tally.count(index)) tally.keep(index)
    return { total: tally.total, indexes: tally.items, ...tally.facets() }
  }

  const hitsOf = (...spellings: readonly string[]): readonly NumberHit[] => {
    const hits = new Map<number, NumberHit>()
    for (const number of spellings) {
      numberSearch().visitExact(number, (index, row) => {
        if (!hits.has(index)) hits.set(index, numberSearch().hitAt(row))
        return false
      })
    }
    return [...hits.values()]
  }

  return {
    seed,
    size,
    divisions,
    categories,
    product,
    findBySku,
    findBySlug: (slug) => {
      const sku = skuInSlug(slug)
      const foundProduct = sku === undefined ? undefined : findBySku(sku)
      return foundProduct?.slug === slug ? foundProduct : undefined
    },
    alternativesTo,
    countIn: ({ divisionId, categoryId }) =>
      list({
        divisions: divisionId === undefined ? undefined : [divisionId],
        categories: categoryId === undefined ? undefined : [categoryId],
        offset: 0,
        limit: 0,
      }).total,
    list,
    findNumber: (number) => hitsOf(withoutGtinPadding(number)),
    findWithLostZeros: (number) => hitsOf(...withLeadingZeros(number)),
    search: (term, options) => {
      if (term.trim() !== '') return search()(term, options)
      const { indexes, ...listing } = list(options)
      const hits = indexes.map((index) => ({ index }))
      return { ...listing, ...NO_VEHICLES, hits, understood: [], suggestions: [] }
    },
    buildSearch: () => void search(),
  }
}
