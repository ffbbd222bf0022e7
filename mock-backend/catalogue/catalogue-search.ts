import { hasOneOf } from './attribute-selection.ts'
import type { AttributeTally } from './attribute-tally.ts'
import type { Page, ProductFilter, SearchHit, SearchOptions, SearchResult } from './catalogue-query.ts'
import { readMakerNumber } from './maker-words.ts'
import { createNameIndex } from './name-index.ts'
import { readNameQuery, type NameQuery } from './name-query.ts'
import type { NumberSearch } from './number-search.ts'
import { partTypes } from './part-types.ts'
import type { Postings } from './postings.ts'
import type { ProductColumns } from './product-columns.ts'
import { every, type Selection } from './selection.ts'
import { ProductTally } from './product-tally.ts'
import { createValueIndex } from './value-index.ts'

export interface SearchSources {
  readonly seed: number
  readonly columns: ProductColumns
  readonly productsByPartType: Postings
  readonly numbers: NumberSearch
  readonly selectionOf: (filter: ProductFilter) => Selection
  readonly tallyFor: (page: Page) => AttributeTally | undefined
}

export type CatalogueSearch = (term: string, options: SearchOptions) => SearchResult

/** Searches exact numbers first, then number prefixes, then names of part types. */
export function createCatalogueSearch(sources: SearchSources): CatalogueSearch {
  const { seed, columns, productsByPartType, numbers, selectionOf, tallyFor } = sources
  const vocabulary = {
    names: createNameIndex(partTypes),
    values: createValueIndex(partTypes),
  }

  const hasValues = (query: NameQuery): Selection =>
    every(query.values.map((values) => hasOneOf(values, seed, columns)))

  const viaAt = (row: number): SearchHit['via'] => {
    const { index: _, ...via } = numbers.hitAt(row)
    return via
  }

  return (term, options) => {
    const tally = new ProductTally<SearchHit>(columns, selectionOf(options), options, tallyFor(options))
    const addNumbers = (number: string, fits: Selection): void => {
      const add = (index: number, row: number): void => {
        if (fits(index) && tally.count(index)) tally.keep({ index, via: viaAt(row) })
      }
      numbers.visitExact(number, add)
      numbers.visitLonger(number, add)
    }
    const addNames = (query: NameQuery): void => {
      const fits = every([selectionOf(query.filter), hasValues(query)])
      for (const partType of query.partTypes) {
        for (const index of productsByPartType.of(partType)) {
          if (fits(index) && tally.count(index)) tally.keep({ index })
        }
      }
    }

    addNumbers(term, () => true)
    const makerNumber = readMakerNumber(term)
    if (makerNumber !== undefined) {
      addNumbers(makerNumber.number, selectionOf({ makers: makerNumber.makerIds }))
    }
    const query = numbers.has(term) ? undefined : readNameQuery(term, options.language, vocabulary)
    if (query !== undefined) addNames(query)
    return { total: tally.total, hits: tally.items, ...tally.facets() }
  }
}
