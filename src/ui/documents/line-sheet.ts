import type { IntlShape } from 'react-intl'
import type { Sheet, SheetCell } from '#domain/data-table/sheet.ts'
import type { Document } from '#domain/documents/document.ts'
import { unitSymbol, withoutSoftHyphens } from '../data-table/list-sheet.ts'

type Head = readonly [messageId: string, unit?: 'kilogram' | 'centimeter']
type Rows = readonly (readonly SheetCell[])[]

const DOCUMENT: readonly Head[] = [['list.column.documentNo'], ['list.column.date']]
const ARTICLE: readonly Head[] = [['list.column.sku'], ['list.column.name'], ['packing.quantity']]
const CUSTOMS: readonly Head[] = [['packing.tariffNo'], ['packing.origin']]
const WEIGHT: Head = ['packing.netWeight', 'kilogram']

/** Spreadsheet with the lines of documents of one type, one row per line. */
export function lineSheet(intl: IntlShape, list: string, documents: readonly Document[]): Sheet {
  const text = (id: string) => withoutSoftHyphens(intl.formatMessage({ id }))
  const isPacked = documents.some(({ packages }) => packages.length > 0) && list === 'packinglist'
  const { heads: headers, rows } = isPacked ? packedLines(documents, text) : documentLines(documents, text)
  return {
    name: `${text(`list.title.${list}`)} ${text('documents.lines.name')}`,
    heads: headers.map(([id, unit]) =>
      unit === undefined ? text(id) : `${text(id)} (${unitSymbol(intl, unit)})`,
    ),
    rows,
  }
}

type Table = { readonly heads: readonly Head[]; readonly rows: Rows }
type Text = (id: string) => string

function documentLines(documents: readonly Document[], text: Text): Table {
  const hasPrices = documents.some(({ lines }) => lines.some(({ rowTotal }) => rowTotal !== undefined))
  const prices: readonly Head[] = [['cart.unitPrice'], ['list.column.net'], ['list.column.currency']]
  return {
    heads: [
      ...DOCUMENT,
      ['documents.line'],
      ['list.column.orderNo'],
      ['documents.orderLine'],
      ['list.column.customerOrderReference'],
      ...ARTICLE,
      ...(hasPrices ? prices : []),
      ...CUSTOMS,
      WEIGHT,
    ],
    rows: documents.flatMap(({ header, lines, charges }) => [
      ...lines.map((line) => [
        header.documentNo,
        { day: header.date },
        line.lineNo,
        line.orderNo,
        line.orderLineNo,
        header.customerOrderReference,
        line.article.sku,
        line.kind === 'PART' ? line.article.name : `${text('documents.deposit')}: ${line.article.name}`,
        line.quantity,
        ...(hasPrices ? [line.price, line.rowTotal, line.rowTotal?.currency] : []),
        line.tariffNo,
        line.originCountry,
        line.netWeightKg,
      ]),
      ...(hasPrices ? charges : []).map(({ kind, amount }) => [
        header.documentNo,
        { day: header.date },
        undefined,
        header.orderNos[0],
        undefined,
        header.customerOrderReference,
        undefined,
        text(`documents.charge.${kind}`),
        1,
        amount,
        amount,
        amount?.currency,
        undefined,
        undefined,
        undefined,
      ]),
    ]),
  }
}

function packedLines(documents: readonly Document[], text: Text): Table {
  return {
    heads: [
      ...DOCUMENT,
      ['documents.package'],
      ['documents.packageType'],
      ['documents.length', 'centimeter'],
      ['documents.width', 'centimeter'],
      ['documents.height', 'centimeter'],
      ['documents.packageNet', 'kilogram'],
      ['documents.packageGross', 'kilogram'],
      ['list.column.orderNo'],
      ['list.column.customerOrderReference'],
      ...ARTICLE,
      ...CUSTOMS,
      WEIGHT,
    ],
    rows: documents.flatMap(({ header, packages }) =>
      packages.flatMap((one) =>
        one.lines.map((line) => [
          header.documentNo,
          { day: header.date },
          one.sscc,
          text(`documents.packageType.${one.type}`),
          one.lengthCm,
          one.widthCm,
          one.heightCm,
          one.netWeightKg,
          one.grossWeightKg,
          line.orderNo,
          line.customerOrderReference,
          line.sku,
          line.name,
          line.quantity,
          line.tariffNo,
          line.originCountry,
          line.netWeightKg,
        ]),
      ),
    ),
  }
}
