import { groupsIn, numberIn, textIn, textsIn, type InvoiceGroup } from './e-invoice-model.ts'
import {
  requireText,
  requireOneOf,
  requireGroup,
  hasAtMostTwoDecimals,
  defineRule,
  requireTwoDecimals,
  requireScheme,
  type Invoice,
  type Rule,
} from './e-invoice-rules.ts'

/** A date in XML, optionally with a time zone, or in format 102 of UNTDID 2379 (CCYYMMDD). */
const DATE = /^(?:\d{4}-\d{2}-\d{2}(?:Z|[+-]\d{2}:\d{2})?|\d{8})$/
/** UNTDID 4461: credit transfer, SEPA credit transfer. */
const TRANSFERS = new Set(['30', '58'])

const rounded = (amount: number) => Math.round(amount * 100) / 100
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.00001
const isGiven = (group: InvoiceGroup, term: string) => textsIn(group, term).length > 0
/** Amount in a term: 0 if the term is absent, NaN if it is not a number. */
const amountIn = (group: InvoiceGroup, term: string) => (isGiven(group, term) ? numberIn(group, term) : 0)

/** Sum of the values that are numbers. */
const sumOf = (groups: readonly InvoiceGroup[], term: string) =>
  rounded(groups.reduce((sum, group) => sum + (numberIn(group, term) || 0), 0))

const HEAD_RULES: readonly Rule[] = [
  requireText('BR-01', 'specification', '', 'BT-24'),
  requireText('BR-02', 'number', '', 'BT-1'),
  defineRule('BR-03', 'issueDate', '', (invoice) => DATE.test(textIn(invoice, 'BT-2'))),
  requireText('BR-04', 'typeCode', '', 'BT-3'),
  requireText('BR-05', 'currency', '', 'BT-5'),
  requireText('BR-06', 'sellerName', '', 'BT-27'),
  requireText('BR-07', 'buyerName', '', 'BT-44'),
  requireGroup('BR-08', 'sellerAddress', 'BG-5'),
  requireText('BR-09', 'sellerAddress', 'BG-5', 'country'),
  requireGroup('BR-10', 'buyerAddress', 'BG-8'),
  requireText('BR-11', 'buyerAddress', 'BG-8', 'country'),
  requireGroup('BR-16', 'noLines', 'BG-25'),
  requireText('BR-18', 'taxRepresentative', 'BG-11', 'BT-62'),
  defineRule('BR-19', 'taxRepresentative', 'BG-11', (party) => groupsIn(party, 'BG-12').length > 0),
  requireText('BR-20', 'taxRepresentative', 'BG-11/BG-12', 'country'),
  requireOneOf('BR-56', 'taxRepresentative', 'BG-11', 'BT-63'),
  defineRule('BR-17', 'payee', '', (invoice) => {
    const names = new Set(textsIn(invoice, 'seller name'))
    const ids = new Set(textsIn(invoice, 'seller identifier'))
    return groupsIn(invoice, 'BG-10').every(
      (payee) =>
        isGiven(payee, 'BT-59') &&
        !textsIn(payee, 'BT-59').some((name) => names.has(name)) &&
        !textsIn(payee, 'BT-60').some((id) => ids.has(id)),
    )
  }),
  defineRule('BR-CO-26', 'sellerVatId', '', (invoice) =>
    ['BT-29', 'BT-31'].some((term) => isGiven(invoice, term)),
  ),
  requireScheme('BR-62', '', 'BT-34', 'BT-34-1'),
  requireScheme('BR-63', '', 'BT-49', 'BT-49-1'),
  defineRule('BR-CO-03', 'taxPoint', '', (invoice) => !isGiven(invoice, 'BT-7') || !isGiven(invoice, 'BT-8')),
  defineRule(
    'BR-CO-19',
    'period',
    'BG-14',
    (period, invoice) =>
      ['start', 'end'].some((term) => isGiven(period, term)) ||
      (invoice.syntax === 'UBL' && isGiven(invoice, 'BT-8')),
  ),
  ordered('BR-29', 'BG-14'),
  requireText('BR-52', 'attachment', 'BG-24', 'BT-122'),
  requireOneOf('BR-55', 'invoiceReference', 'BG-3', 'BT-25'),
  requireOneOf('BR-57', 'country', 'BG-15', 'country'),
  requireOneOf('BR-49', 'paymentMeans', 'BG-16', 'BT-81'),
  defineRule(
    'BR-50',
    'account',
    'BG-16',
    (means) =>
      !TRANSFERS.has(textIn(means, 'BT-81')) ||
      groupsIn(means, 'BG-17').every((account) => textIn(account, 'BT-84') !== ''),
  ),
  defineRule(
    'BR-61',
    'account',
    'BG-16',
    (means) =>
      !TRANSFERS.has(textIn(means, 'BT-81')) ||
      groupsIn(means, 'BG-17').some((account) => isGiven(account, 'BT-84')),
  ),
]

/** Requires that both values of a period are dates, and that it does not end before it starts. */
function ordered(id: string, groupName: string): Rule {
  return defineRule(id, 'period', groupName, (period) => {
    if (['start', 'end'].some((term) => !isGiven(period, term))) return true
    const [first, last] = ['first day', 'last day'].map((term) => textIn(period, term).slice(0, 10))
    return first !== undefined && last !== undefined && first !== '' && last >= first
  })
}

const allowanceRules = (
  groupName: string,
  [amount, reason, alsoReason, decimals, baseDecimals]: readonly [string, string, string, string, string],
): readonly Rule[] => [
  requireOneOf(amount, 'allowanceCharge', groupName, 'amount'),
  requireOneOf(reason, 'allowanceCharge', groupName, 'reason'),
  requireOneOf(alsoReason, 'allowanceCharge', groupName, 'reason'),
  requireTwoDecimals(decimals, groupName, 'amount'),
  requireTwoDecimals(baseDecimals, groupName, 'base'),
]

const LINE_RULES: readonly Rule[] = [
  requireText('BR-21', 'incompleteLine', 'BG-25', 'BT-126'),
  requireText('BR-22', 'incompleteLine', 'BG-25', 'BT-129'),
  requireText('BR-23', 'incompleteLine', 'BG-25', 'BT-130'),
  requireOneOf('BR-24', 'incompleteLine', 'BG-25', 'BT-131'),
  requireText('BR-25', 'incompleteLine', 'BG-25', 'BT-153'),
  defineRule('BR-26', 'incompleteLine', 'BG-25', (line) => !Number.isNaN(numberIn(line, 'BT-146'))),
  defineRule('BR-27', 'incompleteLine', 'BG-25', (line) => numberIn(line, 'BT-146') >= 0),
  defineRule(
    'BR-28',
    'incompleteLine',
    'BG-25',
    (line) => !isGiven(line, 'BT-148') || numberIn(line, 'BT-148') >= 0,
  ),
  requireTwoDecimals('BR-DEC-23', 'BG-25', 'BT-131'),
  requireScheme('BR-64', 'BG-25', 'BT-157', 'BT-157-1'),
  requireScheme('BR-65', 'BG-25', 'BT-158', 'BT-158-1'),
  requireOneOf('BR-CO-20', 'period', 'BG-25/BG-26', 'start', 'end'),
  ordered('BR-30', 'BG-25/BG-26'),
  requireOneOf('BR-54', 'itemAttribute', 'BG-25/BG-32', 'BT-160'),
  requireOneOf('BR-54', 'itemAttribute', 'BG-25/BG-32', 'BT-161'),
  ...allowanceRules('BG-20', ['BR-31', 'BR-33', 'BR-CO-21', 'BR-DEC-01', 'BR-DEC-02']),
  ...allowanceRules('BG-21', ['BR-36', 'BR-38', 'BR-CO-22', 'BR-DEC-05', 'BR-DEC-06']),
  ...allowanceRules('BG-25/BG-27', ['BR-41', 'BR-42', 'BR-CO-23', 'BR-DEC-24', 'BR-DEC-25']),
  ...allowanceRules('BG-25/BG-28', ['BR-43', 'BR-44', 'BR-CO-24', 'BR-DEC-27', 'BR-DEC-28']),
]

const total = (invoice: Invoice) => groupsIn(invoice, 'BG-22')[0] ?? { values: {}, groups: {} }

/** Requires that the total equals the sum of the allowances or charges; without any, the total is absent. */
const summed = (
  id: string,
  subject: 'allowanceTotal' | 'chargeTotal',
  term: string,
  groupName: string,
): Rule =>
  defineRule(id, subject, '', (_, invoice) => {
    const items = groupsIn(invoice, groupName)
    if (items.length === 0 && !isGiven(total(invoice), term)) return true
    return isSame(numberIn(total(invoice), term), sumOf(items, 'amount'))
  })

const stated = (
  id: string,
  subject: 'lineTotal' | 'netTotal' | 'grossTotal' | 'payable',
  term: string,
): Rule => defineRule(id, subject, '', (_, invoice) => !Number.isNaN(numberIn(total(invoice), term)))

const totalsIn = (invoice: Invoice, currency: string) =>
  groupsIn(invoice, 'VAT total').filter((one) => textIn(one, 'currency') === currency)

/** Requires that the VAT total has at most two decimals. */
const vatDecimals = (id: string, term: string): Rule =>
  defineRule(id, 'decimals', '', (_, invoice) =>
    totalsIn(invoice, textIn(invoice, term)).every((one) => hasAtMostTwoDecimals(textIn(one, 'amount'))),
  )

const TOTAL_RULES: readonly Rule[] = [
  stated('BR-12', 'lineTotal', 'BT-106'),
  stated('BR-13', 'netTotal', 'BT-109'),
  stated('BR-14', 'grossTotal', 'BT-112'),
  stated('BR-15', 'payable', 'BT-115'),
  defineRule('BR-CO-10', 'lineTotal', '', (_, invoice) =>
    isSame(numberIn(total(invoice), 'BT-106'), sumOf(groupsIn(invoice, 'BG-25'), 'BT-131')),
  ),
  summed('BR-CO-11', 'allowanceTotal', 'BT-107', 'BG-20'),
  summed('BR-CO-12', 'chargeTotal', 'BT-108', 'BG-21'),
  defineRule('BR-CO-13', 'netTotal', '', (_, invoice) => {
    const totals = total(invoice)
    const net = numberIn(totals, 'BT-106') - amountIn(totals, 'BT-107') + amountIn(totals, 'BT-108')
    return isSame(numberIn(totals, 'BT-109'), rounded(net))
  }),
  defineRule('BR-CO-14', 'vatTotal', 'VAT total', (one, invoice) => {
    const amount = numberIn(one, 'amount')
    // in CII, one VAT breakdown applies to the totals of all currencies
    if (invoice.syntax === 'CII')
      return textIn(one, 'currency') !== textIn(invoice, 'BT-5') || isSame(amount, rounded(invoice.taxSum))
    const parts = groupsIn(one, 'parts')
    return parts.length === 0 || isSame(amount, sumOf(parts, 'BT-117'))
  }),
  defineRule('BR-CO-15', 'grossTotal', '', (_, invoice) => {
    const currency = textIn(invoice, 'BT-5')
    if (currency === '') return true
    const [taxTotal, ...others] = totalsIn(invoice, currency)
    const [net, gross] = ['BT-109', 'BT-112'].map((term) => numberIn(total(invoice), term)) as [
      number,
      number,
    ]
    // in CII, the VAT total is absent if it is zero
    if (invoice.syntax === 'CII' && isSame(gross, net)) return true
    return (
      taxTotal !== undefined &&
      others.length === 0 &&
      isSame(gross, rounded(net + numberIn(taxTotal, 'amount')))
    )
  }),
  defineRule('BR-CO-16', 'payable', '', (_, invoice) => {
    const totals = total(invoice)
    const due = numberIn(totals, 'BT-112') - amountIn(totals, 'BT-113') + amountIn(totals, 'BT-114')
    return isSame(numberIn(totals, 'BT-115'), rounded(due))
  }),
  requireGroup('BR-CO-18', 'noVatBreakdown', 'BG-23'),
  defineRule('BR-53', 'taxCurrency', '', (_, invoice) => {
    const currency = textIn(invoice, 'BT-6')
    return currency === '' || totalsIn(invoice, currency).length > 0
  }),
  requireOneOf('BR-45', 'noVatBreakdown', 'BG-23', 'BT-116'),
  requireOneOf('BR-46', 'noVatBreakdown', 'BG-23', 'BT-117'),
  requireTwoDecimals('BR-DEC-19', 'BG-23', 'BT-116'),
  requireTwoDecimals('BR-DEC-20', 'BG-23', 'BT-117'),
  requireTwoDecimals('BR-DEC-09', 'BG-22', 'BT-106'),
  requireTwoDecimals('BR-DEC-10', 'BG-22', 'BT-107'),
  requireTwoDecimals('BR-DEC-11', 'BG-22', 'BT-108'),
  requireTwoDecimals('BR-DEC-12', 'BG-22', 'BT-109'),
  vatDecimals('BR-DEC-13', 'BT-5'),
  requireTwoDecimals('BR-DEC-14', 'BG-22', 'BT-112'),
  vatDecimals('BR-DEC-15', 'BT-6'),
  requireTwoDecimals('BR-DEC-16', 'BG-22', 'BT-113'),
  requireTwoDecimals('BR-DEC-17', 'BG-22', 'BT-114'),
  requireTwoDecimals('BR-DEC-18', 'BG-22', 'BT-115'),
]

/** Rules of every syntax, except those of the VAT categories. */
export const COMMON_RULES: readonly Rule[] = [...HEAD_RULES, ...LINE_RULES, ...TOTAL_RULES]
