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

const NAMESPACE = 'urn:un:unece:uncefact:data:standard'

/** The document as Cross Industry Invoice D16B that complies with EN 16931: the syntax of Factur-X. */
export function ciiDocument(document: TradeDocument, language: Language): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice xmlns:rsm="${NAMESPACE}:CrossIndustryInvoice:100" xmlns:ram="${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100" xmlns:qdt="${NAMESPACE}:QualifiedDataType:100" xmlns:udt="${NAMESPACE}:UnqualifiedDataType:100">`,
    nestedElement('rsm:ExchangedDocumentContext', [
      nestedElement('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', PROCESS)]),
      nestedElement('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', GUIDELINE)]),
    ]),
    nestedElement('rsm:ExchangedDocument', [
      element('ram:ID', document.documentNo),
      element('ram:TypeCode', TYPE_CODES[document.type]),
      nestedElement('ram:IssueDateTime', [day(document.date)]),
    ]),
    nestedElement('rsm:SupplyChainTradeTransaction', [
      ...document.lines.map((line, index) => documentLine(line, index + 1)),
      agreement(document),
      delivery(document),
      settlement(document, language),
    ]),
    '</rsm:CrossIndustryInvoice>',
    '',
  ].join('\n')
}

/** UNTDID 2379: CCYYMMDD. */
const day = (date: string, type: 'udt' | 'qdt' = 'udt') =>
  element(`${type}:DateTimeString`, date.replaceAll('-', ''), { format: '102' })

const money = (name: string, amount: MinorUnits, attributes: Readonly<Record<string, string>> = {}) =>
  element(name, (amount / 100).toFixed(2), attributes)

/** Items beyond the scope of VAT have no rate. */
const rate = ({ category, percent }: Vat) =>
  category === 'O' ? [] : [element('ram:RateApplicablePercent', String(percent))]

const tax = (name: string, vat: Vat) =>
  nestedElement(name, [
    element('ram:TypeCode', 'VAT'),
    element('ram:CategoryCode', vat.category),
    ...rate(vat),
  ])

function documentLine(line: TradeLine, lineNo: number): string {
  return nestedElement('ram:IncludedSupplyChainTradeLineItem', [
    nestedElement('ram:AssociatedDocumentLineDocument', [
      element('ram:LineID', String(lineNo)),
      ...(line.note === undefined
        ? []
        : [nestedElement('ram:IncludedNote', [element('ram:Content', line.note)])]),
    ]),
    nestedElement('ram:SpecifiedTradeProduct', [
      ...optionalElement('ram:GlobalID', line.gtin, { schemeID: GTIN_SCHEME }),
      element('ram:SellerAssignedID', line.sku),
      element('ram:Name', line.name),
      ...(line.tariffNo === undefined
        ? []
        : [
            nestedElement('ram:DesignatedProductClassification', [
              element('ram:ClassCode', line.tariffNo, { listID: TARIFF_LIST }),
            ]),
          ]),
      ...(line.originCountry === undefined
        ? []
        : [nestedElement('ram:OriginTradeCountry', [element('ram:ID', line.originCountry)])]),
    ]),
    nestedElement('ram:SpecifiedLineTradeAgreement', [
      ...(line.orderLineNo === undefined
        ? []
        : [nestedElement('ram:BuyerOrderReferencedDocument', [element('ram:LineID', line.orderLineNo)])]),
      nestedElement('ram:NetPriceProductTradePrice', [money('ram:ChargeAmount', line.unitPrice)]),
    ]),
    nestedElement('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: line.unit }),
    ]),
    nestedElement('ram:SpecifiedLineTradeSettlement', [
      tax('ram:ApplicableTradeTax', line.vat),
      nestedElement('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        money('ram:LineTotalAmount', line.quantity * line.unitPrice),
      ]),
      ...(line.costCentre === undefined
        ? []
        : [
            nestedElement('ram:ReceivableSpecifiedTradeAccountingAccount', [
              element('ram:ID', line.costCentre),
            ]),
          ]),
    ]),
  ])
}

const agreement = ({ buyerReference, seller, buyer, orderReference, salesOrderNo, job }: TradeDocument) =>
  nestedElement('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    nestedElement('ram:SellerTradeParty', party(seller)),
    nestedElement('ram:BuyerTradeParty', party(buyer)),
    nestedElement('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', salesOrderNo)]),
    nestedElement('ram:BuyerOrderReferencedDocument', [
      element('ram:IssuerAssignedID', orderReference === '' ? salesOrderNo : orderReference),
    ]),
    ...(job === undefined
      ? []
      : [
          nestedElement('ram:SpecifiedProcuringProject', [
            element('ram:ID', job),
            // the schema requires a name; only the number is known
            element('ram:Name', job),
          ]),
        ]),
  ])

const party = (one: TradeParty) => [
  element('ram:Name', one.company),
  ...(one.registrationId === undefined
    ? []
    : [nestedElement('ram:SpecifiedLegalOrganization', [element('ram:ID', one.registrationId)])]),
  address(one),
  ...taxRegistration(one.vatId, 'VA'),
  ...taxRegistration(one.taxNumber, 'FC'),
]

const address = ({ postCode, street, city, countryID }: TradeParty) =>
  nestedElement('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postCode),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', countryID),
  ])

const taxRegistration = (id: string | undefined, schemeID: 'VA' | 'FC') =>
  id === undefined
    ? []
    : [nestedElement('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID })])]

const delivery = ({ delivery: { to, date }, deliveryNoteNo }: TradeDocument) =>
  nestedElement('ram:ApplicableHeaderTradeDelivery', [
    nestedElement('ram:ShipToTradeParty', [element('ram:Name', to.company), address(to)]),
    nestedElement('ram:ActualDeliverySupplyChainEvent', [
      nestedElement('ram:OccurrenceDateTime', [day(date)]),
    ]),
    ...(deliveryNoteNo === undefined
      ? []
      : [
          nestedElement('ram:DespatchAdviceReferencedDocument', [
            element('ram:IssuerAssignedID', deliveryNoteNo),
          ]),
        ]),
  ])

function settlement(document: TradeDocument, language: Language): string {
  const { currency, documentNo, seller, payment, dueDate, charges, invoice, prepaid } = document
  const totals = tradeTotals(document)
  return nestedElement('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', documentNo),
    element('ram:InvoiceCurrencyCode', currency),
    ...(payment.bank === undefined
      ? []
      : [
          nestedElement('ram:SpecifiedTradeSettlementPaymentMeans', [
            element('ram:TypeCode', transferCode(currency)),
            nestedElement('ram:PayeePartyCreditorFinancialAccount', [
              element('ram:IBANID', payment.bank.iban),
              element('ram:AccountName', seller.company),
            ]),
            nestedElement('ram:PayeeSpecifiedCreditorFinancialInstitution', [
              element('ram:BICID', payment.bank.bic),
            ]),
          ]),
        ]),
    ...totals.parts.map((part) => {
      const exemption = vatExemptionOf(part.vat.category)
      return nestedElement('ram:ApplicableTradeTax', [
        money('ram:CalculatedAmount', part.tax),
        element('ram:TypeCode', 'VAT'),
        ...optionalElement('ram:ExemptionReason', exemption?.text[language]),
        money('ram:BasisAmount', part.net),
        element('ram:CategoryCode', part.vat.category),
        ...optionalElement('ram:ExemptionReasonCode', exemption?.code),
        ...rate(part.vat),
      ])
    }),
    ...charges.map(allowanceCharge),
    nestedElement('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', payment.terms),
      ...(dueDate === undefined ? [] : [nestedElement('ram:DueDateDateTime', [day(dueDate)])]),
    ]),
    nestedElement('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      money('ram:LineTotalAmount', totals.lines),
      ...(totals.charged === undefined ? [] : [money('ram:ChargeTotalAmount', totals.charged)]),
      ...(totals.allowed === undefined ? [] : [money('ram:AllowanceTotalAmount', totals.allowed)]),
      money('ram:TaxBasisTotalAmount', totals.net),
      money('ram:TaxTotalAmount', totals.tax, { currencyID: currency }),
      money('ram:GrandTotalAmount', totals.net + totals.tax),
      ...(prepaid === undefined ? [] : [money('ram:TotalPrepaidAmount', prepaid)]),
      money('ram:DuePayableAmount', totals.net + totals.tax - (prepaid ?? 0)),
    ]),
    ...(invoice === undefined
      ? []
      : [
          nestedElement('ram:InvoiceReferencedDocument', [
            element('ram:IssuerAssignedID', invoice.documentNo),
            nestedElement('ram:FormattedIssueDateTime', [day(invoice.date, 'qdt')]),
          ]),
        ]),
  ])
}

const allowanceCharge = ({ isCharge, reason, amount, vat }: TradeCharge) =>
  nestedElement('ram:SpecifiedTradeAllowanceCharge', [
    nestedElement('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    money('ram:ActualAmount', amount),
    element('ram:ReasonCode', REASON_CODES[isCharge ? 'charge' : 'allowance']),
    element('ram:Reason', reason),
    tax('ram:CategoryTradeTax', vat),
  ])
