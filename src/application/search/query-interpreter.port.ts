import type { SearchResult } from './parts-catalogue.port.ts'
import {
  mayBeRead,
  NO_INTERPRETATION,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import { attempt } from '../kernel/attempt.ts'
import { token } from '../kernel/token.ts'

export type SearchMatches = Pick<SearchResult, 'products' | 'named'>

/** Reads vehicles, numbers and quantities in a search term. Its code is loaded with the first call. */
export interface QueryInterpreter {
  /** Loads the code, so that the first term does not wait for it. */
  load(): Promise<void>
  /** `found`: results of the search for the whole term. Rejects with `ApiFailure`. */
  read(term: string, found: SearchMatches, signal?: AbortSignal): Promise<QueryInterpretation>
}

export const QueryInterpreter = token<QueryInterpreter>('QueryInterpreter')

/** Ignores a failure, because the search itself has succeeded. */
export async function interpretationOf(
  reader: QueryInterpreter,
  term: string,
  found: SearchMatches,
  signal?: AbortSignal,
): Promise<QueryInterpretation> {
  if (!found.named && !mayBeRead(term, found.products)) return NO_INTERPRETATION
  const reading = await attempt(() => reader.read(term, found, signal))
  return reading.ok ? reading.value : NO_INTERPRETATION
}
