import type PDFDocument from 'pdfkit'
import { MARGIN } from './new-pdf.ts'

type Pdf = InstanceType<typeof PDFDocument>

export type PrintedColumn = {
  readonly title: string
  readonly isNumeric: boolean
  /** Texts are wrapped at blanks; numbers, dates and document numbers stay whole. */
  readonly texts: readonly string[]
  readonly total: string
}

type Column = PrintedColumn & { readonly width: number }

const GAP = 8
const LINE = 1.3
const PADDING = 3
const FOOT = 52
const LARGEST = 8.5
const SMALLEST = 5
const STEP = 0.5

/**
 * Draws a table that fits the width of the page: texts are wrapped, and the font is as large as possible. Returns the
 * y coordinate of its end, maybe on a later page.
 */
export function drawList(pdf: Pdf, columns: readonly PrintedColumn[], rowCount: number, top: number): number {
  const room = pdf.page.width - 2 * MARGIN + GAP
  let size = LARGEST
  let widths = narrowest(pdf, columns, size)
  while (sumOf(widths) > room && size > SMALLEST) {
    size -= STEP
    widths = narrowest(pdf, columns, size)
  }
  const spreadColumns = spread(columns, widths, widest(pdf, columns, size), room)
  return new ListPages(pdf, spreadColumns, size).draw(rowCount, top)
}

/** Shares the rest of the room among the columns whose texts are longer than their width. */
function spread(
  columns: readonly PrintedColumn[],
  least: readonly number[],
  most: readonly number[],
  room: number,
): readonly Column[] {
  const left = room - sumOf(least)
  const wanted = most.map((width, place) => width - least[place]!)
  const share = Math.min(1, left / Math.max(sumOf(wanted), 1))
  const rest = Math.max(0, left - sumOf(wanted)) / columns.length
  return columns.map((column, place) => ({
    ...column,
    // without room even for single words, words are broken
    width: left < 0 ? (least[place]! * room) / sumOf(least) : least[place]! + share * wanted[place]! + rest,
  }))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

const narrowest = (pdf: Pdf, columns: readonly PrintedColumn[], size: number) =>
  columns.map((column) => widthOf(pdf, column, size, (text) => text.split(' ')))

const widest = (pdf: Pdf, columns: readonly PrintedColumn[], size: number) =>
  columns.map((column) => widthOf(pdf, column, size, (text) => [text]))

function widthOf(
  pdf: Pdf,
  { title, texts, total, isNumeric }: PrintedColumn,
  size: number,
  parts: (text: string) => readonly string[],
): number {
  const widthIn = (font: string, all: Iterable<string>) => {
    pdf.font(font).fontSize(size)
    return [...all].reduce((most, text) => Math.max(most, pdf.widthOfString(text)), 0)
  }
  const cells = new Set(isNumeric ? texts : texts.flatMap(parts))
  return GAP + Math.max(widthIn('regular', cells), widthIn('bold', [...parts(title), total]))
}

class ListPages {
  readonly #pdf: Pdf
  readonly #columns: readonly Column[]
  readonly #size: number

  constructor(pdf: Pdf, columns: readonly Column[], size: number) {
    this.#pdf = pdf
    this.#columns = columns
    this.#size = size
  }

  draw(rowCount: number, top: number): number {
    const bottom = this.#pdf.page.height - FOOT
    let y = this.#drawHead(top)
    const next = (texts: readonly string[]) => {
      const cells = this.#wrapped(texts)
      if (y + this.#heightOf(cells) > bottom) {
        this.#pdf.addPage()
        y = this.#drawHead(MARGIN)
        this.#pdf.font('regular')
      }
      this.#drawCells(cells, y)
      y += this.#heightOf(cells)
    }
    this.#pdf.font('regular').fontSize(this.#size)
    for (let row = 0; row < rowCount; row += 1) next(this.#columns.map(({ texts }) => texts[row]!))
    if (this.#columns.every(({ total }) => total === '')) return y
    this.#pdf.font('bold')
    this.#drawRule(y)
    y += PADDING
    next(this.#columns.map(({ total }) => total))
    return y
  }

  #drawHead(y: number): number {
    this.#pdf.font('bold').fontSize(this.#size)
    const cells = this.#wrapped(this.#columns.map(({ title }) => title))
    this.#drawCells(cells, y)
    const end = y + this.#heightOf(cells)
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

  #drawCells(cells: readonly (readonly string[])[], top: number): void {
    let x = MARGIN
    this.#columns.forEach(({ width, isNumeric }, place) => {
      cells[place]!.forEach((text, line) => {
        const indent = isNumeric ? width - GAP - this.#pdf.widthOfString(text) : 0
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

  #wrapped(texts: readonly string[]): readonly (readonly string[])[] {
    return this.#columns.map(({ width }, place) => this.#linesOf(texts[place]!, width - GAP))
  }

  /** Half a point of tolerance, because widths are sums of decimals. */
  #linesOf(text: string, room: number): readonly string[] {
    const fits = (part: string) => this.#pdf.widthOfString(part) <= room + 0.5
    if (fits(text)) return [text]
    const lines: string[] = []
    let line = ''
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      line = word
      while (!fits(line) && line.length > 1) {
        let end = line.length - 1
        while (end > 1 && !fits(line.slice(0, end))) end -= 1
        lines.push(line.slice(0, end))
        line = line.slice(end)
      }
    }
    return [...lines, line]
  }
}
