import type { AttributeColumns } from './attribute-columns.ts'
import { hasAnyValueOf } from './attribute-selection.ts'
import type { AttributeTally } from './attribute-tally.ts'
import { countFrequentPrefixes } from './frequent-prefixes.ts'
import type {
  Page,
  ProductFilter,
  SearchHit,
  SearchOptions,
  SearchResult,
  WordInterpretation,
} from './catalogue-query.ts'
import { lazyValue } from '../catalogue/lazy-value.ts'
import { withLeadingZeros, withoutGtinPadding } from './lost-zeros.ts'
import { hasMeasure } from './measure-selection.ts'
import {
  exactInterpretationsOf,
  interpretationsOf,
  unknownWordsIn,
  type NameQuery,
  type NameVocabulary,
} from './name-query.ts'
import { makersOfUnlistedModels, namedVehicles, NO_VEHICLES } from './named-vehicles.ts'
import { nearestGroupsOf } from './nearest-groups.ts'
import type { NumberSearch } from './number-search.ts'
import { partPhrases, namesNotSold } from './part-words.ts'
import { partTypes } from '../catalogue/part-types.ts'
import { positionsOf } from './position-words.ts'
import type { Postings } from './postings.ts'
import type { ProductColumns } from './product-columns.ts'
import { hasCondition, type Concepts } from './query-concepts.ts'
import { suggestionsFor } from './search-suggestions.ts'
import { intersectionOf, type Selection } from './selection.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import { ProductTally } from './product-tally.ts'
import { createValueIndex } from './value-index.ts'
import { createWordIndex, withLookupCache } from './word-index.ts'
import { hasMistakenDigits, makerNumberIn, numbersIn } from './written-numbers.ts'
import { isWvaNumber } from './wva-numbers.ts'

export interface SearchSources {
  readonly seed: number
  readonly columns: ProductColumns
  readonly attributeColumns: () => AttributeColumns
  readonly productsByPartType: Postings
  readonly numbers: NumberSearch
  readonly selectionOf: (filter: ProductFilter) => Selection
  readonly tallyFor: (page: Page) => AttributeTally | undefined
}

export type CatalogueSearch = (term: string, options: SearchOptions) => SearchResult

/** Word index that all catalogues share. */
const partWords = lazyValue(() => createWordIndex(partPhrases, namesNotSold))

/** Longer texts are truncated: users do not type them, and each word costs time. */
const maxCharacters = 200

/**
 * Searches in this order: the text as a number, as the prefix of a number, as names of part types, numbers
 * inside the text, and last the text as the suffix of a number.
 */
export function createCatalogueSearch(sources: SearchSources): CatalogueSearch {
  const { seed, columns, attributeColumns, productsByPartType, numbers, selectionOf, tallyFor } = sources
  const words = partWords()
  const values = createValueIndex(partTypes)
  const broad = countFrequentPrefixes(columns, numbers)

  const meets = (
    { vehicleSlugs, makers, vendors, divisions, positions, values, measures }: Concepts,
    others: 'fail' | 'pass',
  ): Selection =>
    intersectionOf([
      selectionOf({ makers, vendors, divisions, vehicleSlugs: vehicleSlugs && [...vehicleSlugs] }),
      ...values.map((valueSet) => hasAnyValueOf(valueSet, seed, columns)),
      ...positions.map((valueSet) => hasAnyValueOf(valueSet, seed, columns, others)),
      ...measures.map((measure) => hasMeasure(measure, columns, attributeColumns(), others)),
    ])

  const viaAt = (row: number): SearchHit['via'] => {
    const { index: _, ...via } = numbers.hitAt(row)
    return via
  }

  const resultOf = (
    text: string,
    options: SearchOptions,
    vocabulary: NameVocabulary,
  ): Omit<SearchResult, 'suggestions'> & { readonly isFound: boolean } => {
    const term = text.slice(0, maxCharacters)
    let understood: readonly WordInterpretation[] = []
    let vehicles = NO_VEHICLES
    const tally = new ProductTally<SearchHit>(columns, selectionOf(options), options, tallyFor(options))
    // interprets the text without the filters, because facets repeat the search with other filters
    let isFound = false
    const addNumber =
      (fits: Selection = () => true) =>
      (index: number, row: number): boolean => {
        if (!fits(index)) return false
        isFound = true
        if (tally.count(index)) tally.keep({ index, via: viaAt(row) })
        return false
      }
    const addNumberOfPage = (index: number, row: number): boolean => {
      if (tally.count(index)) tally.keep({ index, via: viaAt(row) })
      return tally.total >= options.offset + options.limit
    }
    const written = lazyValue(() => numbersIn(term, numbers.has))
    const nameReading = lazyValue(() =>
      written().length > 0
        ? undefined
        : firstOf(interpretationsOf(term, options.language, vocabulary), finds),
    )
    // if the text names no part, a position or measure is the only condition: part types without it do not
    // match
    const conditionsOf = ({ concepts, namesNoPart }: NameQuery): Selection =>
      meets(concepts, namesNoPart ? 'fail' : 'pass')
    const finds = (query: NameQuery): boolean => {
      const { partTypes } = query
      const fits = conditionsOf(query)
      return partTypes.some((partType) => productsByPartType.of(partType).some(fits))
    }
    const addNames = (query: NameQuery): void => {
      const fits = conditionsOf(query)
      const add = (index: number): void => {
        if (tally.count(index)) tally.keep({ index })
      }
      const lists = query.partTypes.map((partType) => productsByPartType.of(partType))
      // the order matters only until the page is full; the tally counts each product once
      for (const index of inTurns(lists.slice(0, query.broad), fits)) {
        add(index)
        if (tally.total >= options.offset + options.limit) break
      }
      for (const list of lists) for (const index of list) if (fits(index)) add(index)
    }
    const addWritten = (): void => {
      for (const { number, makerIds } of written()) {
        numbers.visitExact(number, addNumber(selectionOf({ makers: makerIds })))
      }
      understood = written().flatMap(({ text, number }) => [
        { text, as: 'NUMBER' as const, value: number },
        ...(hasMistakenDigits(text, number) ? [{ text, as: 'CORRECTED' as const, value: number }] : []),
      ])
      const beginning = makerNumberIn(term)
      if (beginning === undefined || written().length > 0) return
      numbers.visitLonger(beginning.number, addNumber(selectionOf({ makers: beginning.makerIds })))
    }

    const addOtherReadings = (): void => {
      const isBeginning = isFound
      if (!isBeginning) addWritten()
      if (written().length > 0 || (isFound && !isBeginning)) return
      const nameQuery = nameReading()
      if (nameQuery !== undefined) {
        addNames(nameQuery)
        isFound = true
        understood = nameQuery.understood()
        if (nameQuery.namesNoPart) vehicles = namedVehicles(nameQuery.concepts)
      }
      if (!isFound) numbers.visitEnding(term, addNumber())
      if (isFound) return
      understood = unknownWordsIn(term, options.language, vocabulary)
      vehicles = makersOfUnlistedModels(term)
    }

    /** Adds the pads with this WVA number. They precede parts with a longer number that has this prefix. */
    const addWvaNumber = (): void => {
      const number = term.trim()
      if (!isWvaNumber(number)) return
      const has = hasAnyValueOf(new Set([number]), seed, columns)
      for (let index = 0; index < columns.partType.length; index += 1)
        if (has(index) && tally.count(index)) tally.keep({ index })
      understood = [{ text: number, as: 'ATTRIBUTE', value: `WVA ${number}` }]
    }

    numbers.visitExact(withoutGtinPadding(term), addNumber())
    if (!isFound) for (const number of withLeadingZeros(term)) numbers.visitExact(number, addNumber())
    const isNumber = isFound
    const counts =
      hasFilter(options) || options.countsAttributes ? undefined : broad.get(normalizePartNumber(term))
    if (counts !== undefined) numbers.visitLonger(term, addNumberOfPage)
    if (counts !== undefined && (isNumber || nameReading() === undefined)) {
      isFound = true
      tally.takeCounts(counts)
    } else {
      if (!isNumber) addWvaNumber()
      numbers.visitLonger(term, addNumber())
      if (!isNumber) addOtherReadings()
    }
    return { total: tally.total, hits: tally.items, understood, ...vehicles, isFound, ...tally.facets() }
  }

  return (text, options) => {
    const vocabulary = { words: withLookupCache(words), values }
    const { isFound, ...result } = resultOf(text, options, vocabulary)
    const totalOf = (term: string): number => {
      const [query] = exactInterpretationsOf(term, options.language, vocabulary)
      const isCounted = query !== undefined && !hasCondition(query.concepts) && !hasFilter(options)
      return isCounted
        ? query.partTypes.reduce((sum, partType) => sum + productsByPartType.of(partType).length, 0)
        : resultOf(term, { ...options, offset: 0, limit: 0 }, vocabulary).total
    }
    return {
      ...result,
      suggestions: isFound
        ? []
        : suggestionsFor(text.slice(0, maxCharacters), {
            numbers,
            totalOf,
            knownPart: words.knownPart,
            nearWords: (word) =>
              words.findRoughly(word, options.language, true).corrections?.map(({ spelt }) => spelt) ?? [],
            namesPart: (word) =>
              positionsOf(word.word) === undefined && words.find(word, options.language).size > 0,
            isKnown: (term) =>
              exactInterpretationsOf(term, options.language, vocabulary).next().done !== true,
            groups: () => nearestGroupsOf(text.slice(0, maxCharacters), options.language, words),
          }),
    }
  }
}

const hasFilter = ({
  divisions,
  categories,
  partTypes: types,
  vendors,
  makers,
  ...options
}: SearchOptions): boolean =>
  [divisions, categories, types, vendors, makers, options.attributes].some((values) => values?.length) ||
  options.news === true ||
  options.inStock === true ||
  options.vehicleSlugs !== undefined

function firstOf<Item>(items: Iterable<Item>, predicate: (item: Item) => boolean): Item | undefined {
  for (const item of items) if (predicate(item)) return item
  return undefined
}

/** Yields products of equally ranked part types in turns: one of each type, then the next of each. */
function* inTurns(lists: readonly Uint32Array[], fits: Selection): Generator<number> {
  const positions = lists.map(() => 0)
  for (let isAny = true; isAny;) {
    isAny = false
    for (const [list, indexes] of lists.entries()) {
      let position = positions[list] ?? 0
      while (position < indexes.length && !fits(indexes[position] ?? 0)) position += 1
      positions[list] = position + 1
      const index = indexes[position]
      if (index === undefined) continue
      isAny = true
      yield index
    }
  }
}
