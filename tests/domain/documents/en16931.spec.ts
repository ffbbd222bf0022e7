import { expect, test } from 'vitest'
import {
  aCreditNote,
  anIntraCommunityInvoice,
  anInvoice,
  rulesBrokenBy,
  xmlOf,
} from '../../fixtures/e-invoice.fixture.ts'

const valid = xmlOf(anInvoice)
const credit = xmlOf(aCreditNote)
const intraCommunity = xmlOf(anIntraCommunityInvoice)

/** The XML without what the pattern finds, or with something else in its place. */
function changed(xml: string, pattern: RegExp, replacement = ''): string {
  expect(xml).toMatch(pattern)
  return xml.replace(pattern, replacement)
}

test.each([
  ['BR-01', 'specification', valid, /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/],
  ['BR-02', 'number', valid, /<cbc:ID>9001<\/cbc:ID>/],
  ['BR-03', 'issueDate', valid, /<cbc:IssueDate>.*?<\/cbc:IssueDate>/],
  ['BR-04', 'typeCode', valid, /<cbc:InvoiceTypeCode>.*?<\/cbc:InvoiceTypeCode>/],
  ['BR-05', 'currency', valid, /<cbc:DocumentCurrencyCode>.*?<\/cbc:DocumentCurrencyCode>/],
  ['BR-06', 'sellerName', valid, /<cbc:RegistrationName>Seller GmbH<\/cbc:RegistrationName>/],
  ['BR-07', 'buyerName', valid, /<cbc:RegistrationName>Buyer[^/]*<\/cbc:RegistrationName>/],
  ['BR-09', 'sellerAddress', valid, /<cbc:IdentificationCode>DE<\/cbc:IdentificationCode>/],
  ['BR-11', 'buyerAddress', valid, /<cbc:IdentificationCode>NL<\/cbc:IdentificationCode>/],
  ['BR-61', 'account', valid, /<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/],
  [
    'BR-IC-10',
    'exemptionReason',
    intraCommunity,
    /<cbc:TaxExemptionReasonCode>.*?<\/cbc:TaxExemptionReason>/,
  ],
  ['BR-IC-11', 'deliveryDate', intraCommunity, /<cbc:ActualDeliveryDate>.*?<\/cbc:ActualDeliveryDate>/],
  ['BR-IC-12', 'deliveryCountry', intraCommunity, /<cac:DeliveryLocation>.*?<\/cac:DeliveryLocation>/],
  ['BR-55', 'invoiceReference', credit, /<cbc:ID>9000<\/cbc:ID>/],
])('Without it, %s is broken: %s', async (rule, subject, xml, pattern) => {
  expect(await rulesBrokenBy(changed(xml, pattern))).toEqual([{ rule, subject }])
})

test.each([
  ['BR-CO-10', 'lineTotal', /(<cbc:LineExtensionAmount currencyID="EUR">)80\.00/, '$180.01'],
  ['BR-CO-12', 'chargeTotal', /(<cbc:ChargeTotalAmount currencyID="EUR">)14\.90/, '$114.91'],
  ['BR-CO-13', 'netTotal', /(<cbc:TaxExclusiveAmount currencyID="EUR">)94\.90/, '$194.91'],
  ['BR-CO-15', 'grossTotal', /(<cbc:TaxInclusiveAmount currencyID="EUR">)112\.93/, '$1112.94'],
  ['BR-CO-16', 'payable', /(<cbc:PayableAmount currencyID="EUR">)112\.93/, '$1112.92'],
  ['BR-CO-14', 'vatTotal', /(<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">)18\.03/, '$118.04'],
  ['BR-S-08', 'vatBase', /(<cbc:TaxableAmount currencyID="EUR">)94\.90/, '$193.90'],
  ['BR-CO-09', 'vatIdPrefix', /DE000047110/, '000047110'],
  ['BR-DEC-18', 'decimals', /(<cbc:PayableAmount currencyID="EUR">)112\.93/, '$1112.930'],
])('With a wrong value, %s is broken: %s', async (rule, subject, pattern, replacement) => {
  expect(await rulesBrokenBy(changed(valid, pattern, replacement))).toContainEqual({ rule, subject })
})

test('The base of a rate may differ from the sum of its items by less than one unit', async () => {
  const base = /(<cbc:TaxableAmount currencyID="EUR">)94\.90/
  expect(await rulesBrokenBy(changed(valid, base, '$194.80'))).toEqual([])
  expect(await rulesBrokenBy(changed(valid, base, '$195.89'))).toEqual([])
})

test('A decimal number may begin or end with its point', async () => {
  const prepaid = /(<cbc:PayableAmount currencyID="EUR">)112\.93/
  const xml = changed(valid, prepaid, '$1112.33')
  expect(
    await rulesBrokenBy(
      changed(xml, /(?=<cbc:PayableAmount)/, '<cbc:PrepaidAmount currencyID="EUR">.60</cbc:PrepaidAmount>'),
    ),
  ).toEqual([])
})

test('A charge without a category is named, not the base that lacks it', async () => {
  const xml = changed(valid, /(<cac:AllowanceCharge>.*?)<cac:TaxCategory>.*?<\/cac:TaxCategory>/s, '$1')
  expect(await rulesBrokenBy(xml)).toEqual([{ rule: 'BR-37', subject: 'vatRate' }])
})

test('An incomplete line is named by its number', async () => {
  const xml = changed(valid, / unitCode="C62"(?=>3)/)
  expect(await rulesBrokenBy(xml)).toEqual([{ rule: 'BR-23', subject: 'incompleteLine', line: '2' }])
})

test('Reverse charge and intra-community supplies ask for the buyer’s VAT number', async () => {
  const id = /<cac:PartyTaxScheme><cbc:CompanyID>NL[^<]*<\/cbc:CompanyID>.*?<\/cac:PartyTaxScheme>/
  expect(await rulesBrokenBy(changed(intraCommunity, id))).toEqual([
    { rule: 'BR-IC-02', subject: 'buyerVatId' },
  ])
  expect(await rulesBrokenBy(changed(valid, id))).toEqual([])
})

const amount = (name: string, value: string) =>
  new RegExp(`(<cbc:${name} currencyID="EUR">)${value.replace('.', '\\.')}`)

test.each([
  ['BR-03', 'issueDate', /<cbc:IssueDate>2026-11-20/, '<cbc:IssueDate>20.11.2026'],
  ['BR-03', 'issueDate', /<cbc:IssueDate>2026-11-20/, '<cbc:IssueDate>2026-11-20X'],
  ['BR-05', 'currency', /<cbc:DocumentCurrencyCode>EUR/, '<cbc:DocumentCurrencyCode>EURO'],
  ['BR-05', 'currency', /<cbc:DocumentCurrencyCode>EUR/, '<cbc:DocumentCurrencyCode>€EUR'],
  [
    'BR-CO-11',
    'allowanceTotal',
    /<cbc:ChargeTotalAmount/,
    '<cbc:AllowanceTotalAmount>1</cbc:AllowanceTotalAmount>$&',
  ],
  ['BR-S-07', 'vatRate', /<cbc:Percent>19/, '<cbc:Percent>0'],
  ['BR-S-08', 'vatBase', /<cbc:Percent>19/, '<cbc:Percent>7'],
  ['BR-CO-17', 'vatAmount', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)18\.03/, '$119.03'],
  ['BR-CO-17', 'vatAmount', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)18\.03/, '$117.03'],
  [
    'BR-S-10',
    'exemptionReason',
    /(<cac:TaxSubtotal>.*?<\/cbc:Percent>)/,
    '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>',
  ],
  ['BR-DEC-09', 'decimals', amount('LineExtensionAmount', '80.00'), '$180.000'],
  ['BR-DEC-12', 'decimals', amount('TaxExclusiveAmount', '94.90'), '$194.900'],
  ['BR-12', 'lineTotal', amount('LineExtensionAmount', '80.00'), '$1eighty'],
  ['BR-13', 'netTotal', amount('TaxExclusiveAmount', '94.90'), '$1'],
  ['BR-14', 'grossTotal', amount('TaxInclusiveAmount', '112.93'), '$11e2'],
  ['BR-15', 'payable', amount('PayableAmount', '112.93'), '$1.'],
] as const)('With another value, %s is broken: %s', async (rule, subject, pattern, replacement) => {
  expect(await rulesBrokenBy(changed(valid, pattern, replacement))).toContainEqual({ rule, subject })
})

test.each([
  [
    'a rounding of VAT below one unit',
    /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)18\.03/,
    '$118.99',
    ['BR-CO-14'],
  ],
  ['a prepaid amount', /<cbc:PayableAmount/, '<cbc:PrepaidAmount>1</cbc:PrepaidAmount>$&', ['BR-CO-16']],
  [
    'an amount rounded',
    /<cbc:PayableAmount/,
    '<cbc:PayableRoundingAmount>0.07</cbc:PayableRoundingAmount>$&',
    ['BR-CO-16'],
  ],
  ['no lines', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, '', ['BR-16', 'BR-CO-10', 'BR-S-08']],
  ['no breakdown of VAT', /<cac:TaxSubtotal>.*<\/cac:TaxSubtotal>/, '', ['BR-CO-18']],
  ['no address of the seller', /<cac:PostalAddress>.*?<\/cac:PostalAddress>/, '', ['BR-08']],
  [
    'payment in cash',
    /(<cbc:PaymentMeansCode[^>]*>)(?:30|58)(.*?)<cac:PayeeFinancialAccount>.*?<\/cac:PayeeFinancialAccount>/,
    '$110$2',
    [],
  ],
  ['an amount of nothing due', amount('PayableAmount', '112.93'), '$10.00', ['BR-CO-16']],
] as const)('%s breaks what follows from it alone', async (_, pattern, replacement, rules) => {
  const found = await rulesBrokenBy(changed(valid, pattern, replacement))
  expect(found.map(({ rule }) => rule)).toEqual(rules)
})

test.each([
  ['BR-21', /(<cac:InvoiceLine>)<cbc:ID>1<\/cbc:ID>/, '$1', ''],
  [
    'BR-22',
    /<cbc:InvoicedQuantity[^>]*>2<\/cbc:InvoicedQuantity>/,
    '<cbc:InvoicedQuantity unitCode="C62"/>',
    '1',
  ],
  ['BR-24', /<cbc:LineExtensionAmount currencyID="EUR">20\.00<\/cbc:LineExtensionAmount>/, '', '1'],
  ['BR-25', /<cbc:Name>Filter<\/cbc:Name>/, '', '1'],
  ['BR-26', /<cac:Price>.*?<\/cac:Price>/, '', '1'],
  ['BR-27', /(<cbc:PriceAmount currencyID="EUR">)/, '$1-', '1'],
  ['BR-CO-04', /<cac:ClassifiedTaxCategory>.*?<\/cac:ClassifiedTaxCategory>/, '', '1'],
] as const)('A line without it breaks %s', async (rule, pattern, replacement, line) => {
  expect(await rulesBrokenBy(changed(valid, pattern, replacement))).toContainEqual({
    rule,
    subject: 'incompleteLine',
    line,
  })
})

test('A line of a credit note counts what is credited', async () => {
  const xml = changed(credit, /<cbc:CreditedQuantity[^>]*>2<\/cbc:CreditedQuantity>/)
  expect(await rulesBrokenBy(xml)).toContainEqual({ rule: 'BR-22', subject: 'incompleteLine', line: '1' })
})

test.each([
  ['an invoice', valid],
  ['a credit note', credit],
  ['an intra-community supply', intraCommunity],
])('%s breaks no rule', async (_, xml) => {
  expect(await rulesBrokenBy(xml)).toEqual([])
})

test.each([
  ['BR-03', 'issueDate', /<cbc:IssueDate>2026/, '<cbc:IssueDate>x2026'],
  ['BR-08', 'sellerAddress', /<cac:PostalAddress>.*?<\/cac:PostalAddress>/s, ''],
  [
    'BR-10',
    'buyerAddress',
    /(<cac:AccountingCustomerParty>.*?)<cac:PostalAddress>.*?<\/cac:PostalAddress>/s,
    '$1',
  ],
  [
    'BR-S-02',
    'sellerVatId',
    /(<cac:AccountingSupplierParty>.*?)<cac:PartyTaxScheme>.*?<\/cac:PartyTaxScheme>/s,
    '$1',
  ],
  ['BR-CO-09', 'vatIdPrefix', /DE000047110/, 'D000047110'],
  ['BR-CO-09', 'vatIdPrefix', /DE000047110/, '1DE000047110'],
] as const)('Of a party or a date, %s is broken: %s', async (rule, subject, pattern, replacement) => {
  expect(await rulesBrokenBy(changed(valid, pattern, replacement))).toContainEqual({ rule, subject })
})

test('An allowance counts against the net total', async () => {
  const [charge] = anInvoice.charges
  const charges = charge ? [charge, { ...charge, isCharge: false, amount: 500 }] : []
  expect(await rulesBrokenBy(xmlOf({ ...anInvoice, charges }))).toEqual([])
})

test('A due date stands for terms of payment, and a period for the day of delivery', async () => {
  expect(await rulesBrokenBy(changed(valid, /<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/s))).toEqual([])
  const period = changed(intraCommunity, /<cbc:ActualDeliveryDate>.*?<\/cbc:ActualDeliveryDate>/)
  expect(
    await rulesBrokenBy(changed(period, /<cac:Delivery>/, '<cac:InvoicePeriod/><cac:Delivery>')),
  ).toEqual([])
})
