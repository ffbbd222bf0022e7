/** Maximum length of a field in UTF-16 code units. More than the contract allows, so that the API still refuses it. */
const FIELD_MAX = 10_000

/** For fields with a line per article, which the reader of the list bounds itself. */
export const WHOLE_BODY = Infinity

/** What was typed into a field of a form. A file that somebody sent in its place is nothing typed. */
export function formText(form: FormData, name: string, longest = FIELD_MAX): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, longest) : ''
}
