/**
 * Maximum length of a field in UTF-16 code units. It exceeds the limits of the contract, so that the API can reject a
 * text that is too long with its own message.
 */
const FIELD_MAX = 10_000

/** Value of `longest` for a field that contains a list of articles: the list parser limits its length. */
export const NO_FIELD_LIMIT = Infinity

/** Text of a form field; empty if a client sends a file instead. */
export function formText(form: FormData, name: string, longest = FIELD_MAX): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
