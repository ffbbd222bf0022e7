import { allAt, textAt, type XmlElement } from './xml-element.ts'

/** Subject of a violated rule, for readers who do not know the identifiers. */
type RuleSubject =
  | 'specification'
  | 'number'
  | 'issueDate'
  | 'typeCode'
  | 'currency'
  | 'sellerName'
  | 'buyerName'
  | 'sellerAddress'
  | 'buyerAddress'
  | 'noLines'
  | 'incompleteLine'
  | 'lineTotal'
  | 'allowanceTotal'
  | 'chargeTotal'
  | 'netTotal'
  | 'grossTotal'
  | 'payable'
  | 'noVatBreakdown'
  | 'vatTotal'
  | 'vatAmount'
  | 'vatBase'
  | 'vatRate'
  | 'sellerVatId'
  | 'buyerVatId'
  | 'vatIdPrefix'
  | 'exemptionReason'
  | 'deliveryDate'
  | 'deliveryCountry'
  | 'account'
  | 'decimals'
  | 'invoiceReference'

/** A rule of EN 16931 by its official identifier. */
export type BrokenRule = {
  readonly rule: string
  readonly subject: RuleSubject
  /** The line that breaks the rule, as the document numbers it. */
  readonly line?: string | undefined
}

/** How the identifiers name the VAT categories. Split payment (B) has none of the rules below. */
const RULE_NAMES: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'AF',
  M: 'AG',
}
const hasRules = (category: string): boolean => Object.hasOwn(RULE_NAMES, category)
/** Categories whose breakdown says why there is no VAT. */
const EXEMPT = new Set(['E', 'AE', 'K', 'G', 'O'])
/** Categories that only a buyer with a VAT number may have. */
const FOR_BUSINESSES = new Set(['AE', 'K'])
/** UNTDID 4461: credit transfer, SEPA credit transfer. */
const TRANSFERS = new Set(['30', '58'])

/** Categories whose bases, one for each rate, may differ from the sum of their items by less than one unit. */
const RATED = new Set(['S', 'L', 'M'])
/** One unit of the currency, in hundredths. */
const UNIT = 100

type Root = 'Invoice' | 'CreditNote'

export const isInvoice = ({ name }: XmlElement): boolean =>
  name === 'ubl:Invoice' || name === 'ubl:CreditNote'

/** The rules of EN 16931 that a UBL invoice or credit note breaks, each once; empty for a valid one. */
export function brokenRules(document: XmlElement): readonly BrokenRule[] {
  const root: Root = document.name === 'ubl:CreditNote' ? 'CreditNote' : 'Invoice'
  const lines = allAt(document, `cac:${root}Line`)
  const found = [
    ...headRules(document, root),
    ...partyRules(document),
    ...(lines.length === 0 ? [broken('BR-16', 'noLines')] : lines.flatMap((line) => lineRules(line, root))),
    ...totalRules(document, lines),
    ...vatRules(document, lines),
    ...paymentRules(document),
    ...decimalRules(document),
  ]
  const once = new Map(found.map((one) => [`${one.rule} ${one.line ?? ''}`, one]))
  return [...once.values()]
}

const broken = (rule: string, subject: RuleSubject, line?: string): BrokenRule => ({
  rule,
  subject,
  ...(line !== undefined && { line }),
})

const unless = (isKept: boolean, rule: string, subject: RuleSubject, line?: string): readonly BrokenRule[] =>
  isKept ? [] : [broken(rule, subject, line)]

const has = (element: XmlElement, ...path: readonly string[]) => textAt(element, ...path) !== ''

/** A date of XML, which may name its zone. */
const DATE = /^\d{4}-\d{2}-\d{2}(?:Z|[+-]\d{2}:\d{2})?$/

function headRules(document: XmlElement, root: Root): readonly BrokenRule[] {
  return [
    ...unless(has(document, 'cbc:CustomizationID'), 'BR-01', 'specification'),
    ...unless(has(document, 'cbc:ID'), 'BR-02', 'number'),
    ...unless(DATE.test(textAt(document, 'cbc:IssueDate')), 'BR-03', 'issueDate'),
    ...unless(has(document, `cbc:${root}TypeCode`), 'BR-04', 'typeCode'),
    ...unless(/^[A-Z]{3}$/.test(textAt(document, 'cbc:DocumentCurrencyCode')), 'BR-05', 'currency'),
    ...allAt(document, 'cac:BillingReference', 'cac:InvoiceDocumentReference').flatMap((reference) =>
      unless(has(reference, 'cbc:ID'), 'BR-55', 'invoiceReference'),
    ),
  ]
}

const SELLER = ['cac:AccountingSupplierParty', 'cac:Party'] as const
/** Who answers for the VAT of a seller from abroad. */
const REPRESENTATIVE = ['cac:TaxRepresentativeParty'] as const
const BUYER = ['cac:AccountingCustomerParty', 'cac:Party'] as const
const COUNTRY = ['cac:PostalAddress', 'cac:Country', 'cbc:IdentificationCode'] as const

function partyRules(document: XmlElement): readonly BrokenRule[] {
  const legalName = ['cac:PartyLegalEntity', 'cbc:RegistrationName'] as const
  const vatIds = [SELLER, BUYER].flatMap((party) => vatIdOf(document, party) ?? [])
  const sellerIds = [
    textAt(document, ...SELLER, 'cac:PartyIdentification', 'cbc:ID'),
    textAt(document, ...SELLER, 'cac:PartyLegalEntity', 'cbc:CompanyID'),
    vatIdOf(document, SELLER) ?? '',
  ]
  return [
    ...unless(has(document, ...SELLER, ...legalName), 'BR-06', 'sellerName'),
    ...unless(has(document, ...BUYER, ...legalName), 'BR-07', 'buyerName'),
    ...(allAt(document, ...SELLER, 'cac:PostalAddress').length > 0
      ? unless(has(document, ...SELLER, ...COUNTRY), 'BR-09', 'sellerAddress')
      : [broken('BR-08', 'sellerAddress')]),
    ...(allAt(document, ...BUYER, 'cac:PostalAddress').length > 0
      ? unless(has(document, ...BUYER, ...COUNTRY), 'BR-11', 'buyerAddress')
      : [broken('BR-10', 'buyerAddress')]),
    ...unless(
      vatIds.every((id) => /^[A-Z]{2}/.test(id)),
      'BR-CO-09',
      'vatIdPrefix',
    ),
    ...unless(
      sellerIds.some((id) => id !== ''),
      'BR-CO-26',
      'sellerVatId',
    ),
  ]
}

const taxIdsOf = (document: XmlElement, party: readonly string[]) =>
  allAt(document, ...party, 'cac:PartyTaxScheme').filter((scheme) => has(scheme, 'cbc:CompanyID'))

const vatIdOf = (document: XmlElement, party: readonly string[]): string | undefined => {
  const scheme = taxIdsOf(document, party).find(
    (one) => textAt(one, 'cac:TaxScheme', 'cbc:ID').toUpperCase() === 'VAT',
  )
  return scheme && textAt(scheme, 'cbc:CompanyID')
}

function lineRules(line: XmlElement, root: Root): readonly BrokenRule[] {
  const quantityName = root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
  const quantity = allAt(line, quantityName)[0]
  const no = textAt(line, 'cbc:ID')
  const price = decimalAt(line, 'cac:Price', 'cbc:PriceAmount')
  const of = (isKept: boolean, rule: string) => unless(isKept, rule, 'incompleteLine', no)
  return [
    ...of(no !== '', 'BR-21'),
    ...of(quantity !== undefined && quantity.text !== '', 'BR-22'),
    ...of((quantity?.attributes['unitCode'] ?? '') !== '', 'BR-23'),
    ...of(has(line, 'cbc:LineExtensionAmount'), 'BR-24'),
    ...of(has(line, 'cac:Item', 'cbc:Name'), 'BR-25'),
    ...of(price !== undefined, 'BR-26'),
    ...of(price === undefined || price >= 0, 'BR-27'),
    ...of(has(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:ID'), 'BR-CO-04'),
  ]
}

/** A decimal number; undefined for anything else. */
function decimalAt(element: XmlElement, ...path: readonly string[]): number | undefined {
  const text = textAt(element, ...path)
  return /^[+-]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/.test(text) ? Number(text) : undefined
}

const hundredths = (amount: number) => Math.round(amount * 100)

/** An amount in hundredths; 0 if it is absent. */
const amountAt = (element: XmlElement, ...path: readonly string[]) =>
  hundredths(decimalAt(element, ...path) ?? 0)

const sumOf = (elements: readonly XmlElement[], name: string) =>
  elements.reduce((sum, element) => sum + amountAt(element, name), 0)

const chargesOf = (document: XmlElement, isCharge: boolean) =>
  allAt(document, 'cac:AllowanceCharge').filter(
    (one) => /^(?:true|1)$/.test(textAt(one, 'cbc:ChargeIndicator')) === isCharge,
  )

const TOTALS = 'cac:LegalMonetaryTotal'

/** The VAT in the currency of the document; a second total may tell it in that of the accounts. */
function taxIn(document: XmlElement, currency: string): number {
  const totals = allAt(document, 'cac:TaxTotal')
  const own = totals.find((total) => allAt(total, 'cbc:TaxAmount')[0]?.attributes['currencyID'] === currency)
  const total = own ?? totals[0]
  return total ? amountAt(total, 'cbc:TaxAmount') : 0
}

function totalRules(document: XmlElement, lines: readonly XmlElement[]): readonly BrokenRule[] {
  const total = (name: string) => amountAt(document, TOTALS, `cbc:${name}`)
  const isGiven = (name: string) => decimalAt(document, TOTALS, `cbc:${name}`) !== undefined
  const allowances = sumOf(chargesOf(document, false), 'cbc:Amount')
  const charges = sumOf(chargesOf(document, true), 'cbc:Amount')
  const net = total('LineExtensionAmount') - total('AllowanceTotalAmount') + total('ChargeTotalAmount')
  const tax = taxIn(document, textAt(document, 'cbc:DocumentCurrencyCode'))
  const payable = total('TaxInclusiveAmount') - total('PrepaidAmount') + total('PayableRoundingAmount')
  return [
    ...unless(isGiven('LineExtensionAmount'), 'BR-12', 'lineTotal'),
    ...unless(isGiven('TaxExclusiveAmount'), 'BR-13', 'netTotal'),
    ...unless(isGiven('TaxInclusiveAmount'), 'BR-14', 'grossTotal'),
    ...unless(isGiven('PayableAmount'), 'BR-15', 'payable'),
    ...unless(
      total('LineExtensionAmount') === sumOf(lines, 'cbc:LineExtensionAmount'),
      'BR-CO-10',
      'lineTotal',
    ),
    ...unless(total('AllowanceTotalAmount') === allowances, 'BR-CO-11', 'allowanceTotal'),
    ...unless(total('ChargeTotalAmount') === charges, 'BR-CO-12', 'chargeTotal'),
    ...unless(total('TaxExclusiveAmount') === net, 'BR-CO-13', 'netTotal'),
    ...unless(total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + tax, 'BR-CO-15', 'grossTotal'),
    ...unless(total('PayableAmount') === payable, 'BR-CO-16', 'payable'),
  ]
}

type Category = { readonly id: string; readonly percent: number }

/** Items beyond the scope of VAT name no rate. */
const categoryOf = (element: XmlElement | undefined): Category => ({
  id: element ? textAt(element, 'cbc:ID') : '',
  percent: (element && decimalAt(element, 'cbc:Percent')) ?? 0,
})

const keyOf = ({ id, percent }: Category) => `${id} ${percent}`

function vatRules(document: XmlElement, lines: readonly XmlElement[]): readonly BrokenRule[] {
  const subtotals = allAt(document, 'cac:TaxTotal', 'cac:TaxSubtotal')
  if (subtotals.length === 0) return [broken('BR-CO-18', 'noVatBreakdown')]
  const items = [
    ...lines.map((line) => ({
      rate: '05',
      category: categoryOf(allAt(line, 'cac:Item', 'cac:ClassifiedTaxCategory')[0]),
      amount: amountAt(line, 'cbc:LineExtensionAmount'),
    })),
    ...[true, false].flatMap((isCharge) =>
      chargesOf(document, isCharge).map((charge) => ({
        rate: isCharge ? '07' : '06',
        category: categoryOf(allAt(charge, 'cac:TaxCategory')[0]),
        amount: (isCharge ? 1 : -1) * amountAt(charge, 'cbc:Amount'),
      })),
    ),
  ]
  const bases = new Map<string, number>()
  for (const { category, amount } of items) {
    bases.set(keyOf(category), (bases.get(keyOf(category)) ?? 0) + amount)
  }
  const named = new Set(subtotals.map((subtotal) => categoryOf(allAt(subtotal, 'cac:TaxCategory')[0]).id))
  const isCategorised = (one: XmlElement): boolean => has(one, 'cac:TaxCategory', 'cbc:ID')
  const uncategorised = [false, true].flatMap((isCharge) =>
    chargesOf(document, isCharge).every(isCategorised)
      ? []
      : [broken(isCharge ? 'BR-37' : 'BR-32', 'vatRate')],
  )
  const missing = items.filter(({ category: { id } }) => hasRules(id) && !named.has(id))
  return [
    ...allAt(document, 'cac:TaxTotal').flatMap((total) => {
      const own = allAt(total, 'cac:TaxSubtotal')
      const isSum = own.length === 0 || amountAt(total, 'cbc:TaxAmount') === sumOf(own, 'cbc:TaxAmount')
      return unless(isSum, 'BR-CO-14', 'vatTotal')
    }),
    ...missing.map(({ category: { id } }) => broken(ruleOf(id, '01'), 'noVatBreakdown')),
    ...items.flatMap(({ category, rate }) => rateRules(category, rate)),
    ...uncategorised,
    // an amount without a category belongs to one of the sums
    ...subtotals.flatMap((subtotal) =>
      breakdownRules(document, subtotal, uncategorised.length === 0 ? bases : undefined),
    ),
  ]
}

const ruleOf = (category: string, number: string) => `BR-${RULE_NAMES[category]}-${number}`

/** `number`: that of the rule for lines, allowances or charges. */
function rateRules({ id, percent }: Category, number: string): readonly BrokenRule[] {
  if (!hasRules(id)) return []
  return unless(
    id === 'S' ? percent > 0 : percent === 0 || id === 'L' || id === 'M',
    ruleOf(id, number),
    'vatRate',
  )
}

function breakdownRules(
  document: XmlElement,
  subtotal: XmlElement,
  bases: ReadonlyMap<string, number> | undefined,
): readonly BrokenRule[] {
  const element = allAt(subtotal, 'cac:TaxCategory')[0]
  const category = categoryOf(element)
  const { id, percent } = category
  const base = amountAt(subtotal, 'cbc:TaxableAmount')
  const tax = amountAt(subtotal, 'cbc:TaxAmount')
  const hasReason =
    element !== undefined &&
    (has(element, 'cbc:TaxExemptionReason') || has(element, 'cbc:TaxExemptionReasonCode'))
  const isForBusinesses = FOR_BUSINESSES.has(id)
  const hasBuyerId =
    vatIdOf(document, BUYER) !== undefined ||
    (id === 'AE' && has(document, ...BUYER, 'cac:PartyLegalEntity', 'cbc:CompanyID'))
  // the standard tolerates rounding by less than one unit of the currency
  const rate = unless(Math.abs(tax - Math.round((base * percent) / 100)) < UNIT, 'BR-CO-17', 'vatAmount')
  if (!hasRules(id)) return rate
  const difference = bases ? Math.abs(base - (bases.get(keyOf(category)) ?? 0)) : 0
  const isSum = difference === 0 || (RATED.has(id) && difference < UNIT)
  return [
    ...rate,
    ...unless(isSum, ruleOf(id, '08'), 'vatBase'),
    ...unless(EXEMPT.has(id) ? hasReason : !hasReason, ruleOf(id, '10'), 'exemptionReason'),
    ...unless(
      id === 'O' || taxIdsOf(document, SELLER).length > 0 || vatIdOf(document, REPRESENTATIVE) !== undefined,
      ruleOf(id, '02'),
      'sellerVatId',
    ),
    ...unless(!isForBusinesses || hasBuyerId, ruleOf(id, '02'), 'buyerVatId'),
    ...(id === 'K' ? intraCommunityRules(document) : []),
  ]
}

const intraCommunityRules = (document: XmlElement): readonly BrokenRule[] => [
  ...unless(
    has(document, 'cac:Delivery', 'cbc:ActualDeliveryDate') ||
      allAt(document, 'cac:InvoicePeriod').length > 0,
    'BR-IC-11',
    'deliveryDate',
  ),
  ...unless(
    has(
      document,
      'cac:Delivery',
      'cac:DeliveryLocation',
      'cac:Address',
      'cac:Country',
      'cbc:IdentificationCode',
    ),
    'BR-IC-12',
    'deliveryCountry',
  ),
]

const paymentRules = (document: XmlElement): readonly BrokenRule[] =>
  allAt(document, 'cac:PaymentMeans').flatMap((means) =>
    unless(
      !TRANSFERS.has(textAt(means, 'cbc:PaymentMeansCode')) ||
        has(means, 'cac:PayeeFinancialAccount', 'cbc:ID'),
      'BR-61',
      'account',
    ),
  )

/** Identifiers of the rules for two decimals, by the amounts of the whole document. */
const DECIMALS = {
  LineExtensionAmount: '09',
  AllowanceTotalAmount: '10',
  ChargeTotalAmount: '11',
  TaxExclusiveAmount: '12',
  TaxInclusiveAmount: '14',
  PrepaidAmount: '16',
  PayableRoundingAmount: '17',
  PayableAmount: '18',
} as const

const decimalRules = (document: XmlElement): readonly BrokenRule[] =>
  Object.entries(DECIMALS).flatMap(([name, number]) =>
    unless(
      /^[^.]*(\.\d{0,2})?$/.test(textAt(document, TOTALS, `cbc:${name}`)),
      `BR-DEC-${number}`,
      'decimals',
    ),
  )
