/** Longest HTML that is read instead of the plain text beside it. */
const HTML_MAX = 2_000_000

const CELL = /<t[dr][\s>]/i
const STRUCK = /<(?:s|del|strike)[\s>]|line-through/i

/** HTML of the clipboard if it contains more than the plain text: cells, or struck lines. */
export function pastedText(plain: string, html: string): string {
  if (html.length > HTML_MAX) return plain
  const hasCells = CELL.test(html) && !/[\t;]/.test(plain)
  return hasCells || STRUCK.test(html) ? html.slice(html.indexOf('<')) : plain
}
