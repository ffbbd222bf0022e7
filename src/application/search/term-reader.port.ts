import type { SearchResult } from './parts-catalogue.port.ts'
import { mayBeRead, NOTHING_READ, type TermReading } from '#domain/search/term-reading.ts'
import { attempt } from '../kernel/attempt.ts'
import { token } from '../kernel/token.ts'

export type Found = Pick<SearchResult, 'products' | 'named'>

/** Reads vehicles, numbers and quantities in a search term. Its code is loaded with the first call. */
export interface TermReader {
  /** Loads the code, so that the first term does not wait for it. */
  load(): Promise<void>
  /** `found`: what the search has found for the whole term. Rejects with `ApiFailure`. */
  read(term: string, found: Found, signal?: AbortSignal): Promise<TermReading>
}

export const TermReader = token<TermReader>('TermReader')

/** A reading that fails is left out, because the search itself has been answered. */
export async function readingOf(
  reader: TermReader,
  term: string,
  found: Found,
  signal?: AbortSignal,
): Promise<TermReading> {
  if (!found.named && !mayBeRead(term, found.products)) return NOTHING_READ
  const reading = await attempt(() => reader.read(term, found, signal))
  return reading.ok ? reading.value : NOTHING_READ
}
