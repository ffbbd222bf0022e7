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
import { exemptionOf } from './trade-texts.ts'
import { tradeTotals } from './trade-totals.ts'
import { block, element, optional } from '../files/xml-writer.ts'

const NAMESPACE = 'urn:un:unece:uncefact:data:standard'

/** The document as Cross Industry Invoice D16B that complies with EN 16931: the syntax of Factur-X. */
export function ciiDocument(document: TradeDocument, language: Language): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rsm:CrossIndustryInvoice xmlns:rsm="${NAMESPACE}:CrossIndustryInvoice:100" xmlns:ram="${NAMESPACE}:ReusableAggregateBusinessInformationEntity:100" xmlns:qdt="${NAMESPACE}:QualifiedDataType:100" xmlns:udt="${NAMESPACE}:UnqualifiedDataType:100">`,
    block('rsm:ExchangedDocumentContext', [
      block('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', PROCESS)]),
      block('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', GUIDELINE)]),
    ]),
    block('rsm:ExchangedDocument', [
      element('ram:ID', document.documentNo),
      element('ram:TypeCode', TYPE_CODES[document.type]),
      block('ram:IssueDateTime', [day(document.date)]),
    ]),
    block('rsm:SupplyChainTradeTransaction', [
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
  block(name, [element('ram:TypeCode', 'VAT'), element('ram:CategoryCode', vat.category), ...rate(vat)])

function documentLine(line: TradeLine, lineNo: number): string {
  return block('ram:IncludedSupplyChainTradeLineItem', [
    block('ram:AssociatedDocumentLineDocument', [
      element('ram:LineID', String(lineNo)),
      ...(line.note === undefined ? [] : [block('ram:IncludedNote', [element('ram:Content', line.note)])]),
    ]),
    block('ram:SpecifiedTradeProduct', [
      ...optional('ram:GlobalID', line.gtin, { schemeID: GTIN_SCHEME }),
      element('ram:SellerAssignedID', line.sku),
      element('ram:Name', line.name),
      ...(line.tariffNo === undefined
        ? []
        : [
            block('ram:DesignatedProductClassification', [
              element('ram:ClassCode', line.tariffNo, { listID: TARIFF_LIST }),
            ]),
          ]),
      ...(line.originCountry === undefined
        ? []
        : [block('ram:OriginTradeCountry', [element('ram:ID', line.originCountry)])]),
    ]),
    block('ram:SpecifiedLineTradeAgreement', [
      ...(line.orderLineNo === undefined
        ? []
        : [block('ram:BuyerOrderReferencedDocument', [element('ram:LineID', line.orderLineNo)])]),
      block('ram:NetPriceProductTradePrice', [money('ram:ChargeAmount', line.unitPrice)]),
    ]),
    block('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(line.quantity), { unitCode: line.unit }),
    ]),
    block('ram:SpecifiedLineTradeSettlement', [
      tax('ram:ApplicableTradeTax', line.vat),
      block('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        money('ram:LineTotalAmount', line.quantity * line.unitPrice),
      ]),
      ...(line.costCentre === undefined
        ? []
        : [block('ram:ReceivableSpecifiedTradeAccountingAccount', [element('ram:ID', line.costCentre)])]),
    ]),
  ])
}

const agreement = ({ buyerReference, seller, buyer, orderReference, salesOrderNo, job }: TradeDocument) =>
  block('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    block('ram:SellerTradeParty', party(seller)),
    block('ram:BuyerTradeParty', party(buyer)),
    block('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', salesOrderNo)]),
    block('ram:BuyerOrderReferencedDocument', [
      element('ram:IssuerAssignedID', orderReference === '' ? salesOrderNo : orderReference),
    ]),
    ...(job === undefined
      ? []
      : [
          block('ram:SpecifiedProcuringProject', [
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
    : [block('ram:SpecifiedLegalOrganization', [element('ram:ID', one.registrationId)])]),
  address(one),
  ...taxRegistration(one.vatId, 'VA'),
  ...taxRegistration(one.taxNumber, 'FC'),
]

const address = ({ postCode, street, city, countryID }: TradeParty) =>
  block('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postCode),
    element('ram:LineOne', street),
    element('ram:CityName', city),
    element('ram:CountryID', countryID),
  ])

const taxRegistration = (id: string | undefined, schemeID: 'VA' | 'FC') =>
  id === undefined ? [] : [block('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID })])]

const delivery = ({ delivery: { to, date }, deliveryNoteNo }: TradeDocument) =>
  block('ram:ApplicableHeaderTradeDelivery', [
    block('ram:ShipToTradeParty', [element('ram:Name', to.company), address(to)]),
    block('ram:ActualDeliverySupplyChainEvent', [block('ram:OccurrenceDateTime', [day(date)])]),
    ...(deliveryNoteNo === undefined
      ? []
      : [block('ram:DespatchAdviceReferencedDocument', [element('ram:IssuerAssignedID', deliveryNoteNo)])]),
  ])

function settlement(document: TradeDocument, language: Language): string {
  const { currency, documentNo, seller, payment, dueDate, charges, invoice, prepaid } = document
  const totals = tradeTotals(document)
  return block('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', documentNo),
    element('ram:InvoiceCurrencyCode', currency),
    ...(payment.bank === undefined
      ? []
      : [
          block('ram:SpecifiedTradeSettlementPaymentMeans', [
            element('ram:TypeCode', transferCode(currency)),
            block('ram:PayeePartyCreditorFinancialAccount', [
              element('ram:IBANID', payment.bank.iban),
              element('ram:AccountName', seller.company),
            ]),
            block('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', payment.bank.bic)]),
          ]),
        ]),
    ...totals.parts.map((part) => {
      const exemption = exemptionOf(part.vat.category)
      return block('ram:ApplicableTradeTax', [
        money('ram:CalculatedAmount', part.tax),
        element('ram:TypeCode', 'VAT'),
        ...optional('ram:ExemptionReason', exemption?.text[language]),
        money('ram:BasisAmount', part.net),
        element('ram:CategoryCode', part.vat.category),
        ...optional('ram:ExemptionReasonCode', exemption?.code),
        ...rate(part.vat),
      ])
    }),
    ...charges.map(allowanceCharge),
    block('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', payment.terms),
      ...(dueDate === undefined ? [] : [block('ram:DueDateDateTime', [day(dueDate)])]),
    ]),
    block('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
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
          block('ram:InvoiceReferencedDocument', [
            element('ram:IssuerAssignedID', invoice.documentNo),
            block('ram:FormattedIssueDateTime', [day(invoice.date, 'qdt')]),
          ]),
        ]),
  ])
}

const allowanceCharge = ({ isCharge, reason, amount, vat }: TradeCharge) =>
  block('ram:SpecifiedTradeAllowanceCharge', [
    block('ram:ChargeIndicator', [element('udt:Indicator', String(isCharge))]),
    money('ram:ActualAmount', amount),
    element('ram:ReasonCode', REASON_CODES[isCharge ? 'charge' : 'allowance']),
    element('ram:Reason', reason),
    tax('ram:CategoryTradeTax', vat),
  ])
