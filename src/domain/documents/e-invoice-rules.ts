import {
  groupsIn,
  textIn,
  textsAt,
  textsIn,
  type SyntaxBinding,
  type InvoiceGroup,
} from './e-invoice-model.ts'
import type { XmlElement } from './xml-element.ts'

/** Subject of a violated rule, for readers who do not know the identifiers. */
export type RuleSubject =
  | 'specification'
  | 'number'
  | 'issueDate'
  | 'typeCode'
  | 'currency'
  | 'taxCurrency'
  | 'sellerName'
  | 'buyerName'
  | 'sellerAddress'
  | 'buyerAddress'
  | 'payee'
  | 'taxRepresentative'
  | 'noLines'
  | 'incompleteLine'
  | 'itemAttribute'
  | 'allowanceCharge'
  | 'period'
  | 'taxPoint'
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
  | 'vatCategory'
  | 'outOfScope'
  | 'sellerVatId'
  | 'buyerVatId'
  | 'vatIdPrefix'
  | 'exemptionReason'
  | 'deliveryDate'
  | 'deliveryCountry'
  | 'account'
  | 'paymentMeans'
  | 'decimals'
  | 'invoiceReference'
  | 'attachment'
  | 'country'
  | 'unit'
  | 'scheme'
  | 'code'
  | 'repeated'
  | 'notPermitted'

/** Rule name for all violations of the XML schema, whose rules have no identifiers. */
export const SCHEMA_RULE = 'XSD'

/** A violated rule of EN 16931, by its official identifier. */
export type BrokenRule = {
  readonly rule: string
  readonly subject: RuleSubject
  /** Number of the violating line, as in the document. */
  readonly line?: string | undefined
}

/** The invoice, with sums that rules compare with many of its groups. */
export type Invoice = InvoiceGroup & {
  readonly syntax: 'UBL' | 'CII'
  /** Sums of lines and charges minus allowances, in hundredths, by VAT category and by category and rate. */
  readonly bases: ReadonlyMap<string, number>
  /** Sum of all VAT amounts in the VAT breakdown. */
  readonly taxSum: number
}

/** A rule about the content of an invoice (the terms of EN 16931), the same for UBL and CII. */
export type Rule = {
  readonly rule: string
  readonly subject: RuleSubject
  /**
   * Names of nested groups, separated by slashes: the rule applies to each of them. Absent if it applies to the
   * whole invoice.
   */
  readonly of?: string
  readonly isKept: (group: InvoiceGroup, invoice: Invoice) => boolean
}

/** A rule about the XML elements of one syntax, UBL or CII. */
export type ElementRule = {
  readonly rule: string
  readonly subject: RuleSubject
  /**
   * Element to which the rule applies: its name, or `parent/name` if the rule applies only below that parent. `*Name`
   * means all elements whose names end with `Name`, `/` the document element.
   */
  readonly at: string
  /** Returns true if the element fulfils the rule. `ancestors` are ordered from the root to the parent. */
  readonly isKept: (element: XmlElement, ancestors: readonly XmlElement[]) => boolean
}

/** Binding of a syntax to the semantic model, and its additional rules. */
export type SyntaxDefinition = {
  readonly syntax: Invoice['syntax']
  readonly binding: SyntaxBinding
  readonly rules: readonly ElementRule[]
  /** Names of the elements that are lines, and the path from a line to its number. */
  readonly lines: { readonly names: ReadonlySet<string>; readonly number: string }
}

export const defineRule = (
  id: string,
  subject: RuleSubject,
  groupName: string,
  isKept: Rule['isKept'],
): Rule => ({
  rule: id,
  subject,
  isKept,
  ...(groupName !== '' && { of: groupName }),
})

/** Requires that a term is present and not empty in every group with this name. */
export const requireText = (id: string, subject: RuleSubject, groupName: string, term: string): Rule =>
  defineRule(id, subject, groupName, (group) => textIn(group, term) !== '')

/** Requires that every group with this name contains at least one of these terms. */
export const requireOneOf = (
  id: string,
  subject: RuleSubject,
  groupName: string,
  ...terms: readonly string[]
): Rule =>
  defineRule(id, subject, groupName, (group) => terms.some((term) => textsIn(group, term).length > 0))

export const requireGroup = (id: string, subject: RuleSubject, name: string): Rule =>
  defineRule(id, subject, '', (invoice) => groupsIn(invoice, name).length > 0)

/** Requires that every identifier in `term` has an identifier of its scheme in `scheme`. */
export const requireScheme = (id: string, groupName: string, term: string, scheme: string): Rule =>
  defineRule(id, 'scheme', groupName, (group) => textsIn(group, scheme).length >= textsIn(group, term).length)

export const hasAtMostTwoDecimals = (text: string): boolean => {
  const point = text.indexOf('.')
  return point < 0 || text.length - point <= 3
}

export const requireTwoDecimals = (id: string, groupName: string, term: string): Rule =>
  defineRule(id, 'decimals', groupName, (group) => hasAtMostTwoDecimals(textIn(group, term)))

/** Allows at most `max` values in total at these paths below an element. */
export const limitCount = (
  id: string,
  at: string,
  paths: string | readonly string[],
  max = 1,
): ElementRule => ({
  rule: id,
  subject: 'repeated',
  at,
  isKept: (element) => [paths].flat().flatMap((path) => textsAt(element, path)).length <= max,
})

/** Requires that the indicator of an allowance or charge is a boolean (true: charge, false: allowance). */
export const requireIndicator = (at: string, indicator: string): ElementRule => ({
  rule: SCHEMA_RULE,
  subject: 'allowanceCharge',
  at,
  isKept: (element) => textsAt(element, indicator).every((text) => /^(?:true|false|1|0)$/.test(text)),
})

/** Requires that split payment (B) is used only in Italy, and not together with the standard rate. */
export const splitPaymentRules = (
  codes: (root: XmlElement) => readonly string[],
  countries: (root: XmlElement) => readonly string[],
): readonly ElementRule[] => [
  {
    rule: 'BR-B-01',
    subject: 'vatCategory',
    at: '/',
    isKept: (root) => !codes(root).includes('B') || countries(root).every((country) => country === 'IT'),
  },
  {
    rule: 'BR-B-02',
    subject: 'vatCategory',
    at: '/',
    isKept: (root) => !['B', 'S'].every((code) => codes(root).includes(code)),
  },
]

export const requireExactlyOne = (
  id: string,
  subject: RuleSubject,
  at: string,
  path: string,
): ElementRule => ({
  rule: id,
  subject,
  at,
  isKept: (element) => textsAt(element, path).length === 1,
})

/** Forbids elements and attributes that the syntax allows, but EN 16931 does not use. */
export const forbidPaths = (
  prefix: string,
  at: string,
  paths: Readonly<Record<string, string>>,
): readonly ElementRule[] =>
  Object.entries(paths).map(([number, path]) => ({
    rule: `${prefix}-${number}`,
    subject: 'notPermitted',
    at,
    isKept: (element) => textsAt(element, path).length === 0,
  }))

/** Requires that the text of the element, or of its attribute if one is given, is a code of the list. */
export const requireCode = (
  id: string,
  subject: RuleSubject,
  at: string,
  codes: ReadonlySet<string>,
  attribute?: string,
): ElementRule => ({
  rule: id,
  subject,
  at,
  isKept: ({ text, attributes }) => {
    const code = attribute === undefined ? text : attributes[attribute]?.trim()
    return code === undefined || codes.has(code)
  },
})
