import papers from '../data/part-papers.json' with { type: 'json' }
import type { SafetyDataSheet } from '#contracts/documents/safety-data-sheet.dto.ts'
import { isoDay, type Day } from '../calendar/calendar.ts'
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts'
import type { Language, LocalizedText } from '../catalogue/language.ts'
import type { TextLine } from '../files/pdf-page.ts'

/** Each sheet is revised every year on this day. */
const REVISED_ON = '01-15'
const VERSION = /^20\d\d-01-15$/

const { title, version: versionOf, sections, statements, goods } = papers.safety
const statementTexts = new Map<string, LocalizedText>(Object.entries(statements))

/** ISO 8601 day of the version that is valid on a day. */
export function sheetVersionOn(day: Day): string {
  const today = isoDay(day)
  const year = Number(today.slice(0, 4))
  const thisYears = `${year}-${REVISED_ON}`
  return thisYears <= today ? thisYears : `${year - 1}-${REVISED_ON}`
}

/** True if the version existed on a day: future versions do not exist yet. */
export const isVersion = (text: string, today: Day): boolean => VERSION.test(text) && text <= isoDay(today)

export const sheetName = (version: string): string => `safety-data-sheet-${version}`

/** Safety data sheets of the hazardous parts without duplicates, in the version that was valid on a day. */
export function safetySheetsOn(day: Day, products: readonly CatalogueProduct[], language: Language) {
  const version = sheetVersionOn(day)
  const hazardous = new Set(products.filter(({ hazard }) => hazard !== undefined))
  return [...hazardous].map(({ vendorId, sku }): SafetyDataSheet => ({
    sku,
    version,
    href: `/media/documents/${vendorId}-${sku}/${sheetName(version)}-${language}.pdf`,
  }))
}

/** Sections 1, 2, 4, 7 and 14 of a sheet. */
export function safetyLines(
  { manufacturer, sku, names, hazard }: CatalogueProduct,
  version: string,
  language: Language,
): readonly TextLine[] {
  const { pictograms = [], unNumber = '' } = hazard ?? {}
  const good = unNumber in goods ? goods[unNumber as keyof typeof goods] : undefined
  const section = (number: keyof typeof sections, texts: readonly string[]) => [
    { text: `${number}. ${sections[number][language]}`, bold: true },
    ...texts.map((text) => ({ text, bold: false })),
  ]
  const rows = [
    ...section('1', [`${manufacturer} ${sku}, ${names[language]}`]),
    ...section('2', [
      pictograms.join(', '),
      ...(good?.statements ?? []).map((code) => `${code} ${statementTexts.get(code)?.[language]}`),
    ]),
    ...(good ? section('4', [good.firstAid[language]]) : []),
    ...(good ? section('7', [good.storage[language]]) : []),
    ...(good ? section('14', [`UN ${unNumber}, ${good.name}, ${good.class}`]) : []),
  ]
  return [
    { text: title[language], x: 56, y: 770, size: 22, bold: true },
    { text: `${versionOf[language]} ${version}`, x: 56, y: 744, size: 14 },
    ...rows.map(({ text, bold }, index) => ({ text, bold, x: 56, y: 700 - 24 * index, size: 11 })),
  ]
}
