import type { Document } from '#contracts/documents/document.dto.ts'
import { entities } from '../locale/entities.ts'
import { DEFAULT_ENTITY } from '../locale/entities.ts'
import type { Caller } from '../session/callers.ts'
import { documentTable } from './document-table.ts'
import { dateIn, documentTitles, labelIn, type Label } from './document-texts.ts'
import { newPdf } from './new-pdf.ts'
import { drawTable, MARGIN } from './pdf-table.ts'

/** The document as a PDF in the caller's language. */
export async function documentPdf(document: Document, caller: Caller): Promise<Uint8Array<ArrayBuffer>> {
  const { header, billTo } = document
  const label = labelIn(caller.language)
  const title = `${documentTitles[header.documentType][caller.language]} ${header.documentNo}`
  const seller = (entities[caller.account.entityID] ?? entities[DEFAULT_ENTITY])?.company
  const { pdf, write, finish } = await newPdf({ title, author: seller?.companyName, date: header.date })
  if (seller) {
    write(seller.companyName, MARGIN, MARGIN, 14, 'bold')
    write(`${seller.street} · ${seller.postCode} ${seller.city} · ${seller.phoneNo}`, MARGIN, MARGIN + 20, 8)
  }
  const address =
    (header.documentType === 'DESPATCH_ADVICE' || header.documentType === 'PACKING_LIST') && header.shipTo
      ? header.shipTo
      : billTo
  ;[address.company, address.street, `${address.postCode} ${address.city}`, address.countryID].forEach(
    (text, index) => write(text, MARGIN, 110 + 13 * index, 10),
  )
  write(title, MARGIN, 190, 18, 'bold')
  facts(document, caller).forEach(([name, value], index) => {
    write(label(name), 330, 110 + 13 * index, 8.5, 'bold')
    write(value, 440, 110 + 13 * index, 8.5)
  })

  const end = drawTable(pdf, documentTable(document, caller), 225)
  sums(document, caller).forEach(([name, value], index) => {
    const y = totalsTop(pdf, end) + 15 * index
    const isLast = name === 'gross'
    write(label(name), 380, y, 10, isLast ? 'bold' : 'regular')
    pdf.text(value, pdf.page.width - MARGIN - pdf.widthOfString(value), y, { lineBreak: false })
  })
  return finish((page, count) => `${title} · ${label('page')} ${page}/${count}`)
}

const SUMS_HEIGHT = 80

function totalsTop(pdf: { page: { height: number }; addPage(): unknown }, end: number): number {
  return end + SUMS_HEIGHT > pdf.page.height ? pdf.page.height - SUMS_HEIGHT : end + 14
}

function facts({ header }: Document, { account, language }: Caller): [Label, string][] {
  const day = (date: string | undefined) => (date === undefined ? '' : dateIn(language, date))
  const all: [Label, string][] = [
    ['date', day(header.date)],
    ['customer', account.customerId],
    ['reference', header.customerOrderReference],
    ['order', header.orderNos.join(', ')],
    ['deliveryNote', header.documentType === 'INVOICE' ? header.deliveryNoteNos.join(', ') : ''],
    ['invoice', header.invoiceNo ?? ''],
    ['dueDate', day(header.dueDate)],
    ['carrier', header.carrier ?? ''],
    ['tracking', header.trackingNo ?? ''],
    ['packages', header.packages === undefined ? '' : String(header.packages)],
    [
      'weight',
      header.grossWeightKg === undefined ? '' : `${header.grossWeightKg.toLocaleString(language)} kg`,
    ],
  ]
  return all.filter(([, value]) => value !== '').slice(0, 8)
}

function sums({ header }: Document, { language }: Caller): [Label, string][] {
  const shown = { net: header.net, tax: header.tax, gross: header.total }
  return (['net', 'tax', 'gross'] as const).flatMap((name): [Label, string][] => {
    const money = shown[name]
    if (money === undefined) return []
    const amount = money.value.toLocaleString(language, { style: 'currency', currency: money.currency.code })
    return [[name, amount]]
  })
}
