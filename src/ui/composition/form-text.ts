/** What was typed into a field of a form. A file that somebody sent in its place is nothing typed. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
