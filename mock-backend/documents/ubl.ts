import type { Document } from '#contracts/documents/document.dto.ts'
import { DEFAULT_ENTITY, entities } from '../locale/entities.ts'
import type { Caller } from '../session/callers.ts'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd'
/** Document type codes of UNTDID 1001. */
const TYPE_CODES = { Invoice: '380', CreditNote: '381' } as const

/** The document as UBL 2.1; needs visible prices. */
export function ublDocument(document: Document, caller: Caller): string {
  const { header, billTo, lines } = document
  const root = header.documentType === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice'
  const currency = caller.account.currency
  const money = (name: string, value: number) => element(name, value.toFixed(2), { currencyID: currency })
  const seller = entities[caller.account.entityID] ?? entities[DEFAULT_ENTITY]
  const net = header.net?.value ?? 0
  const tax = header.tax?.value ?? 0
  const gross = header.total?.value ?? 0
  const percent = net === 0 ? 0 : Math.round((tax / net) * 100)
  const category = block('cac:TaxCategory', [
    element('cbc:ID', percent === 0 ? 'Z' : 'S'),
    element('cbc:Percent', String(percent)),
    block('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">`,
    element('cbc:UBLVersionID', '2.1'),
    element('cbc:ID', header.documentNo),
    element('cbc:IssueDate', header.date),
    ...(root === 'Invoice' && header.dueDate !== undefined ? [element('cbc:DueDate', header.dueDate)] : []),
    element(`cbc:${root}TypeCode`, TYPE_CODES[root]),
    element('cbc:DocumentCurrencyCode', currency),
    block('cac:OrderReference', [
      element(
        'cbc:ID',
        header.customerOrderReference === '' ? (header.orderNos[0] ?? '') : header.customerOrderReference,
      ),
      element('cbc:SalesOrderID', header.orderNos[0] ?? ''),
    ]),
    ...(header.invoiceNo === undefined
      ? []
      : [
          block('cac:BillingReference', [
            block('cac:InvoiceDocumentReference', [element('cbc:ID', header.invoiceNo)]),
          ]),
        ]),
    ...header.deliveryNoteNos.map((no) => block('cac:DespatchDocumentReference', [element('cbc:ID', no)])),
    party('cac:AccountingSupplierParty', {
      company: seller?.company.companyName ?? '',
      street: seller?.company.street ?? '',
      postCode: seller?.company.postCode ?? '',
      city: seller?.company.city ?? '',
      countryID: seller?.country ?? '',
    }),
    party('cac:AccountingCustomerParty', billTo),
    block('cac:TaxTotal', [
      money('cbc:TaxAmount', tax),
      block('cac:TaxSubtotal', [money('cbc:TaxableAmount', net), money('cbc:TaxAmount', tax), category]),
    ]),
    block('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', net),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', gross),
      money('cbc:PayableAmount', gross),
    ]),
    ...lines.map(({ lineNo, product, quantity, price, rowTotal, originCountry, tariffNo }) =>
      block(`cac:${root}Line`, [
        element('cbc:ID', String(lineNo)),
        element(root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', String(quantity), {
          unitCode: product.salesUnit === 'PCS' ? 'C62' : product.salesUnit,
        }),
        money('cbc:LineExtensionAmount', rowTotal?.value ?? 0),
        block('cac:Item', [
          element('cbc:Name', product.name),
          block('cac:SellersItemIdentification', [element('cbc:ID', `${product.vendorId}-${product.sku}`)]),
          block('cac:OriginCountry', [element('cbc:IdentificationCode', originCountry)]),
          block('cac:CommodityClassification', [
            element('cbc:ItemClassificationCode', tariffNo, { listID: 'HS' }),
          ]),
          block('cac:ClassifiedTaxCategory', [
            element('cbc:ID', percent === 0 ? 'Z' : 'S'),
            element('cbc:Percent', String(percent)),
            block('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
          ]),
        ]),
        block('cac:Price', [money('cbc:PriceAmount', price?.value ?? 0)]),
      ]),
    ),
    `</${root}>`,
    '',
  ].join('\n')
}

type Address = Pick<Document['billTo'], 'company' | 'street' | 'postCode' | 'city' | 'countryID'>

const party = (name: string, { company, street, postCode, city, countryID }: Address) =>
  block(name, [
    block('cac:Party', [
      block('cac:PartyName', [element('cbc:Name', company)]),
      block('cac:PostalAddress', [
        element('cbc:StreetName', street),
        element('cbc:CityName', city),
        element('cbc:PostalZone', postCode),
        block('cac:Country', [element('cbc:IdentificationCode', countryID)]),
      ]),
    ]),
  ])

const block = (name: string, children: readonly string[]) => `<${name}>${children.join('')}</${name}>`

function element(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** XML allows no control characters, not even escaped ones. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
