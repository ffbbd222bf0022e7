import { htmlTokens, VOID } from './html-tokens.ts'
import { attributeOf } from './markup.ts'

const BREAKS = new Set([
  'p',
  'div',
  'li',
  'tr',
  'br',
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'section',
  'article',
  'dd',
  'dt',
  'blockquote',
  'thead',
  'tbody',
])
const STRUCK = new Set(['s', 'del', 'strike'])
/** Parts of a page with a gap between them, where none is written. */
const INLINE_BLOCKS = new Set(['a', 'span', 'label', 'button'])
/** A gap unless digits stand on both sides: a number in several parts. */
const GAP = '\u0001'
/** A line break within a cell. */
const CELL_BREAK = '\u0002'
const CELL_BREAKS_MAX = 3
const OF_TABLE = new Set(['table', 'tr', 'thead', 'tbody'])
const SILENT = new Set(['script', 'style', 'title', 'head', 'template', 'select', 'button'])

/** HTML as lines of text with a tab between the cells of a table; struck text is left out. */
export function textOfHtml(html: string): string {
  const texts: string[] = []
  let last = ''
  const add = (text: string): void => {
    texts.push(text)
    last = (last + text.slice(-2)).slice(-2)
  }
  let struck = 0
  let silent = 0
  /** Rows for which a cell above still fills the column. */
  let spans: number[] = []
  let column = 0
  let cells = 0
  /** Columns of the table that its `<col>` elements hide. */
  let hidden = new Set<number>()
  let places = 0
  /** Column of the next cell, merged ones counted. */
  let place = 0
  /** Within the chosen option of a field. */
  let isChosen = false
  let styled: { readonly name: string; depth: number } | undefined
  const isShown = (): boolean =>
    struck === 0 && (silent === 0 || (silent === 1 && isChosen)) && styled === undefined
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') {
      if (isShown()) add(token.text.replace(/\s+/g, ' '))
      continue
    }
    const by = token.kind === 'end' ? -1 : token.isEmpty || VOID.has(token.name) ? 0 : 1
    if (styled?.name === token.name) {
      styled.depth += by
      if (styled.depth <= 0) styled = undefined
    } else if (token.kind === 'start' && by > 0 && !styled && isLeftOut(token.attributes))
      styled = { name: token.name, depth: 1 }
    if (STRUCK.has(token.name)) struck = Math.max(0, struck + by)
    if (token.name === 'option' || token.name === 'select')
      isChosen = token.kind === 'start' && /\sselected\b/i.test(token.attributes)
    if (SILENT.has(token.name)) silent = Math.max(0, silent + by)
    if (token.kind === 'start' && token.name === 'input' && isShown())
      add(` ${visibleValue(token.attributes)}  `)
    // a browser shows a gap between them
    if (INLINE_BLOCKS.has(token.name)) {
      if (/\p{L}$/u.test(last)) add(' ')
      else if (/\d$/.test(last)) add(GAP)
    }
    const line = cells > 0 && !OF_TABLE.has(token.name) ? CELL_BREAK : '\n'
    if (BREAKS.has(token.name) && !last.endsWith('\n') && !last.endsWith(line)) add(line)
    if (token.name === 'table') {
      spans = []
      hidden = new Set()
      places = 0
    }
    if (token.name === 'col' && token.kind === 'start') {
      const count = Math.min(numberAt(token.attributes, 'span'), COLUMNS_MAX)
      const isHidden = isLeftOut(token.attributes) || attributeOf(token.attributes, 'width') === '0'
      for (let at = 0; at < count; at += 1, places += 1) if (isHidden) hidden.add(places)
    }
    if (token.name === 'tr') {
      column = 0
      place = 0
    }
    if (token.name !== 'td' && token.name !== 'th') continue
    cells = Math.max(0, cells + by)
    if (token.kind === 'end') add('\t')
    else {
      for (; (spans[column] ?? 0) > 0; column += 1, place += 1) {
        spans[column] = (spans[column] ?? 0) - 1
        add('\t')
      }
      if (column < COLUMNS_MAX) spans[column] = numberAt(token.attributes, 'rowspan') - 1
      const width = Math.min(numberAt(token.attributes, 'colspan'), COLUMNS_MAX)
      const end = place + width
      if (!styled && hidden.size > 0 && range(place, end).every((at) => hidden.has(at)))
        styled = { name: token.name, depth: 1 }
      place = end
      column += 1
    }
  }
  return texts
    .join('')
    .replace(/\u0001/g, (_, at: number, whole: string) => (/\d/.test(whole.charAt(at + 1)) ? '' : ' '))
    .replace(/\t\n/g, '\n')
    .split('\n')
    .map(withCellBreaks)
    .join('\n')
    .split('\t')
    .map((cell) => cell.replace(/^ | $/g, ''))
    .join('\t')
}

/** Breaks of a row of cells are blanks; a single cell lays out a whole text. */
function withCellBreaks(line: string): string {
  if (!line.includes(CELL_BREAK)) return line
  const cells = line.split('\t').map((cell) => cell.split(CELL_BREAK).filter((text) => text.trim() !== ''))
  const isRow = cells.length > 1 && cells.every(({ length }) => length <= CELL_BREAKS_MAX + 1)
  return cells.map((texts) => texts.join(isRow ? ' ' : '\n')).join('\t')
}

const HIDDEN_STYLE = /line-through|display\s?:\s?none|visibility\s?:\s?(?:hidden|collapse)/i
/** The mark `hidden`, outside of any value. */
const HIDDEN_MARK = /\shidden(?=[\s=/]|$)/i

const isLeftOut = (attributes: string): boolean =>
  HIDDEN_STYLE.test(attributes) ||
  (/hidden/i.test(attributes) && HIDDEN_MARK.test(attributes.replace(/"[^"]*"|'[^']*'/g, '')))

const VISIBLE_INPUTS = new Set(['number', 'text', 'tel', ''])

/** What the customer typed: the quantity of a basket. */
const visibleValue = (attributes: string): string =>
  !isLeftOut(attributes) && VISIBLE_INPUTS.has((attributeOf(attributes, 'type') ?? '').toLowerCase())
    ? (attributeOf(attributes, 'value') ?? '')
    : ''

const COLUMNS_MAX = 200
const numberAt = (attributes: string, name: 'span' | 'colspan' | 'rowspan'): number =>
  Math.max(1, Math.min(100, Number.parseInt(attributeOf(attributes, name) ?? '1', 10) || 1))

const range = (from: number, end: number): readonly number[] =>
  Array.from({ length: end - from }, (_, index) => from + index)

export const isHtml = (text: string): boolean =>
  /<(?:table|tr|td|p|div|br|li|html|body|span)(?=[\s/>])/i.test(text.slice(0, 20_000)) && /^\s*</.test(text)
