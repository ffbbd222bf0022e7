import type { Document } from '#contracts/documents/document.dto.ts'
import type { Language } from '../catalogue/language.ts'
import { isoDay } from '../calendar/calendar.ts'
import { vatOf } from '../orders/vat.ts'
import type { Caller } from '../session/callers.ts'
import { orderOf, type AccountDocument } from './account-document.ts'
import { dateIn, labelIn } from '../files/document-texts.ts'
import type { PrintedColumn } from '../files/pdf-list.ts'
import { sellerOf } from './trade-document.ts'
import { coreDepositText, paperTexts } from './trade-texts.ts'

type Printed = { readonly columns: readonly PrintedColumn[]; readonly rowCount: number }

/** Columns of the PDF of a document; a packing list shows packages with their content instead of lines. */
export const documentColumns = (document: AccountDocument, details: Document, caller: Caller): Printed =>
  document.type === 'PACKING_LIST'
    ? packageColumns(details, caller.language)
    : lineColumns(document, details, caller)

const column = (title: string, texts: readonly string[], isNumeric = false, total = ''): PrintedColumn => ({
  title,
  isNumeric,
  texts,
  total,
})

function lineColumns(document: AccountDocument, { lines }: Document, caller: Caller): Printed {
  const { account, language } = caller
  const label = labelIn(language)
  const hasPrices = lines.some(({ rowTotal }) => rowTotal !== undefined)
  const money = (value: number | undefined) =>
    value?.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }) ?? ''
  const { percent } = vatOf(sellerOf(caller).country, account.country)
  const isGoods = document.type === 'DESPATCH_ADVICE'
  const notes = new Map(orderOf(document).lines.map(({ lineNo, note }) => [lineNo, note]))
  const columns = [
    column(
      label('line'),
      lines.map(({ lineNo }) => String(lineNo)),
    ),
    column(
      label('part'),
      lines.map(({ product }) => product.sku),
    ),
    column(
      label('name'),
      lines.map(({ kind, product: { name }, requestedNumber, orderLineNo }) => {
        if (kind === 'CORE_DEPOSIT') return coreDepositText(name, language)
        const note = notes.get(orderLineNo)
        const additions = [
          requestedNumber === undefined ? '' : `${label('orderedAs')} ${requestedNumber}`,
          note === undefined ? '' : `${label('note')}: ${note}`,
        ].filter(Boolean)
        return additions.length === 0 ? name : `${name} (${additions.join('; ')})`
      }),
    ),
    column(
      label('quantity'),
      lines.map(({ quantity }) => quantity.toLocaleString(language)),
      true,
    ),
    ...(document.type === 'ORDER_RESPONSE' ? [promisedColumn(document, lines, language)] : []),
    ...(isGoods
      ? [
          column(
            label('netWeight'),
            lines.map(({ netWeightKg }) => weight(netWeightKg, language)),
            true,
          ),
        ]
      : []),
    ...(hasPrices
      ? [
          column(
            `${label('price')} (${account.currency})`,
            lines.map(({ price }) => money(price?.value)),
            true,
          ),
          column(
            paperTexts.vatRate[language],
            lines.map(() => percent.toLocaleString(language)),
            true,
          ),
          column(
            `${label('amount')} (${account.currency})`,
            lines.map(({ rowTotal }) => money(rowTotal?.value)),
            true,
          ),
        ]
      : []),
  ]
  return { columns, rowCount: lines.length }
}

function promisedColumn(
  { flow }: Extract<AccountDocument, { type: 'ORDER_RESPONSE' }>,
  lines: Document['lines'],
  language: Language,
): PrintedColumn {
  const promised = new Map(flow.order.lines.map((line) => [line.lineNo, line.promised]))
  return column(
    labelIn(language)('promised'),
    lines.map(({ orderLineNo }) => {
      const day = promised.get(orderLineNo)
      return day === undefined ? '–' : dateIn(language, isoDay(day))
    }),
  )
}

const weight = (kilograms: number, language: Language) =>
  kilograms.toLocaleString(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 })

function packageColumns({ packages }: Document, language: Language): Printed {
  const label = labelIn(language)
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const grams = (key: 'netWeightKg' | 'grossWeightKg') =>
    packages.reduce((sum, one) => sum + Math.round(one[key] * 1000), 0) / 1000
  const rows = packages.flatMap(
    ({ sscc, lengthCm, widthCm, heightCm, netWeightKg, grossWeightKg, lines }) => [
      [
        sscc,
        '',
        `${lengthCm}×${widthCm}×${heightCm} ${unitIn(language, 'centimeter')}`,
        '',
        '',
        '',
        weight(netWeightKg, language),
        weight(grossWeightKg, language),
      ],
      ...lines.map((line) => [
        '',
        line.sku,
        line.name,
        line.quantity.toLocaleString(language),
        countries.of(line.originCountry) ?? line.originCountry,
        line.tariffNo,
        weight(line.netWeightKg, language),
        '',
      ]),
    ],
  )
  const titles = [
    label('package'),
    label('part'),
    label('name'),
    label('quantity'),
    label('origin'),
    label('tariff'),
    `${label('netWeight')} (${unitIn(language, 'kilogram')})`,
    `${label('weight')} (${unitIn(language, 'kilogram')})`,
  ]
  const totals = [
    label('sum'),
    '',
    '',
    '',
    '',
    '',
    weight(grams('netWeightKg'), language),
    weight(grams('grossWeightKg'), language),
  ]
  const numeric = new Set([3, 6, 7])
  return {
    columns: titles.map((title, index) =>
      column(
        title,
        rows.map((row) => row[index] ?? ''),
        numeric.has(index),
        totals[index],
      ),
    ),
    rowCount: rows.length,
  }
}

/** Unit in the notation of the language: кг in Russian. */
const unitIn = (language: string, unit: 'kilogram' | 'centimeter') =>
  new Intl.NumberFormat(language, { style: 'unit', unit })
    .formatToParts(0)
    .find(({ type }) => type === 'unit')?.value
