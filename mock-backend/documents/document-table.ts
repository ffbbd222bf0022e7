import type { Document } from '#contracts/documents/document.dto.ts'
import type { Language } from '../catalogue/language.ts'
import type { Caller } from '../session/callers.ts'
import { labelIn } from './document-texts.ts'
import type { Column, Table } from './pdf-table.ts'

/** The lines of a document as a table; a packing list shows packages with their content instead. */
export const documentTable = (document: Document, { language }: Caller): Table =>
  document.header.documentType === 'PACKING_LIST'
    ? packageTable(document, language)
    : lineTable(document, language)

function lineTable({ lines }: Document, language: Language): Table {
  const label = labelIn(language)
  const hasPrices = lines.some(({ rowTotal }) => rowTotal !== undefined)
  const money = (value: number | undefined) =>
    value?.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? ''
  const columns: Column[] = [
    { title: label('line'), width: 32 },
    { title: label('part'), width: 90 },
    { title: label('name'), width: hasPrices ? 163 : 247 },
    { title: label('quantity'), width: hasPrices ? 60 : 130, align: 'right' },
    ...(hasPrices
      ? ([
          { title: label('price'), width: 84, align: 'right' },
          { title: label('amount'), width: 70, align: 'right' },
        ] as const)
      : []),
  ]
  const rows = lines.map(({ lineNo, product, quantity, price, rowTotal, requestedNumber }) => [
    String(lineNo),
    product.sku,
    requestedNumber === undefined
      ? product.name
      : `${product.name} (${label('orderedAs')} ${requestedNumber})`,
    quantity.toLocaleString(language),
    ...(hasPrices ? [money(price?.value), money(rowTotal?.value)] : []),
  ])
  return { columns, rows }
}

function packageTable({ packages }: Document, language: Language): Table {
  const label = labelIn(language)
  const kilograms = (value: number) => `${value.toLocaleString(language, { minimumFractionDigits: 3 })} kg`
  return {
    columns: [
      { title: label('package'), width: 100 },
      { title: label('part'), width: 62 },
      { title: label('name'), width: 98 },
      { title: label('quantity'), width: 40, align: 'right' },
      { title: label('origin'), width: 66 },
      { title: label('tariff'), width: 74 },
      { title: label('weight'), width: 65, align: 'right' },
    ],
    rows: packages.flatMap(({ sscc, grossWeightKg, lengthCm, widthCm, heightCm, lines }) => [
      [sscc, `${lengthCm}×${widthCm}×${heightCm} cm`, '', '', '', '', kilograms(grossWeightKg)],
      ...lines.map(({ sku, name, quantity, originCountry, tariffNo, netWeightKg }) => [
        '',
        sku,
        name,
        quantity.toLocaleString(language),
        originCountry,
        tariffNo,
        kilograms(netWeightKg),
      ]),
    ]),
  }
}
