import type { Document } from '#contracts/documents/document.dto.ts'
import { paymentNames, transportNames } from '../shipping/checkout-names.ts'
import { isoDay } from '../calendar/calendar.ts'
import type { Place } from '../shipping/locations.ts'
import { goodsLocationOf } from '../appointments/pickup-goods.ts'
import type { Party } from '../orders/document-flow.ts'
import { netOf } from '../orders/totals.ts'
import { vatOf } from '../orders/vat.ts'
import type { Caller } from '../session/callers.ts'
import { orderOf, shipmentOf, type AccountDocument } from './account-document.ts'
import { ciiDocument } from './cii.ts'
import { documentColumns } from './document-columns.ts'
import { dateIn, documentTitles, labelIn } from '../files/document-texts.ts'
import { documentDetails, documentTotals } from './document-view.ts'
import { MARGIN, newPdf } from '../files/new-pdf.ts'
import { drawList } from '../files/pdf-list.ts'
import { buyerOf, isPaidWithOrder, sellerOf, tradeDocument } from './trade-document.ts'
import {
  creditReasons,
  creditTerms,
  vatExemptionOf,
  paperTexts,
  prepaymentText,
  paymentTerms,
} from './trade-texts.ts'
import { dispatchDayOf } from '../orders/statuses.ts'

type Fact = readonly [name: string, value: string]

const FACTS_LEFT = 300
const VALUES_LEFT = 415
const SUMS_LEFT = 330
const SMALL = 8.5
const LINE = 12

/** The document as a PDF in the caller's language. */
export async function documentPdf(
  document: AccountDocument,
  caller: Caller,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = caller
  const details = documentDetails(document, caller)
  const title = `${documentTitles[document.type][language]} ${document.documentNo}`
  const seller = sellerOf(caller)
  const { company } = seller
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const date = isoDay(document.day)
  const isInvoice = document.type === 'INVOICE' || document.type === 'CREDIT_NOTE'
  const eInvoice =
    isInvoice && caller.account.showPrice ? ciiDocument(tradeDocument(document, caller), language) : undefined
  const { pdf, write, finish } = await newPdf({ title, author: company.companyName, date, eInvoice })

  write(company.companyName, MARGIN, MARGIN, 14, 'bold')
  const sellerCity = `${company.postCode} ${company.city}`
  const sellerAddress = [company.street, sellerCity, countries.of(seller.country), company.phoneNo]
  write(sellerAddress.join(' · '), MARGIN, MARGIN + 20, 8)

  const right = pdf.page.width - MARGIN
  /** Writes a text within a width and returns the y coordinate of its end. */
  const block = (text: string, x: number, y: number, width: number, font: 'regular' | 'bold' = 'regular') => {
    pdf.font(font).fontSize(SMALL).text(text, x, y, { width, lineGap: 1.5 })
    return Math.max(pdf.y, y + LINE)
  }
  const address = (party: Omit<Party, 'id'>, top: number) =>
    [
      party.company,
      party.street,
      `${party.postCode} ${party.city}`,
      countries.of(party.countryID) ?? '',
    ].reduce((y, line) => block(line, MARGIN, y, FACTS_LEFT - MARGIN - 20), top)
  const pickupAt = pickupPlaceOf(document)
  const shipTo = pickupAt ? { ...pickupAt, company: company.companyName } : orderOf(document).shipTo
  const addressEnd = address(details.billTo, 104)
  const leftEnd =
    document.type === 'CREDIT_NOTE'
      ? addressEnd
      : address(
          shipTo,
          block(labelIn(language)(pickupAt ? 'pickupAt' : 'shipTo'), MARGIN, addressEnd + 8, 200, 'bold'),
        )
  const rightEnd = facts(document, details, caller).reduce((y, [name, value]) => {
    const nameEnd = block(name, FACTS_LEFT, y, VALUES_LEFT - FACTS_LEFT - 8, 'bold')
    return Math.max(nameEnd, block(value, VALUES_LEFT, y, right - VALUES_LEFT))
  }, 104)

  const titleTop = Math.max(leftEnd, rightEnd) + 14
  write(title, MARGIN, titleTop, 16, 'bold')
  const { columns, rowCount } = documentColumns(document, details, caller)
  let y = drawList(pdf, columns, rowCount, titleTop + 30) + 10

  const rows = totals(document, caller)
  const remarks = [...reasons(document, caller), ...closing(document, caller)]
  const needed = rows.length * 15 + remarks.length * 24 + 70
  if (y + needed > pdf.page.height) {
    pdf.addPage()
    y = MARGIN
  }
  rows.forEach(([name, value], index) => {
    const font = index === rows.length - 1 ? 'bold' : 'regular'
    write(name, SUMS_LEFT, y, 9.5, font)
    pdf.text(value, right - pdf.widthOfString(value), y, { lineBreak: false })
    y += 15
  })
  y += 6
  for (const remark of remarks) y = block(remark, MARGIN, y, right - MARGIN) + 3
  return finish((page, count) => [legalLine(caller), `${title} · ${pageText(caller, page, count)}`])
}

/** Location of the pick-up; undefined if the goods are sent. */
function pickupPlaceOf(document: AccountDocument): Place | undefined {
  if (orderOf(document).transport !== 'PICKUP') return undefined
  return goodsLocationOf(
    document.type === 'ORDER_RESPONSE' ? document.flow.shipments[0] : shipmentOf(document),
  )
}

const pageText = ({ language }: Caller, page: number, count: number) =>
  paperTexts.page[language].replace('{page}', String(page)).replace('{count}', String(count))

function legalLine(caller: Caller): string {
  const { company, legal } = sellerOf(caller)
  const { language } = caller
  return [
    company.companyName,
    legal.register,
    ...(legal.vatId === undefined ? [] : [`${paperTexts.vatId[language]} ${legal.vatId}`]),
    ...(legal.taxNumber === undefined ? [] : [`${paperTexts.taxNumber[language]} ${legal.taxNumber}`]),
  ].join(' · ')
}

function facts(document: AccountDocument, { header, packages }: Document, caller: Caller): Fact[] {
  const { account, language } = caller
  const label = labelIn(language)
  const day = (date: string | undefined) => (date === undefined ? '' : dateIn(language, date))
  const order = orderOf(document)
  const { vatId, registrationId } = buyerOf(order, caller)
  const kilograms = (key: 'netWeightKg' | 'grossWeightKg') => weightOf(packages, key, language)
  const isGoods = document.type === 'DESPATCH_ADVICE' || document.type === 'PACKING_LIST'
  const isMoney = document.type === 'INVOICE' || document.type === 'CREDIT_NOTE'
  const isConfirmation = document.type === 'ORDER_RESPONSE'
  const all: Fact[] = [
    [label('date'), day(header.date)],
    [label('customer'), account.customerId],
    [paperTexts.yourVatId[language], isGoods ? '' : (vatId ?? '')],
    [paperTexts.registration[language], isGoods ? '' : (registrationId ?? '')],
    [label('reference'), header.customerOrderReference],
    ...(['costCentre', 'job'] as const).map((name): Fact => [label(name), order[name] ?? '']),
    [label('order'), isConfirmation ? document.documentNo : header.orderNos.join(', ')],
    [label('deliveryNote'), isMoney ? header.deliveryNoteNos.join(', ') : ''],
    [paperTexts.deliveryDate[language], day(deliveryDayOf(document))],
    [label('invoice'), header.invoiceNo ?? ''],
    [paperTexts.creditReason[language], header.creditKind ? creditReasons[header.creditKind][language] : ''],
    [label('dueDate'), day(dueDayOf(document))],
    [label('transport'), document.type === 'CREDIT_NOTE' ? '' : transportNames[order.transport][language]],
    [paperTexts.payment[language], isConfirmation ? paymentNames[order.payment][language] : ''],
    [label('contact'), isConfirmation ? (order.contact ?? '') : ''],
    [label('currency'), isGoods || !account.showPrice ? '' : account.currency],
    [label('carrier'), header.carrier ?? ''],
    [label('tracking'), header.trackingNo ?? ''],
    [label('packages'), header.packages === undefined ? '' : String(header.packages)],
    [label('netWeight'), kilograms('netWeightKg')],
    [label('weight'), kilograms('grossWeightKg')],
  ]
  return all.filter(([, value]) => value !== '')
}

const dueDayOf = (document: AccountDocument): string | undefined =>
  document.type === 'INVOICE' && !isPaid(document) ? isoDay(document.invoice.dueDay) : undefined

const deliveryDayOf = (document: AccountDocument): string | undefined =>
  document.type === 'INVOICE' ? isoDay(dispatchDayOf(document.invoice.shipment)) : undefined

const weightOf = (
  packages: Document['packages'],
  key: 'netWeightKg' | 'grossWeightKg',
  language: string,
): string =>
  packages.length === 0
    ? ''
    : weightIn(
        language,
        packages.reduce((sum, one) => sum + Math.round(one[key] * 1000), 0),
      )

const weightIn = (language: string, grams: number) =>
  (grams / 1000).toLocaleString(language, {
    style: 'unit',
    unit: 'kilogram',
    minimumFractionDigits: 2,
    maximumFractionDigits: 3,
  })

/** Empty for documents without amounts, and for callers without prices. */
function totals(document: AccountDocument, caller: Caller): Fact[] {
  const { account, language } = caller
  const totals = documentTotals(document, vatFor(caller))
  if (totals === undefined || !account.showPrice) return []
  const label = labelIn(language)
  const money = (minor: number) => moneyText(minor, caller)
  const { net, tax, gross, transport } = totals
  const deposits = document.type === 'CREDIT_NOTE' ? 0 : depositsOf(document)
  const besideGoods = [
    [label('coreDeposits'), deposits],
    [label('transport'), transport],
  ] as const
  return [
    ...(transport === 0 && deposits === 0
      ? []
      : ([[paperTexts.goods[language], money(net - transport - deposits)]] as const)),
    ...besideGoods.flatMap(([name, minor]): Fact[] => (minor === 0 ? [] : [[name, money(minor)]])),
    [label('net'), money(net)],
    [`${label('tax')} ${percentIn(language, vatFor(caller).percent)}`, money(tax)],
    [label('gross'), money(gross)],
  ]
}

const moneyText = (minor: number, { account, language }: Caller) =>
  (minor / 100).toLocaleString(language, { style: 'currency', currency: account.currency })

const depositsOf = ({ lines }: AccountDocument) => netOf(lines.filter(({ kind }) => kind === 'CORE_DEPOSIT'))

const percentIn = (language: string, percent: number) =>
  (percent / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })

const vatFor = (caller: Caller) => vatOf(sellerOf(caller).country, caller.account.country)

/** Texts about the exemption from VAT. */
function reasons(document: AccountDocument, caller: Caller): string[] {
  const exemption = vatExemptionOf(vatFor(caller).category)
  const hasTotals = documentTotals(document, vatFor(caller)) !== undefined && caller.account.showPrice
  return exemption && hasTotals ? [exemption.text[caller.language]] : []
}

/** Closing text: payment terms, or the customer's remark on an order confirmation and on a delivery note. */
function closing(document: AccountDocument, caller: Caller): string[] {
  const { language } = caller
  const { company, legal } = sellerOf(caller)
  const { remark = '', payment } = orderOf(document)
  if (document.type === 'DESPATCH_ADVICE') return [remark].filter(Boolean)
  const iban = legal.iban.replace(/(.{4})(?=.)/g, '$1 ')
  const bank = `${paperTexts.bank[language]}: ${company.companyName} · ${legal.bank} · IBAN ${iban} · BIC ${legal.bic}`
  if (document.type === 'ORDER_RESPONSE')
    return [remark, ...(payment === 'PREPAYMENT' ? [payAhead(document, caller), bank] : [])].filter(Boolean)
  if (document.type === 'CREDIT_NOTE') return [creditTerms(document.creditNote, language)]
  if (document.type !== 'INVOICE') return []
  const terms = paymentTerms(document.invoice, language)
  return isPaid(document) ? [terms] : [terms, bank]
}

const isPaid = (document: AccountDocument): boolean =>
  document.type === 'INVOICE' && isPaidWithOrder(document.invoice)

/** Days within which the customer has to pay an order that is paid in advance. */
const PAY_WITHIN = 7

function payAhead(document: AccountDocument, caller: Caller): string {
  const totals = documentTotals(document, vatFor(caller))
  if (!caller.account.showPrice || totals === undefined) return ''
  const { day, orderNo } = orderOf(document)
  return prepaymentText(caller.language, moneyText(totals.gross, caller), isoDay(day + PAY_WITHIN), orderNo)
}
