import { expect, test } from 'vitest'
import { anInvoice, rulesBrokenBy, verdictOn, xmlOf } from '../../fixtures/e-invoice.fixture.ts'

const valid = xmlOf(anInvoice)
const credit = xmlOf({
  ...anInvoice,
  type: 'CREDIT_NOTE',
  dueDate: undefined,
  invoice: { documentNo: '9000', date: '2026-11-01' },
})
const K = { category: 'K', percent: 0 } as const
const intraCommunity = xmlOf({
  ...anInvoice,
  lines: anInvoice.lines.map((line) => ({ ...line, vat: K })),
  charges: anInvoice.charges.map((charge) => ({ ...charge, vat: K })),
})

/** The XML without what the pattern finds, or with something else in its place. */
function changed(xml: string, pattern: RegExp, replacement = ''): string {
  expect(xml).toMatch(pattern)
  return xml.replace(pattern, replacement)
}

test.each([
  ['an invoice', valid],
  ['a credit note', credit],
  ['an intra-community supply', intraCommunity],
])('%s is valid', async (_, xml) => {
  expect(await verdictOn(xml)).toEqual({ kind: 'valid' })
})

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
  ['BR-CO-25', 'paymentTerms', credit, /<cac:PaymentTerms>.*?<\/cac:PaymentTerms>/],
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
  ['BR-S-08', 'vatBase', /(<cbc:TaxableAmount currencyID="EUR">)94\.90/, '$194.80'],
  ['BR-CO-09', 'vatIdPrefix', /DE000047110/, '000047110'],
  ['BR-DEC-18', 'decimals', /(<cbc:PayableAmount currencyID="EUR">)112\.93/, '$1112.930'],
])('With a wrong value, %s is broken: %s', async (rule, subject, pattern, replacement) => {
  expect(await rulesBrokenBy(changed(valid, pattern, replacement))).toContainEqual({ rule, subject })
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

test('Whatever prefixes a foreign document uses, it is read by its namespaces', async () => {
  const foreign = valid
    .replaceAll('cbc:', 'b:')
    .replaceAll('cac:', 'a:')
    .replaceAll('xmlns:cbc', 'xmlns:b')
    .replaceAll('xmlns:cac', 'xmlns:a')
  expect(await verdictOn(foreign)).toEqual({ kind: 'valid' })
})

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><l>&b;</l>`
const EXTERNAL = `<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>${valid}`

test.each([
  ['a DTD with entities', BILLION_LAUGHS, 'doctype'],
  ['an external entity', EXTERNAL, 'doctype'],
  ['HTML', '<!doctype html><html><body>Not found<br></body></html>', 'doctype'],
  ['HTML without a doctype', '<html><body><p>Not found</p></body></html>', 'no-invoice'],
  ['text', 'Internal server error', 'malformed'],
  ['nothing', '', 'malformed'],
  ['half a document', valid.slice(0, valid.length / 2), 'malformed'],
  ['two roots', `${valid}<more/>`, 'malformed'],
  ['crossed elements', '<a><b></a></b>', 'malformed'],
  ['an order', valid.replaceAll('Invoice-2"', 'Order-2"'), 'no-invoice'],
  ['an invoice of no namespace', '<Invoice><ID>1</ID></Invoice>', 'no-invoice'],
  ['a PDF', '%PDF-1.4 %âãÏÓ', 'malformed'],
  ['30 MB', 'x'.repeat(30_000_000), 'too-large'],
  ['elements within elements', '<a>'.repeat(1_000_000), 'malformed'],
  ['a tag of a million attributes', `<a ${'b="" '.repeat(1_000_000)}/>`, 'malformed'],
  ['a comment without an end', `<a><!--${'-'.repeat(5_000_000)}`, 'malformed'],
])('%s is refused', async (_, content, reason) => {
  expect(await verdictOn(content)).toEqual({ kind: 'refused', reason })
})
