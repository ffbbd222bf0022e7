import { documentFonts } from './document-fonts.ts'
import { embedFacturX } from './factur-x.ts'

type Made = {
  readonly title: string
  readonly author?: string | undefined
  /** ISO 8601. */
  readonly date: string
  readonly layout?: 'portrait' | 'landscape'
  /** The invoice as Cross Industry Invoice: makes the file a Factur-X document. */
  readonly eInvoice?: string | undefined
}

export const MARGIN = 48
const FOOT = 42
const FOOT_LINE = 10

/** Creates an A4 document with fonts that include Cyrillic. pdfkit is loaded on first use. */
export async function newPdf({ title, author = '', date, layout = 'portrait', eInvoice }: Made) {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), documentFonts()])
  const pdf = new PDFDocument({
    size: 'A4',
    layout,
    margin: MARGIN,
    bufferPages: true,
    ...(eInvoice !== undefined && { subset: 'PDF/A-3b', pdfVersion: '1.7' }),
    // @ts-expect-error the types require one of the standard fonts, which lack Cyrillic
    font: null,
    info: { Title: title, CreationDate: new Date(date), Creator: author },
  })
  if (eInvoice !== undefined) embedFacturX(pdf, eInvoice, new Date(date))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const finished = new Promise<void>((resolve) => pdf.on('end', resolve))
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('bold', fonts.bold)

  const write = (text: string, x: number, y: number, size = 9, font: 'regular' | 'bold' = 'regular') =>
    pdf.font(font).fontSize(size).text(text, x, y, { lineBreak: false })

  /** Adds an optional footer of one or two lines to each page (pages count from 1) and returns the file. */
  async function finish(
    footOf?: (page: number, count: number) => string | readonly string[],
  ): Promise<Uint8Array<ArrayBuffer>> {
    const count = footOf ? pdf.bufferedPageRange().count : 0
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page)
      pdf.page.margins.bottom = 0
      const foot = [footOf?.(page + 1, count) ?? []].flat()
      foot.forEach((line, index) => write(line, MARGIN, pdf.page.height - FOOT + FOOT_LINE * index, 7))
    }
    pdf.end()
    await finished
    return joined(chunks)
  }

  return { pdf, write, finish }
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
