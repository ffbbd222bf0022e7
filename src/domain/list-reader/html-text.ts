import { htmlTokens, VOID_ELEMENTS } from './html-tokens.ts'
import { attributeOf, type MarkupToken } from './markup.ts'

const BREAKS = new Set(
  'p div li tr br table ul ol h1 h2 h3 h4 section article dd dt blockquote thead tbody'.split(' '),
)
const STRUCK = new Set(['s', 'del', 'strike'])
/** Elements that browsers display with a gap, although the text has no blank between them. */
const INLINE_BLOCKS = new Set(['a', 'span', 'label', 'button'])
/**
 * Placeholder for a gap between elements. It becomes a blank, except between digits: several elements can contain the
 * digits of one number.
 */
const GAP = '\u0001'
/** Placeholder for a line break within a cell. */
const CELL_BREAK = '\u0002'
const CELL_BREAKS_MAX = 3
const OF_TABLE = new Set(['table', 'tr', 'thead', 'tbody'])
const SILENT = new Set('script style title head template select button'.split(' '))

/** HTML as lines of text with a tab between the cells of a table; struck-through text is omitted. */
export function textOfHtml(html: string): string {
  const lines = new HtmlLines()
  for (const token of htmlTokens(html)) {
    if (token.kind === 'text') lines.addShown(token.text.replace(/\s+/g, ' '))
    else lines.takeTag(token)
  }
  return lines.text
}

type Tag = Exclude<MarkupToken, { kind: 'text' }>

class HtmlLines {
  readonly #texts: string[] = []
  /** The last two characters of the text so far. */
  #last = ''
  #struck = 0
  #silent = 0
  /** True within the selected option of a `<select>`. */
  #isChosen = false
  /**
   * Open element whose style hides its text or strikes it through; `depth` counts open elements of the same name, to
   * find its end tag.
   */
  #styled: { readonly name: string; depth: number } | undefined
  /** Number of open cells. */
  #cells = 0
  readonly #columns = new HtmlColumns()

  get text(): string {
    return this.#texts
      .join('')
      .replace(/\u0001/g, (_, index: number, whole: string) =>
        /\d/.test(whole.charAt(index + 1)) ? '' : ' ',
      )
      .replace(/\t\n/g, '\n')
      .split('\n')
      .map(withCellBreaks)
      .join('\n')
      .split('\t')
      .map((cell) => cell.replace(/^ | $/g, ''))
      .join('\t')
  }

  addShown(text: string): void {
    const isShown =
      this.#struck === 0 &&
      (this.#silent === 0 || (this.#silent === 1 && this.#isChosen)) &&
      this.#styled === undefined
    if (isShown) this.#add(text)
  }

  takeTag(tag: Tag): void {
    const by = tag.kind === 'end' ? -1 : tag.isEmpty || VOID_ELEMENTS.has(tag.name) ? 0 : 1
    this.#takeStyle(tag, by)
    if (STRUCK.has(tag.name)) this.#struck = Math.max(0, this.#struck + by)
    if (tag.name === 'option' || tag.name === 'select')
      this.#isChosen = tag.kind === 'start' && /\sselected\b/i.test(tag.attributes)
    if (SILENT.has(tag.name)) this.#silent = Math.max(0, this.#silent + by)
    if (tag.kind === 'start' && tag.name === 'input') this.addShown(` ${visibleValue(tag.attributes)}  `)
    this.#separate(tag.name)
    this.#columns.takeTag(tag)
    if (tag.name === 'td' || tag.name === 'th') this.#takeCell(tag, by)
  }

  #add(text: string): void {
    this.#texts.push(text)
    this.#last = (this.#last + text.slice(-2)).slice(-2)
  }

  #takeStyle(tag: Tag, step: number): void {
    if (this.#styled?.name === tag.name) {
      this.#styled.depth += step
      if (this.#styled.depth <= 0) this.#styled = undefined
    } else if (tag.kind === 'start' && step > 0 && !this.#styled && isLeftOut(tag.attributes))
      this.#styled = { name: tag.name, depth: 1 }
  }

  #separate(name: string): void {
    // browsers display a gap between these elements
    if (INLINE_BLOCKS.has(name)) {
      if (/\p{L}$/u.test(this.#last)) this.#add(' ')
      else if (/\d$/.test(this.#last)) this.#add(GAP)
    }
    const line = this.#cells > 0 && !OF_TABLE.has(name) ? CELL_BREAK : '\n'
    if (BREAKS.has(name) && !this.#last.endsWith('\n') && !this.#last.endsWith(line)) this.#add(line)
  }

  #takeCell(tag: Tag, step: number): void {
    this.#cells = Math.max(0, this.#cells + step)
    if (tag.kind === 'end') {
      this.#add('\t')
      return
    }
    const { filled, isHidden } = this.#columns.takeCell(tag.attributes)
    for (let count = 0; count < filled; count += 1) this.#add('\t')
    if (isHidden) this.#styled ??= { name: tag.name, depth: 1 }
  }
}

/** Positions of the cells of a table. */
class HtmlColumns {
  /** By column: number of rows below in which a cell of a row above still fills the column. */
  #spans: number[] = []
  #column = 0
  /** Columns that the `<col>` elements hide. */
  #hidden = new Set<number>()
  /** Number of columns that the `<col>` elements so far have declared. */
  #declared = 0
  /** Column in which the next cell starts; a merged cell counts as several columns. */
  #place = 0

  takeTag(tag: Tag): void {
    if (tag.name === 'table') {
      this.#spans = []
      this.#hidden = new Set()
      this.#declared = 0
    }
    if (tag.name === 'col' && tag.kind === 'start') {
      const count = Math.min(numberAt(tag.attributes, 'span'), COLUMNS_MAX)
      const isHidden = isLeftOut(tag.attributes) || attributeOf(tag.attributes, 'width') === '0'
      if (isHidden) for (const index of range(this.#declared, this.#declared + count)) this.#hidden.add(index)
      this.#declared += count
    }
    if (tag.name === 'tr') {
      this.#column = 0
      this.#place = 0
    }
  }

  /** `filled`: number of columns before the cell that are filled by cells of rows above. */
  takeCell(attributes: string): { readonly filled: number; readonly isHidden: boolean } {
    let filled = 0
    for (; (this.#spans[this.#column] ?? 0) > 0; filled += 1) {
      this.#spans[this.#column] = (this.#spans[this.#column] ?? 0) - 1
      this.#column += 1
    }
    if (this.#column < COLUMNS_MAX) this.#spans[this.#column] = numberAt(attributes, 'rowspan') - 1
    const from = this.#place + filled
    this.#place = from + Math.min(numberAt(attributes, 'colspan'), COLUMNS_MAX)
    this.#column += 1
    const isHidden =
      this.#hidden.size > 0 && range(from, this.#place).every((index) => this.#hidden.has(index))
    return { filled, isHidden }
  }
}

/**
 * Line breaks within the cells of a row become blanks. A row of a single cell often contains a whole text, and its
 * breaks remain.
 */
function withCellBreaks(line: string): string {
  if (!line.includes(CELL_BREAK)) return line
  const cells = line.split('\t').map((cell) => cell.split(CELL_BREAK).filter((text) => text.trim() !== ''))
  const isRow = cells.length > 1 && cells.every(({ length }) => length <= CELL_BREAKS_MAX + 1)
  return cells.map((texts) => texts.join(isRow ? ' ' : '\n')).join('\t')
}

const HIDDEN_STYLE = /line-through|display\s?:\s?none|visibility\s?:\s?(?:hidden|collapse)/i
/** The attribute `hidden`, but not as text within the value of another attribute. */
const HIDDEN_MARK = /\shidden(?=[\s=/]|$)/i

const isLeftOut = (attributes: string): boolean =>
  HIDDEN_STYLE.test(attributes) ||
  (/hidden/i.test(attributes) && HIDDEN_MARK.test(attributes.replace(/"[^"]*"|'[^']*'/g, '')))

const VISIBLE_INPUTS = new Set(['number', 'text', 'tel', ''])

/** Value of a visible input, such as the quantity in the form of a cart. */
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
