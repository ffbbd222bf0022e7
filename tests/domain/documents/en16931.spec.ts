import { expect, test } from 'vitest'
import { edited, VALID_INVOICE, INVALID_INVOICES } from '../../fixtures/e-invoice-samples.fixture.ts'
import { anInvoice, rulesBrokenBy, xmlOf } from '../../fixtures/e-invoice.fixture.ts'

const valid = xmlOf(anInvoice)
const rulesIn = async (xml: string) => [...new Set((await rulesBrokenBy(xml)).map(({ rule }) => rule))]

test.each(VALID_INVOICE)('A valid invoice violates no rule: %s', async (_, xml) => {
  expect(await rulesBrokenBy(xml)).toEqual([])
})

test.each(INVALID_INVOICES)(
  'An invoice with an error violates exactly these rules: %s',
  async (breaks, xml) => {
    expect((await rulesIn(xml)).toSorted()).toEqual(breaks.split(' ').toSorted())
  },
)

test.each([
  ['of an element', ['unitCode="C62">3', 'unitCode="PCE">3'], 'BR-CL-23', 'unit'],
  ['of a term', [' unitCode="C62">3', '>3'], 'BR-23', 'incompleteLine'],
] as const)(
  'A violated rule %s is reported with the number of the invoice line',
  async (_, edit, rule, subject) => {
    expect(await rulesBrokenBy(edited(valid, edit))).toEqual([{ rule, subject, line: '2' }])
  },
)

test('A violated rule is reported once per line', async () => {
  const brokenRules = await rulesBrokenBy(valid.replaceAll('unitCode="C62"', 'unitCode="PCE"'))
  expect(brokenRules.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['BR-CL-23 1', 'BR-CL-23 2'])
})

test('The reported line number is omitted if the line lacks it, and truncated if it is long', async () => {
  const numbered = (number: string) =>
    edited(
      valid,
      ['<cac:InvoiceLine><cbc:ID>1<', `<cac:InvoiceLine><cbc:ID>${number}<`],
      [' unitCode="C62"', ''],
    )
  expect(await rulesBrokenBy(numbered(''))).toEqual([
    { rule: 'BR-21', subject: 'incompleteLine' },
    { rule: 'BR-23', subject: 'incompleteLine' },
  ])
  const [broken] = await rulesBrokenBy(numbered('9'.repeat(1_000)))
  expect(broken?.line).toBe('9'.repeat(50))
})

test.each([
  ['an invalid date', '<cbc:IssueDate>2026-11-20', '<cbc:IssueDate>20.11.2026', ['BR-03']],
  ['a repeated number', /<cbc:ID>9001<\/cbc:ID>/, '$&$&', ['XSD']],
  ['a repeated price', /<cbc:PriceAmount.*?<\/cbc:PriceAmount>/, '$&$&', ['XSD']],
  ['two totals', /<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/, '$&$&', ['XSD']],
  [
    'a charge indicator that is not a boolean',
    '<cbc:ChargeIndicator>true',
    '<cbc:ChargeIndicator>yes',
    ['BR-CO-12', 'BR-S-08', 'XSD'],
  ],
  ['a quantity that is empty', '"C62">2<', '"C62"><', ['BR-22']],
  [
    'an amount that is not a number',
    'currencyID="EUR">80.00',
    'currencyID="EUR">eighty',
    ['BR-12', 'BR-CO-10', 'BR-CO-13'],
  ],
  ['an amount with an exponent', 'currencyID="EUR">10.00', 'currencyID="EUR">1e1', ['BR-26', 'BR-27']],
  [
    'no totals',
    /<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/,
    '',
    ['BR-12', 'BR-13', 'BR-14', 'BR-15', 'BR-CO-10', 'BR-CO-12', 'BR-CO-13', 'BR-CO-15', 'BR-CO-16'],
  ],
] as const)('An invoice with %s violates exactly the expected rules', async (_, find, replacement, rules) => {
  expect(await rulesIn(edited(valid, [find, replacement]))).toEqual(rules)
})
