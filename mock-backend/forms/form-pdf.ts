import type { Language } from '../catalogue/language.ts'
import { documentFonts } from '../files/document-fonts.ts'
import { dateIn, labelIn, type Label } from '../files/document-texts.ts'
import type { FormSheet } from '../claims/form-library.ts'

const MARGIN = 56
const BOX_HEIGHT = 34
const TABLE_ROWS = 9

/** An A4 form that is filled in by hand. */
async function formPdf(
  { title, purpose, versionDate, asksForDocument }: FormSheet,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), documentFonts()])
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    // @ts-expect-error the types require one of the standard fonts, which lack Cyrillic
    font: null,
    info: { Title: title[language], CreationDate: new Date(versionDate) },
  })
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const finished = new Promise<void>((resolve) => pdf.on('end', resolve))
  pdf.on('data', (chunk: Uint8Array<ArrayBuffer>) => chunks.push(chunk))
  pdf.registerFont('regular', fonts.regular)
  pdf.registerFont('bold', fonts.bold)
  const label = labelIn(language)
  const write = (text: string, x: number, y: number, size: number, font = 'regular') =>
    pdf.font(font).fontSize(size).text(text, x, y, { lineBreak: false })
  const box = (name: Label, x: number, y: number, width: number, height = BOX_HEIGHT) => {
    pdf.lineWidth(0.6).rect(x, y, width, height).stroke('#6f7c8a').fillColor('#14202b')
    write(label(name), x + 4, y + 3, 7)
  }

  write(title[language], MARGIN, MARGIN, 20, 'bold')
  write(purpose[language], MARGIN, MARGIN + 28, 10)
  const half = (pdf.page.width - 2 * MARGIN - 12) / 2
  box('customer', MARGIN, 120, half)
  box('date', MARGIN + half + 12, 120, half)
  if (asksForDocument) {
    box('invoice', MARGIN, 164, half)
    box('deliveryNote', MARGIN + half + 12, 164, half)
    for (let row = 0; row < TABLE_ROWS; row += 1) {
      const y = 220 + row * BOX_HEIGHT
      box('part', MARGIN, y, half)
      box('name', MARGIN + half, y, half - 68)
      box('quantity', MARGIN + 2 * half - 68, y, 80)
    }
  }
  write(`${title[language]} · ${dateIn(language, versionDate)}`, MARGIN, pdf.page.height - MARGIN - 12, 8)
  pdf.end()
  await finished
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const cache = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Caches the files, because they do not depend on the visitor. */
export function formFile(sheet: FormSheet, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const key = `${sheet.name} ${language}`
  const file = cache.get(key) ?? formPdf(sheet, language)
  cache.set(key, file)
  return file
}
