import type { Language } from '../catalogue/language.ts'
import type { Vat } from '../orders/vat.ts'
import type { MinorUnits } from '../pricing/money.ts'
import {
  GTIN_SCHEME,
  GUIDELINE,
  PROCESS,
  REASON_CODES,
  TARIFF_LIST,
  transferCode,
  TYPE_CODES,
} from './e-invoice-codes.ts'
import type { TradeCharge, TradeDocument, TradeLine, TradeParty } from './trade-document.ts'
import { vatExemptionOf } from './trade-texts.ts'
import { tradeTotals } from './trade-totals.ts'
import { nestedElement, element, optionalElement } from '../files/xml-writer.ts'

const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The document as UBL 2.1 that complies with EN 16931. */
export function ublDocument(document: TradeDocument, language: Language): string {
  const root = document.type === 'CREDIT_NOTE' ? 'CreditNote' : 'Invoice'
  const money = moneyIn(document.currency)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}:${root}-2" xmlns:cac="${NAMESPACE}:CommonAggregateComponents-2" xmlns:cbc="${NAMESPACE}:CommonBasicComponents-2">`,
    element('cbc:CustomizationID', GUIDELINE),
    element('cbc:ProfileID', PROCESS),
    element('cbc:ID', document.documentNo),
    element('cbc:IssueDate', document.date),
    ...(root === 'Invoice' && document.dueDate !== undefined
      ? [element('cbc:DueDate', document.dueDate)]
      : []),
    element(`cbc:${root}TypeCode`, TYPE_CODES[document.type]),
    element('cbc:DocumentCurrencyCode', document.currency),
    element('cbc:BuyerReference', document.buyerReference),
    ...references(document),
    nestedElement('cac:AccountingSupplierParty', [party(document.seller)]),
    nestedElement('cac:AccountingCustomerParty', [party(document.buyer)]),
    delivery(document),
    ...payment(document),
    ...document.charges.map((charge) => allowanceCharge(charge, money)),
    ...totals(document, money, language),
    ...document.lines.map((line, index) => documentLine(root, line, index + 1, money)),
    `</${root}>`,
    '',
  ].join('\n')
}

type WriteMoney = (name: string, amount: MinorUnits) => string

const moneyIn =
  (currencyID: string): WriteMoney =>
  (name, amount) =>
    element(name, (amount / 100).toFixed(2), { currencyID })

function references(document: TradeDocument): string[] {
  const { type, orderReference, salesOrderNo, invoice, deliveryNoteNo, job } = document
  return [
    nestedElement('cac:OrderReference', [
      element('cbc:ID', orderReference === '' ? salesOrderNo : orderReference),
      element('cbc:SalesOrderID', salesOrderNo),
    ]),
    ...(invoice === undefined
      ? []
      : [
          nestedElement('cac:BillingReference', [
            nestedElement('cac:InvoiceDocumentReference', [
              element('cbc:ID', invoice.documentNo),
              element('cbc:IssueDate', invoice.date),
            ]),
          ]),
        ]),
    ...(deliveryNoteNo === undefined
      ? []
      : [nestedElement('cac:DespatchDocumentReference', [element('cbc:ID', deliveryNoteNo)])]),
    ...(job === undefined ? [] : [project(type, job)]),
  ]
}

/** Credit notes in UBL 2.1 have no project reference; EN 16931 uses a document reference with UNTDID 1001 code 50. */
const project = (type: TradeDocument['type'], job: string) =>
  type === 'INVOICE'
    ? nestedElement('cac:ProjectReference', [element('cbc:ID', job)])
    : nestedElement('cac:AdditionalDocumentReference', [
        element('cbc:ID', job),
        element('cbc:DocumentTypeCode', '50'),
      ])

const party = (one: TradeParty) =>
  nestedElement('cac:Party', [
    nestedElement('cac:PartyName', [element('cbc:Name', one.company)]),
    nestedElement('cac:PostalAddress', address(one)),
    ...(one.vatId === undefined ? [] : [taxScheme(one.vatId, 'VAT')]),
    ...(one.taxNumber === undefined ? [] : [taxScheme(one.taxNumber, 'LOC')]),
    nestedElement('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', one.company),
      ...optionalElement('cbc:CompanyID', one.registrationId),
    ]),
  ])

const address = ({ street, city, postCode, countryID }: TradeParty) => [
  element('cbc:StreetName', street),
  element('cbc:CityName', city),
  element('cbc:PostalZone', postCode),
  nestedElement('cac:Country', [element('cbc:IdentificationCode', countryID)]),
]

const taxScheme = (companyId: string, scheme: 'VAT' | 'LOC') =>
  nestedElement('cac:PartyTaxScheme', [
    element('cbc:CompanyID', companyId),
    nestedElement('cac:TaxScheme', [element('cbc:ID', scheme)]),
  ])

const delivery = ({ delivery: { date, to } }: TradeDocument) =>
  nestedElement('cac:Delivery', [
    element('cbc:ActualDeliveryDate', date),
    nestedElement('cac:DeliveryLocation', [nestedElement('cac:Address', address(to))]),
    nestedElement('cac:DeliveryParty', [nestedElement('cac:PartyName', [element('cbc:Name', to.company)])]),
  ])

function payment({ payment: { bank, terms }, currency, documentNo, seller }: TradeDocument): string[] {
  return [
    ...(bank === undefined
      ? []
      : [
          nestedElement('cac:PaymentMeans', [
            element('cbc:PaymentMeansCode', transferCode(currency)),
            element('cbc:PaymentID', documentNo),
            nestedElement('cac:PayeeFinancialAccount', [
              element('cbc:ID', bank.iban),
              element('cbc:Name', seller.company),
              nestedElement('cac:FinancialInstitutionBranch', [element('cbc:ID', bank.bic)]),
            ]),
          ]),
        ]),
    nestedElement('cac:PaymentTerms', [element('cbc:Note', terms)]),
  ]
}

const allowanceCharge = ({ isCharge, reason, amount, vat }: TradeCharge, money: WriteMoney) =>
  nestedElement('cac:AllowanceCharge', [
    element('cbc:ChargeIndicator', String(isCharge)),
    element('cbc:AllowanceChargeReasonCode', REASON_CODES[isCharge ? 'charge' : 'allowance']),
    element('cbc:AllowanceChargeReason', reason),
    money('cbc:Amount', amount),
    taxCategory('cac:TaxCategory', vat),
  ])

/** Items beyond the scope of VAT have no rate. */
const taxCategory = (name: string, { category, percent }: Vat, reason: readonly string[] = []) =>
  nestedElement(name, [
    element('cbc:ID', category),
    ...(category === 'O' ? [] : [element('cbc:Percent', String(percent))]),
    ...reason,
    nestedElement('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])

function totals(document: TradeDocument, money: WriteMoney, language: Language): string[] {
  const { prepaid } = document
  const { parts, lines, net, tax, allowed, charged } = tradeTotals(document)
  return [
    nestedElement('cac:TaxTotal', [
      money('cbc:TaxAmount', tax),
      ...parts.map((part) =>
        nestedElement('cac:TaxSubtotal', [
          money('cbc:TaxableAmount', part.net),
          money('cbc:TaxAmount', part.tax),
          taxCategory('cac:TaxCategory', part.vat, exemption(part.vat, language)),
        ]),
      ),
    ]),
    nestedElement('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', lines),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', net + tax),
      ...(allowed === undefined ? [] : [money('cbc:AllowanceTotalAmount', allowed)]),
      ...(charged === undefined ? [] : [money('cbc:ChargeTotalAmount', charged)]),
      ...(prepaid === undefined ? [] : [money('cbc:PrepaidAmount', prepaid)]),
      money('cbc:PayableAmount', net + tax - (prepaid ?? 0)),
    ]),
  ]
}

function exemption({ category }: Vat, language: Language): string[] {
  const exemption = vatExemptionOf(category)
  if (exemption === undefined) return []
  return [
    ...optionalElement('cbc:TaxExemptionReasonCode', exemption.code),
    element('cbc:TaxExemptionReason', exemption.text[language]),
  ]
}

function documentLine(root: 'Invoice' | 'CreditNote', line: TradeLine, lineNo: number, money: WriteMoney) {
  const quantity = root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
  return nestedElement(`cac:${root}Line`, [
    element('cbc:ID', String(lineNo)),
    ...optionalElement('cbc:Note', line.note),
    element(quantity, String(line.quantity), { unitCode: line.unit }),
    money('cbc:LineExtensionAmount', line.quantity * line.unitPrice),
    ...optionalElement('cbc:AccountingCost', line.costCentre),
    ...(line.orderLineNo === undefined
      ? []
      : [nestedElement('cac:OrderLineReference', [element('cbc:LineID', line.orderLineNo)])]),
    nestedElement('cac:Item', [
      element('cbc:Name', line.name),
      nestedElement('cac:SellersItemIdentification', [element('cbc:ID', line.sku)]),
      ...(line.gtin === undefined
        ? []
        : [
            nestedElement('cac:StandardItemIdentification', [
              element('cbc:ID', line.gtin, { schemeID: GTIN_SCHEME }),
            ]),
          ]),
      ...(line.originCountry === undefined
        ? []
        : [nestedElement('cac:OriginCountry', [element('cbc:IdentificationCode', line.originCountry)])]),
      ...(line.tariffNo === undefined
        ? []
        : [
            nestedElement('cac:CommodityClassification', [
              element('cbc:ItemClassificationCode', line.tariffNo, { listID: TARIFF_LIST }),
            ]),
          ]),
      taxCategory('cac:ClassifiedTaxCategory', line.vat),
    ]),
    nestedElement('cac:Price', [money('cbc:PriceAmount', line.unitPrice)]),
  ])
}
