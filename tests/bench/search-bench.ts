import { createCatalogue, type Catalogue } from '#mock-backend/search-engine/catalogue.ts'
import { pathToFileURL } from 'node:url'

export interface SearchMeasurement {
  readonly products: number
  /** Milliseconds to create the catalogue and to run the first search. */
  readonly buildMs: number
  /** Memory of the catalogue with its indexes. */
  readonly heapMiB: number
  /** Milliseconds of the first search that counts attributes. */
  readonly attributesMs: number
  readonly queries: readonly QueryMeasurement[]
}

export interface QueryMeasurement {
  readonly kind: QueryKind | ListKind
  readonly count: number
  readonly p50Ms: number
  readonly p99Ms: number
}

type QueryKind = 'exact number' | 'number as typed' | 'name' | 'name as typed' | 'typing error'

/** Lists of a results page, with and without the counts of the attribute filters. */
type ListKind = 'list' | 'list with attributes' | 'everything' | 'everything with attributes'

const queriesPerKind = 2_000
/** Runs per query. Only the fastest run is reported, because the others depend on the load of the machine. */
const runs = 3
const page = { language: 'en', offset: 0, limit: 10 } as const

/** Measures searches for typed terms. Each response contains the first page, the total and the facets. */
export function measureSearch(
  sizes: readonly number[] = [1_000, 20_000, 200_000],
): readonly SearchMeasurement[] {
  return sizes.map((size) => {
    const before = memoryInMiB()
    const start = performance.now()
    const catalogue = createCatalogue({ seed: 1, size })
    catalogue.search('brake disc', page)
    const buildMs = performance.now() - start
    const heapMiB = memoryInMiB() - before
    const searches = Object.entries(queriesFor(catalogue)).map(([kind, terms]) =>
      measureQueries(kind as QueryKind, terms, (term) => catalogue.search(term, page)),
    )
    const firstCount = performance.now()
    catalogue.search('', { ...page, countsAttributes: true })
    const attributesMs = performance.now() - firstCount
    return {
      products: size,
      buildMs,
      heapMiB,
      attributesMs,
      queries: [...searches, ...measureLists(catalogue)],
    }
  })
}

function queriesFor(catalogue: Catalogue): Record<QueryKind, readonly string[]> {
  const products = Array.from({ length: queriesPerKind }, (_, query) =>
    catalogue.product((query * 7_919) % catalogue.size),
  )
  const languages = Object.keys(products[0]?.names ?? {}) as (keyof (typeof products)[number]['names'])[]
  const names = products.map(({ names }, query) => names[languages[query % languages.length] ?? 'en'])
  const beginning = (text: string, query: number): string =>
    text.slice(0, 3 + (query % Math.max(1, text.length - 3)))
  return {
    'exact number': products.map(({ sku, mainOe }, query) => (query % 2 === 0 ? sku : mainOe)),
    'number as typed': products.map(({ sku, mainOe }, query) =>
      beginning((query % 2 === 0 ? sku : mainOe).replace(/\W/g, ''), query >> 1),
    ),
    name: names,
    'name as typed': names.map(beginning),
    'typing error': names.map((name, query) => withSwappedLetters(name, query)),
  }
}

function withSwappedLetters(text: string, query: number): string {
  const index = 1 + (query % Math.max(1, text.length - 3))
  return (
    text.slice(0, index) +
    text
      .slice(index, index + 2)
      .split('')
      .toReversed()
      .join('') +
    text.slice(index + 2)
  )
}

function measureLists(catalogue: Catalogue): readonly QueryMeasurement[] {
  const groups = catalogue.categories.flatMap(({ subCategories }) => subCategories.map(({ id }) => id))
  const list = (group: string, countsAttributes: boolean) =>
    catalogue.search('', { ...page, categories: group === '' ? [] : [group], countsAttributes })
  const everything = Array.from({ length: 20 }, () => '')
  return [
    measureQueries('list', groups, (group) => list(group, false)),
    measureQueries('list with attributes', groups, (group) => list(group, true)),
    measureQueries('everything', everything, (group) => list(group, false)),
    measureQueries('everything with attributes', everything, (group) => list(group, true)),
  ]
}

function measureQueries(
  kind: QueryMeasurement['kind'],
  terms: readonly string[],
  search: (term: string) => unknown,
): QueryMeasurement {
  for (const term of terms.slice(0, 200)) search(term)
  const times = terms.map(() => Infinity)
  for (let run = 0; run < runs; run += 1) {
    terms.forEach((term, index) => {
      const start = performance.now()
      search(term)
      times[index] = Math.min(times[index] ?? Infinity, performance.now() - start)
    })
  }
  times.sort((one, other) => one - other)
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0
  return { kind, count: times.length, p50Ms: at(0.5), p99Ms: at(0.99) }
}

function memoryInMiB(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 / 1024
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const { products, buildMs, heapMiB, attributesMs, queries } of measureSearch()) {
    console.log(
      `${products} products: built in ${buildMs.toFixed(0)} ms, ${heapMiB.toFixed(1)} MiB, attributes first counted in ${attributesMs.toFixed(0)} ms`,
    )
    console.table(
      queries.map((query) => ({ ...query, p50Ms: query.p50Ms.toFixed(3), p99Ms: query.p99Ms.toFixed(3) })),
    )
  }
}
