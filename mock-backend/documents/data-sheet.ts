import type { CatalogueProduct, ProductAttribute } from '../catalogue/catalogue-product.ts'
import { languages, type Language } from '../catalogue/language.ts'
import { pdfPage, type TextLine } from './pdf-page.ts'

/** The page's fonts know Latin letters only: readers of Cyrillic get the English sheet. */
const sheetLanguages = languages.filter((language) => language !== 'ru')
const sheetLanguageFor = (language: Language): Language => (language === 'ru' ? 'en' : language)

export const isSheetLanguage = (text: string): text is Language =>
  sheetLanguages.some((known) => known === text)

export const dataSheetPath = (product: CatalogueProduct, language: Language) =>
  `/media/documents/${product.vendorId}-${product.sku}/data-sheet-${sheetLanguageFor(language)}.pdf`

export function dataSheet(product: CatalogueProduct, language: Language): Uint8Array<ArrayBuffer> {
  const sheetLanguage = sheetLanguageFor(language)
  const name = product.names[sheetLanguage]
  const title = `${product.manufacturer} ${product.sku}`
  const rows: [string, string][] = [
    ['GTIN', product.gtin],
    ['OE', product.mainOe],
    ...product.attributes.map((attribute): [string, string] => [
      attribute.names[sheetLanguage],
      shownValue(attribute, sheetLanguage),
    ]),
  ]
  return pdfPage(title, [
    { text: title, x: 56, y: 770, size: 22, bold: true },
    { text: name, x: 56, y: 744, size: 14 },
    ...rows.flatMap(([label, value], index): TextLine[] => [
      { text: label, x: 56, y: 700 - 20 * index, size: 10, bold: true },
      { text: value, x: 300, y: 700 - 20 * index, size: 10 },
    ]),
  ])
}

const UNIT_SYMBOLS: Readonly<Record<string, string>> = {
  MMT: 'mm',
  BAR: 'bar',
  LTR: 'l',
  RPM: '1/min',
  CEL: '°C',
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
