import { truncateSearchTerm } from '#domain/search/search-term.ts'
import { NO_INTERPRETATION, type QueryInterpretation } from '#domain/search/query-interpretation.ts'
import { PartsCatalogue, type SearchResult } from './parts-catalogue.port.ts'
import { UNFILTERED } from './results-url.ts'
import { interpretationOf, QueryInterpreter } from './query-interpreter.port.ts'
import { attempt } from '../kernel/attempt.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum number of parts that the API's live search returns. */
const HITS = 10

export type LiveResult = SearchResult & { readonly reading: QueryInterpretation }

const NOTHING_FOUND: LiveResult = { products: [], categories: [], total: 0, reading: NO_INTERPRETATION }

/** Live search: a newer search aborts the older one (spec 4). */
export class SearchParts extends dependsOn({ catalogue: PartsCatalogue, reader: QueryInterpreter }) {
  #running: AbortController | undefined

  /**
   * Searches all parts, or those of a vehicle. Resolves to `undefined` if a newer search or `abort` has
   * cancelled this one.
   */
  async run(text: string, vehicle?: string): Promise<LiveResult | undefined> {
    this.abort()
    const running = new AbortController()
    this.#running = running
    try {
      const result = await this.inBackground(text, vehicle, running.signal)
      return running.signal.aborted ? undefined : result
    } catch (error) {
      if (running.signal.aborted) return undefined
      throw error
    }
  }

  /** Searches like `run`, but newer searches do not cancel it. */
  async inBackground(
    text: string,
    vehicle?: string,
    signal = new AbortController().signal,
  ): Promise<LiveResult> {
    const term = truncateSearchTerm(text)
    if (term === '') return NOTHING_FOUND
    const result = await (vehicle === undefined
      ? this.deps.catalogue.search(term, signal)
      : this.deps.catalogue.list({ ...UNFILTERED, term, vehicle, start: 0, length: HITS, withFacets: false }))
    if (signal.aborted) return NOTHING_FOUND
    return { ...result, reading: await interpretationOf(this.deps.reader, term, result, signal) }
  }

  /** Preloads the code that interprets terms. Ignores a failure, because the first term loads the code again. */
  async load(): Promise<void> {
    await attempt(() => this.deps.reader.load())
  }

  abort(): void {
    this.#running?.abort()
    this.#running = undefined
  }
}
