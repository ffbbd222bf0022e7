import { cutText } from '#domain/shared/text.ts'

export const LIVE_SEARCH_PAUSE_MS = 300
export const MAX_SEARCH_TERM_LENGTH = 200

const LIVE_SEARCH_ABOVE = 2
const DROP_DOWN_ABOVE = 3

/** `placeKnown`: both country and language are known (spec 5). */
export function liveSearchRuns(term: string, placeKnown: boolean): boolean {
  return placeKnown && term.trim().length > LIVE_SEARCH_ABOVE
}

/** A term of three characters is searched without being shown (spec 9). */
export function dropDownOpens(term: string): boolean {
  return term.trim().length > DROP_DOWN_ABOVE
}

export function cutSearchTerm(text: string): string {
  return cutText(text, MAX_SEARCH_TERM_LENGTH)
}
