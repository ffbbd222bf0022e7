import type { CatalogueProduct, ProductAttribute } from '../catalogue/catalogue-product.ts'
import type { Language } from '../catalogue/language.ts'
import { newPdf } from '../files/new-pdf.ts'
import { pdfPage, type TextLine } from '../files/pdf-page.ts'

/** PDF with these lines; the first line is the title. */
export async function textPdf(
  lines: readonly TextLine[],
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = lines[0]?.text ?? ''
  // Standard PDF fonts cover Latin-1 only; sheets in other scripts embed a font.
  return language === 'ru' ? fontedSheet(title, lines) : pdfPage(title, lines)
}

export function dataSheetLines(product: CatalogueProduct, language: Language): readonly TextLine[] {
  const rows: [string, string][] = [
    ['GTIN', product.gtin],
    ['OE', product.mainOe],
    ...product.attributes.map((attribute): [string, string] => [
      attribute.names[language],
      shownValue(attribute, language),
    ]),
  ]
  return [
    { text: `${product.manufacturer} ${product.sku}`, x: 56, y: 770, size: 22, bold: true },
    { text: product.names[language], x: 56, y: 744, size: 14 },
    ...rows.flatMap(([label, value], index): TextLine[] => [
      { text: label, x: 56, y: 700 - 20 * index, size: 10, bold: true },
      { text: value, x: 300, y: 700 - 20 * index, size: 10 },
    ]),
  ]
}

/**
 * Number of cached sheets. A product page generates a sheet to display its file size; a download needs the same
 * sheet.
 */
const SHEETS_KEPT = 150
const fonted = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

function fontedSheet(title: string, lines: readonly TextLine[]) {
  const key = lines.map(({ text }) => text).join('\n')
  const sheet = fonted.get(key) ?? drawn(title, lines)
  fonted.delete(key)
  fonted.set(key, sheet)
  const [oldest] = fonted.keys()
  if (fonted.size > SHEETS_KEPT && oldest !== undefined) fonted.delete(oldest)
  return sheet
}

/** Fixed date, so that the same sheet always has the same bytes. */
const EDITION = '2026-01-01T00:00:00Z'

async function drawn(title: string, lines: readonly TextLine[]): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, write, finish } = await newPdf({ title, date: EDITION })
  for (const { text, x, y, size, bold } of lines) {
    write(text, x, pdf.page.height - y - size, size, bold ? 'bold' : 'regular')
  }
  return finish()
}

const UNIT_SYMBOLS: Readonly<Record<string, string>> = {
  MMT: 'mm',
  BAR: 'bar',
  LTR: 'l',
  RPM: '1/min',
  CEL: '°C',
  VLT: 'V',
  WTT: 'W',
  LUM: 'lm',
  AMH: 'Ah',
  AMP: 'A',
  NEW: 'N',
  KGM: 'kg',
  L2: 'l/min',
}

function shownValue({ value, unit, valueNames }: ProductAttribute, language: Language): string {
  if (typeof value === 'string') return valueNames?.[language] ?? value
  const symbol = UNIT_SYMBOLS[unit ?? '']
  const number = value.toLocaleString(language, { useGrouping: false })
  return symbol === undefined ? number : `${number} ${symbol}`
}
