import { truncateText } from '../shared/text.ts'

/** Debounce of the live search (spec 5). */
export const LIVE_SEARCH_PAUSE_MS = 300
/** Limit of the API in UTF-16 code units. */
export const SEARCH_TERM_LENGTH_MAX = 200

const LIVE_SEARCH_ABOVE = 2
const DROP_DOWN_ABOVE = 3

/** True for more than two characters, if country and language are known (spec 5). */
export function liveSearchRuns(term: string, localeKnown: boolean): boolean {
  return localeKnown && term.trim().length > LIVE_SEARCH_ABOVE
}

/**
 * True for more than three characters. With three characters the live search already runs, but the drop-down does not
 * open (spec 9).
 */
export function dropDownOpens(term: string): boolean {
  return term.trim().length > DROP_DOWN_ABOVE
}

export function truncateSearchTerm(text: string): string {
  return truncateText(text, SEARCH_TERM_LENGTH_MAX)
}
