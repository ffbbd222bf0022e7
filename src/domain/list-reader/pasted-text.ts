/** Maximum length of HTML in characters; for longer HTML, the plain text of the clipboard is read. */
const HTML_MAX = 2_000_000

const CELL = /<t[dr][\s>]/i
const STRUCK = /<(?:s|del|strike)[\s>]|line-through/i

/** Text of the clipboard's HTML if it contains more than the plain text: cells, or struck-through lines. */
export function pastedText(plain: string, html: string): string {
  if (html.length > HTML_MAX) return plain
  const hasCells = CELL.test(html) && !/[\t;]/.test(plain)
  return hasCells || STRUCK.test(html) ? html.slice(html.indexOf('<')) : plain
}
