import { groupsIn, numberIn, textIn, textsIn, type InvoiceGroup } from './e-invoice-model.ts'
import { defineRule, type Invoice, type Rule, type RuleSubject } from './e-invoice-rules.ts'

/** Requirements of EN 16931 for a VAT category. */
type Category = {
  readonly code: string
  /** Abbreviation of the category in the identifiers of its rules. */
  readonly name: string
  readonly rate: 'above-zero' | 'zero-or-more' | 'zero' | 'none'
  /** Required tax identification of the seller: `vat` a VAT number, `any` a VAT number or that of another tax. */
  readonly seller: 'vat' | 'any' | 'none'
  readonly buyer?: 'vat' | 'vat-or-register'
  readonly isExempt: boolean
}

/** Split payment (B) has separate rules. */
const CATEGORIES: readonly Category[] = [
  { code: 'S', name: 'S', rate: 'above-zero', seller: 'any', isExempt: false },
  { code: 'Z', name: 'Z', rate: 'zero', seller: 'any', isExempt: false },
  { code: 'E', name: 'E', rate: 'zero', seller: 'any', isExempt: true },
  { code: 'AE', name: 'AE', rate: 'zero', seller: 'any', buyer: 'vat-or-register', isExempt: true },
  { code: 'K', name: 'IC', rate: 'zero', seller: 'vat', buyer: 'vat', isExempt: true },
  { code: 'G', name: 'G', rate: 'zero', seller: 'vat', isExempt: true },
  { code: 'O', name: 'O', rate: 'none', seller: 'none', isExempt: true },
  { code: 'L', name: 'AF', rate: 'zero-or-more', seller: 'any', isExempt: false },
  { code: 'M', name: 'AG', rate: 'zero-or-more', seller: 'any', isExempt: false },
]
/** True if the VAT breakdown may contain several rates of the category, each with a separate base. */
const isRated = ({ rate }: Category) => rate === 'above-zero' || rate === 'zero-or-more'

/** Lines, allowances and charges, each with the numbers of its rules for the parties and for the rate. */
const ITEMS = [
  { of: 'BG-25', amount: 'BT-131', sign: 1, parties: '02', rate: '05' },
  { of: 'BG-20', amount: 'amount', sign: -1, parties: '03', rate: '06' },
  { of: 'BG-21', amount: 'amount', sign: 1, parties: '04', rate: '07' },
] as const

const vatsIn = (group: InvoiceGroup) => groupsIn(group, 'vat')
const isVat = (vat: InvoiceGroup) => textIn(vat, 'scheme').toUpperCase() === 'VAT'
const codeOf = (vat: InvoiceGroup) => textIn(vat, 'code')

/**
 * Sums of lines and charges minus allowances, in hundredths of the currency unit. Keys are the category, and the
 * category with its rate.
 */
export function taxableAmountsIn(invoice: InvoiceGroup): ReadonlyMap<string, number> {
  const bases = new Map<string, number>()
  for (const { of, amount, sign } of ITEMS) {
    for (const item of groupsIn(invoice, of)) {
      const counted = numberIn(item, amount)
      const [vat] = vatsIn(item)
      if (!vat || Number.isNaN(counted)) continue
      for (const key of [codeOf(vat), `${codeOf(vat)} ${numberIn(vat, 'rate')}`])
        bases.set(key, (bases.get(key) ?? 0) + sign * Math.round(counted * 100))
    }
  }
  return bases
}

const isOf = ({ code }: Category, vat: InvoiceGroup) => codeOf(vat) === code && isVat(vat)
const countIn = (groups: readonly InvoiceGroup[], category: Category) =>
  groups.filter((group) => vatsIn(group).some((vat) => isOf(category, vat))).length

/** True if the breakdown contains the category exactly when an item has it: once, or once for each rate. */
function isBrokenDown(category: Category, invoice: Invoice): boolean {
  const parts = countIn(groupsIn(invoice, 'BG-23'), category)
  const items = ITEMS.reduce((sum, { of }) => sum + countIn(groupsIn(invoice, of), category), 0)
  return isRated(category) ? parts > 0 === items > 0 : parts === 1 || (parts === 0 && items === 0)
}

const has = (group: InvoiceGroup, ...terms: readonly string[]) =>
  terms.some((term) => textsIn(group, term).length > 0)

const SELLERS = { vat: ['BT-31', 'BT-63'], any: ['BT-31', 'BT-32', 'BT-63'] } as const
const BUYERS = { vat: ['BT-48'], 'vat-or-register': ['BT-47', 'BT-48'] } as const

/** Rules about the parties of an invoice that has an item of the category. */
function partyRules(category: Category, { of, parties }: (typeof ITEMS)[number]): readonly Rule[] {
  const { name, seller, buyer } = category
  const where = (subject: RuleSubject, isKept: (invoice: Invoice) => boolean) =>
    defineRule(
      `BR-${name}-${parties}`,
      subject,
      '',
      (_, invoice) => countIn(groupsIn(invoice, of), category) === 0 || isKept(invoice),
    )
  if (seller === 'none') return [where('outOfScope', (invoice) => !has(invoice, 'BT-31', 'BT-48', 'BT-63'))]
  return [
    where('sellerVatId', (invoice) => has(invoice, ...SELLERS[seller])),
    ...(buyer ? [where('buyerVatId', (invoice) => has(invoice, ...BUYERS[buyer]))] : []),
  ]
}

function isRateOf(category: Category, vat: InvoiceGroup): boolean {
  const rate = numberIn(vat, 'rate')
  switch (category.rate) {
    case 'above-zero':
      return rate > 0
    case 'zero-or-more':
      return rate >= 0
    case 'zero':
      return rate === 0
    case 'none':
      return textsIn(vat, 'rate').length === 0
  }
}

const near = (one: number, other: number) => Math.abs(one - other) < 0.00001
const rounded = (amount: number) => Math.round(amount * 100) / 100

/**
 * True if the taxable amount equals the sum of the items. A difference below one currency unit is tolerated by UBL for
 * categories with a rate, by CII for those without.
 */
function isBase(
  category: Category,
  part: InvoiceGroup,
  vat: InvoiceGroup,
  { bases, syntax }: Invoice,
): boolean {
  const base = numberIn(part, 'BT-116')
  const isForRate = isRated(category)
  if (isForRate && textsIn(vat, 'rate').length === 0) return true
  const key = isForRate ? `${category.code} ${numberIn(vat, 'rate')}` : category.code
  // a base at a standard rate that no item has is an error, even if the tolerance would permit it
  if (category.code === 'S' && !bases.has(key)) return false
  const total = (bases.get(key) ?? 0) / 100
  const isTolerant = category.code !== 'O' && isForRate === (syntax === 'UBL')
  return isTolerant ? Math.abs(base - total) < 1 : near(base, total)
}

/** The tax is base times rate, rounded; less than one unit of the currency is tolerated. */
const isTaxOf = (part: InvoiceGroup, rate: number) =>
  Math.abs(Math.abs(numberIn(part, 'BT-117')) - rounded((Math.abs(numberIn(part, 'BT-116')) * rate) / 100)) <
  1

function categoryRules(category: Category): readonly Rule[] {
  const { name, isExempt } = category
  const inBreakdown = (
    number: string,
    subject: RuleSubject,
    isKept: (part: InvoiceGroup, vat: InvoiceGroup, invoice: Invoice) => boolean,
  ) =>
    defineRule(`BR-${name}-${number}`, subject, 'BG-23', (part, invoice) =>
      vatsIn(part).every((vat) => !isOf(category, vat) || isKept(part, vat, invoice)),
    )
  return [
    defineRule(`BR-${name}-01`, 'noVatBreakdown', '', (_, invoice) => isBrokenDown(category, invoice)),
    ...ITEMS.flatMap((item) => [
      ...partyRules(category, item),
      defineRule(`BR-${name}-${item.rate}`, 'vatRate', item.of, (group) =>
        vatsIn(group).every((vat) => !isOf(category, vat) || isRateOf(category, vat)),
      ),
    ]),
    inBreakdown('08', 'vatBase', (part, vat, invoice) => isBase(category, part, vat, invoice)),
    inBreakdown('09', 'vatAmount', (part, vat) =>
      isRated(category) ? isTaxOf(part, numberIn(vat, 'rate')) : numberIn(part, 'BT-117') === 0,
    ),
    inBreakdown('10', 'exemptionReason', (_, vat) => textsIn(vat, 'reason').length > 0 === isExempt),
  ]
}

/** Requires that an invoice with this category in its breakdown has no item of another category. */
const aloneRules: readonly Rule[] = (
  [
    ['11', 'BG-23'],
    ['12', 'BG-25'],
    ['13', 'BG-20'],
    ['14', 'BG-21'],
  ] as const
).map(([number, of]) =>
  defineRule(`BR-O-${number}`, 'outOfScope', '', (_, invoice) => {
    const isOutOfScope = (vat: InvoiceGroup) => codeOf(vat) === 'O'
    const vats = (name: string) => groupsIn(invoice, name).flatMap(vatsIn).filter(isVat)
    return !vats('BG-23').some(isOutOfScope) || vats(of).every(isOutOfScope)
  }),
)

const isIntraCommunity = (invoice: Invoice) =>
  groupsIn(invoice, 'BG-23')
    .flatMap(vatsIn)
    .some((vat) => codeOf(vat) === 'K' && isVat(vat))

/** True if the VAT amount is base times rate; applies to every category. */
function isTax(part: InvoiceGroup): boolean {
  const [vat] = vatsIn(part).filter(isVat)
  const rate = vat ? numberIn(vat, 'rate') : NaN
  if (vat && textsIn(vat, 'rate').length > 0 && Math.round(rate) !== 0) return isTaxOf(part, rate)
  return Math.round(numberIn(part, 'BT-117')) === 0
}

const categorised = (id: string, subject: RuleSubject, groupName: string) =>
  defineRule(id, subject, groupName, (group) =>
    vatsIn(group).some((vat) => isVat(vat) && textsIn(vat, 'code').length > 0),
  )

export const VAT_RULES: readonly Rule[] = [
  ...CATEGORIES.flatMap(categoryRules),
  ...aloneRules,
  defineRule(
    'BR-IC-11',
    'deliveryDate',
    '',
    (_, invoice) =>
      !isIntraCommunity(invoice) ||
      textIn(invoice, 'BT-72').length > 1 ||
      textIn(invoice, 'BT-8') !== '' ||
      groupsIn(invoice, 'BG-14').some((period) => has(period, 'start', 'end')),
  ),
  defineRule(
    'BR-IC-12',
    'deliveryCountry',
    '',
    (_, invoice) => !isIntraCommunity(invoice) || textIn(invoice, 'BT-80').length > 1,
  ),
  categorised('BR-32', 'allowanceCharge', 'BG-20'),
  categorised('BR-37', 'allowanceCharge', 'BG-21'),
  categorised('BR-47', 'vatCategory', 'BG-23'),
  categorised('BR-CO-04', 'incompleteLine', 'BG-25'),
  defineRule('BR-48', 'vatRate', 'BG-23', (part) =>
    vatsIn(part).some((vat) => isVat(vat) && (textsIn(vat, 'rate').length > 0 || codeOf(vat) === 'O')),
  ),
  defineRule('BR-CO-17', 'vatAmount', 'BG-23', isTax),
]
