import type PDFDocument from 'pdfkit'

export type Column = { readonly title: string; readonly width: number; readonly align?: 'right' }
export type Table = { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }

type Pdf = InstanceType<typeof PDFDocument>

export const MARGIN = 48
const ROW = 16
const SIZE = 8.5
const GAP = 6
const FOOT = 60

/** Draws a table from `top` on, over several pages if necessary, and returns the y coordinate of its end. */
export function drawTable(pdf: Pdf, { columns, rows }: Table, top: number): number {
  const fit = fitter(pdf)
  const bottom = pdf.page.height - FOOT
  let y = drawHead(pdf, columns, top)
  for (const row of rows) {
    if (y + ROW > bottom) {
      pdf.addPage()
      y = drawHead(pdf, columns, MARGIN)
    }
    drawRow(pdf, columns, row, y, fit)
    y += ROW
  }
  return y
}

function drawHead(pdf: Pdf, columns: readonly Column[], y: number): number {
  pdf.font('bold').fontSize(SIZE)
  drawRow(
    pdf,
    columns,
    columns.map(({ title }) => title),
    y,
    fitter(pdf),
  )
  const line = y + ROW - 3
  pdf
    .moveTo(MARGIN, line)
    .lineTo(pdf.page.width - MARGIN, line)
    .lineWidth(0.5)
    .stroke()
  pdf.font('regular').fontSize(SIZE)
  return y + ROW + 2
}

function drawRow(
  pdf: Pdf,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
  fit: (text: string, width: number) => Fitted,
) {
  let x = MARGIN
  columns.forEach(({ width, align }, index) => {
    const { text, width: taken } = fit(cells[index] ?? '', width - GAP)
    if (text !== '') pdf.text(text, align === 'right' ? x + width - GAP - taken : x, y, { lineBreak: false })
    x += width
  })
}

type Fitted = { readonly text: string; readonly width: number }

/** Truncates texts to the column width; caches their widths, because the same texts repeat. */
function fitter(pdf: Pdf) {
  const known = new Map<string, Fitted>()
  return (text: string, room: number): Fitted => {
    const key = `${room} ${text}`
    const fitted = known.get(key) ?? fittedText(pdf, text, room)
    known.set(key, fitted)
    return fitted
  }
}

function fittedText(pdf: Pdf, text: string, room: number): Fitted {
  let shown = text
  let width = pdf.widthOfString(shown)
  while (width > room && shown.length > 1) {
    shown = `${shown.slice(0, Math.min(-2, -Math.ceil(shown.length * (1 - room / width))))}…`
    width = pdf.widthOfString(shown)
  }
  return { text: shown, width }
}
