import type { SearchResult } from './parts-catalogue.port.ts'
import {
  mayHaveInterpretation,
  NO_INTERPRETATION,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import { attempt } from '../kernel/attempt.ts'
import { token } from '../kernel/token.ts'

export type SearchMatches = Pick<SearchResult, 'products' | 'named'>

/** Reads vehicles, numbers and quantities in a search term. The implementation is loaded on the first call. */
export interface QueryInterpreter {
  /** Preloads the implementation, so that the first term need not wait for it. */
  load(): Promise<void>
  /** `searchMatches`: results of a search for the whole term. Rejects with `ApiFailure`. */
  read(term: string, searchMatches: SearchMatches, signal?: AbortSignal): Promise<QueryInterpretation>
}

export const QueryInterpreter = token<QueryInterpreter>('QueryInterpreter')

/** Returns the interpretation of a term. Ignores a failure, because the results of the search are already available. */
export async function interpretationOf(
  reader: QueryInterpreter,
  term: string,
  searchMatches: SearchMatches,
  signal?: AbortSignal,
): Promise<QueryInterpretation> {
  if (!searchMatches.named && !mayHaveInterpretation(term, searchMatches.products)) return NO_INTERPRETATION
  const reading = await attempt(() => reader.read(term, searchMatches, signal))
  return reading.ok ? reading.value : NO_INTERPRETATION
}
