/** Maximum length of a field in UTF-16 code units. More than the contract allows, so that the API still refuses it. */
const FIELD_MAX = 10_000

/** For fields with a line per article, which the list reader limits itself. */
export const WHOLE_BODY = Infinity

/** Text of a form field; empty if a client sends a file instead. */
export function formText(form: FormData, name: string, longest = FIELD_MAX): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
