import { cutSearchTerm } from '#domain/search/search-term.ts'
import { NOTHING_READ, type TermReading } from '#domain/search/term-reading.ts'
import { PartsCatalogue, type SearchResult } from './parts-catalogue.port.ts'
import { EVERYTHING } from './results-url.ts'
import { readingOf, TermReader } from './term-reader.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Number of hits that the live search of the API returns. */
const HITS = 10

export type LiveResult = SearchResult & { readonly reading: TermReading }

const NOTHING_FOUND: LiveResult = { products: [], categories: [], total: 0, reading: NOTHING_READ }

/** Live search: a newer search aborts the older one (spec 4). */
export class SearchParts extends dependsOn({ catalogue: PartsCatalogue, reader: TermReader }) {
  #running: AbortController | undefined

  /**
   * Searches the parts of a vehicle alone, if there is one. Resolves to `undefined` if a newer search or `abort` has
   * cancelled this one.
   */
  async run(text: string, vehicle?: string): Promise<LiveResult | undefined> {
    const term = cutSearchTerm(text)
    this.abort()
    if (term === '') return NOTHING_FOUND

    const running = new AbortController()
    this.#running = running
    try {
      const result = await (vehicle === undefined
        ? this.deps.catalogue.search(term, running.signal)
        : this.deps.catalogue.list({
            ...EVERYTHING,
            term,
            vehicle,
            start: 0,
            length: HITS,
            withFacets: false,
          }))
      if (running.signal.aborted) return undefined
      const reading = await readingOf(this.deps.reader, term, result, running.signal)
      return running.signal.aborted ? undefined : { ...result, reading }
    } catch (error) {
      if (running.signal.aborted) return undefined
      throw error
    }
  }

  /** Loads the code that reads terms. A failure is left out, because the first term loads it again. */
  async load(): Promise<void> {
    await attempt(() => this.deps.reader.load())
  }

  abort(): void {
    this.#running?.abort()
    this.#running = undefined
  }
}
