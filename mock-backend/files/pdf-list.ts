import type PDFDocument from 'pdfkit'
import { MARGIN } from './new-pdf.ts'

type Pdf = InstanceType<typeof PDFDocument>

export type PrintedColumn = {
  readonly title: string
  readonly isNumeric: boolean
  /** The cell texts: wrapped at spaces; numbers, dates and document numbers are never broken. */
  readonly texts: readonly string[]
  readonly total: string
}

type Column = PrintedColumn & { readonly width: number }
type Font = 'regular' | 'bold'

const GAP = 8
const LINE = 1.3
const PADDING = 3
const FOOT = 52
const FONT_SIZE_MAX = 8.5
const FONT_SIZE_MIN = 5
const STEP = 0.5
/** Maximum share of a page for the column titles; the rest is for rows. */
const HEAD_SHARE = 0.3
const CUT = '…'

/**
 * Draws a table that fits the width of the page: texts are wrapped, and the font is as large as possible. A
 * text that is longer than a page is truncated. Returns the y coordinate of its end, which may be on a later
 * page.
 */
export function drawList(pdf: Pdf, columns: readonly PrintedColumn[], rowCount: number, top: number): number {
  const room = pdf.page.width - 2 * MARGIN + GAP
  const widths = new TextWidths(pdf)
  const words = columns.map((column) => widthOf(widths, column, (text) => text.split(' ')))
  const texts = columns.map((column) => widthOf(widths, column, (text) => [text]))
  let size = FONT_SIZE_MAX
  while (sumOf(inPoints(words, size)) > room && size > FONT_SIZE_MIN) size -= STEP
  const spreadColumns = spread(columns, inPoints(words, size), inPoints(texts, size), room)
  return new ListPages(pdf, widths, spreadColumns, size).draw(rowCount, top)
}

/** Distributes the remaining width to the columns whose texts do not fit. */
function spread(
  columns: readonly PrintedColumn[],
  min: readonly number[],
  max: readonly number[],
  room: number,
): readonly Column[] {
  const remaining = room - sumOf(min)
  const extraWidths = max.map((width, index) => width - min[index]!)
  const share = Math.min(1, remaining / Math.max(sumOf(extraWidths), 1))
  const rest = Math.max(0, remaining - sumOf(extraWidths)) / columns.length
  return columns.map((column, index) => ({
    ...column,
    // if even single words do not fit, words are broken
    width:
      remaining < 0 ? (min[index]! * room) / sumOf(min) : min[index]! + share * extraWidths[index]! + rest,
  }))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const inPoints = (widths: readonly number[], size: number) => widths.map((width) => GAP + width * size)

/** Width in units of the font size. */
function widthOf(
  widths: TextWidths,
  { title, texts, total, isNumeric }: PrintedColumn,
  parts: (text: string) => readonly string[],
): number {
  const widest = (font: Font, all: readonly string[]) =>
    all.reduce((max, text) => Math.max(max, widths.of(text, font)), 0)
  const cells = isNumeric ? texts : texts.flatMap(parts)
  return Math.max(widest('regular', cells), widest('bold', [...parts(title), total]))
}

/** Sums the widths of letters, which are measured once each: the fonts have no kerning. */
class TextWidths {
  readonly #pdf: Pdf
  readonly #letters = { regular: new Map<string, number>(), bold: new Map<string, number>() }

  constructor(pdf: Pdf) {
    this.#pdf = pdf
  }

  /** Width in units of the font size. */
  of(text: string, font: Font): number {
    let width = 0
    for (const letter of text) width += this.#letters[font].get(letter) ?? this.#measured(letter, font)
    return width
  }

  #measured(letter: string, font: Font): number {
    const width = this.#pdf.font(font).fontSize(1000).widthOfString(letter) / 1000
    this.#letters[font].set(letter, width)
    return width
  }
}

class ListPages {
  readonly #pdf: Pdf
  readonly #widths: TextWidths
  readonly #columns: readonly Column[]
  readonly #size: number

  constructor(pdf: Pdf, widths: TextWidths, columns: readonly Column[], size: number) {
    this.#pdf = pdf
    this.#widths = widths
    this.#columns = columns
    this.#size = size
  }

  draw(rowCount: number, top: number): number {
    const bottom = this.#pdf.page.height - FOOT
    const titles = this.#wrapped(
      this.#columns.map(({ title }) => title),
      'bold',
      HEAD_SHARE * (bottom - MARGIN),
    )
    const room = bottom - MARGIN - this.#heightOf(titles) - 2 * PADDING
    let y = this.#drawHead(titles, top)
    const next = (texts: readonly string[], font: Font) => {
      const cells = this.#wrapped(texts, font, room)
      if (y + this.#heightOf(cells) > bottom) {
        this.#pdf.addPage()
        y = this.#drawHead(titles, MARGIN)
      }
      this.#drawCells(cells, y, font)
      y += this.#heightOf(cells)
    }
    for (let row = 0; row < rowCount; row += 1) {
      next(
        this.#columns.map(({ texts }) => texts[row]!),
        'regular',
      )
    }
    if (this.#columns.every(({ total }) => total === '')) return y
    this.#drawRule(y)
    y += PADDING
    next(
      this.#columns.map(({ total }) => total),
      'bold',
    )
    return y
  }

  #drawHead(titles: readonly (readonly string[])[], y: number): number {
    this.#drawCells(titles, y, 'bold')
    const end = y + this.#heightOf(titles)
    this.#drawRule(end)
    return end + PADDING
  }

  #drawRule(y: number): void {
    this.#pdf
      .moveTo(MARGIN, y)
      .lineTo(this.#pdf.page.width - MARGIN, y)
      .lineWidth(0.5)
      .stroke()
  }

  #drawCells(cells: readonly (readonly string[])[], top: number, font: Font): void {
    this.#pdf.font(font).fontSize(this.#size)
    let x = MARGIN
    this.#columns.forEach(({ width, isNumeric }, index) => {
      cells[index]!.forEach((text, line) => {
        const indent = isNumeric ? width - GAP - this.#widths.of(text, font) * this.#size : 0
        if (text !== '') this.#pdf.text(text, x + indent, top + line * this.#lineHeight, { lineBreak: false })
      })
      x += width
    })
  }

  get #lineHeight(): number {
    return this.#size * LINE
  }

  #heightOf(cells: readonly (readonly string[])[]): number {
    return Math.max(...cells.map(({ length }) => length)) * this.#lineHeight + PADDING
  }

  /** The wrapped lines of a row, limited to a height. */
  #wrapped(texts: readonly string[], font: Font, height: number): readonly (readonly string[])[] {
    const max = Math.max(1, Math.floor(height / this.#lineHeight))
    return this.#columns.map(({ width }, index) => {
      const lines = this.#linesOf(texts[index]!, font, width - GAP)
      return lines.length <= max ? lines : [...lines.slice(0, max - 1), cut(lines[max - 1]!)]
    })
  }

  #linesOf(text: string, font: Font, points: number): readonly string[] {
    // half a point of tolerance, because rounding errors of the widths add up
    const room = (points + 0.5) / this.#size
    const widthOf = (part: string) => this.#widths.of(part, font)
    const lines: string[] = []
    const blank = widthOf(' ')
    let line = ''
    let filled = 0
    const start = (part: string, width: number) => {
      if (line !== '') lines.push(line)
      line = part
      filled = width
    }
    for (const word of text.split(' ')) {
      const width = widthOf(word)
      if (line === '' ? width <= room : filled + blank + width <= room) {
        filled += line === '' ? width : blank + width
        line = line === '' ? word : `${line} ${word}`
        continue
      }
      start('', 0)
      for (const letter of word) {
        const more = widthOf(letter)
        if (filled + more > room) start('', 0)
        line += letter
        filled += more
      }
    }
    return [...lines, line]
  }
}

const cut = (line: string) => `${[...line].slice(0, -1).join('')}${CUT}`
