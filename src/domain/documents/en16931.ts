import { CII } from './cii-syntax.ts'
import { groupsIn, numberIn, readGroup, textIn, textsAt, type InvoiceGroup } from './e-invoice-model.ts'
import {
  SCHEMA_RULE,
  type BrokenRule,
  type ElementRule,
  type Invoice,
  type Rule,
  type SyntaxDefinition,
} from './e-invoice-rules.ts'
import { taxableAmountsIn, VAT_RULES } from './en16931-vat-rules.ts'
import { COMMON_RULES } from './en16931-rules.ts'
import { UBL } from './ubl-syntax.ts'
import type { XmlElement } from './xml-element.ts'

const RULES: readonly Rule[] = [...COMMON_RULES, ...VAT_RULES]
const SYNTAXES: Readonly<Record<string, SyntaxDefinition>> = {
  'ubl:Invoice': UBL,
  'ubl:CreditNote': UBL,
  'rsm:CrossIndustryInvoice': CII,
}
/** Terms that may occur several times in a group, or that rules of the syntax count. */
const REPEATABLE = new Set([
  'BT-7',
  'BT-8',
  'BT-29',
  'BT-32',
  'BT-60',
  'BT-84',
  'BT-158',
  'BT-158-1',
  'reason',
  'seller identifier',
])
/** Groups that occur once at most. */
const SINGLE = new Set(['BG-5', 'BG-8', 'BG-12', 'BG-22'])
/** Maximum number of displayed characters of a line number. */
const NUMBER_LENGTH_MAX = 50

const syntaxOf = ({ name }: XmlElement): SyntaxDefinition | undefined =>
  Object.hasOwn(SYNTAXES, name) ? SYNTAXES[name] : undefined

export const isInvoice = (document: XmlElement): boolean => syntaxOf(document) !== undefined

/**
 * The fatal rules of EN 16931 that an invoice or credit note violates: each rule once for the document and once for
 * each line.
 */
export function brokenRules(document: XmlElement): readonly BrokenRule[] {
  const syntax = syntaxOf(document)
  if (!syntax) return []
  const violationByKey = new Map<string, BrokenRule>()
  const report = ({ rule, subject }: Rule | ElementRule, line: string | undefined) => {
    const lineNumber = line === undefined || line === '' ? undefined : line.slice(0, NUMBER_LENGTH_MAX)
    const key = `${rule} ${lineNumber ?? ''}`
    if (!violationByKey.has(key))
      violationByKey.set(key, { rule, subject, ...(lineNumber !== undefined && { line: lineNumber }) })
  }
  const invoice = invoiceIn(document, syntax)
  checkGroups(invoice, report)
  checkElements(document, syntax, report)
  // the XML schema forbids a term that occurs twice; the rules of EN 16931 do not check this
  if (violationByKey.size === 0 && repeatsTerms(invoice)) return [{ rule: SCHEMA_RULE, subject: 'repeated' }]
  return [...violationByKey.values()]
}

const repeatsTerms = ({ values, groups }: InvoiceGroup): boolean =>
  Object.entries(values).some(([term, texts]) => texts.length > 1 && !REPEATABLE.has(term)) ||
  Object.entries(groups).some(
    ([name, found]) => (found.length > 1 && SINGLE.has(name)) || found.some(repeatsTerms),
  )

type Report = (rule: Rule | ElementRule, line: string | undefined) => void

function invoiceIn(document: XmlElement, { syntax, binding }: SyntaxDefinition): Invoice {
  const group = readGroup(document, binding)
  const taxes = groupsIn(group, 'BG-23').map((part) => numberIn(part, 'BT-117') || 0)
  return {
    ...group,
    syntax,
    bases: taxableAmountsIn(group),
    taxSum: taxes.reduce((sum, tax) => sum + tax, 0),
  }
}

type Place = { readonly group: InvoiceGroup; readonly line: string | undefined }

function checkGroups(invoice: Invoice, report: Report): void {
  const places = new Map<string, readonly Place[]>()
  const placesOf = (groupName: string | undefined): readonly Place[] => {
    if (groupName === undefined) return [{ group: invoice, line: undefined }]
    const cached = places.get(groupName)
    if (cached) return cached
    const parted = groupName.lastIndexOf('/')
    const innerPlaces = placesOf(parted < 0 ? undefined : groupName.slice(0, parted)).flatMap(
      ({ group, line }) =>
        groupsIn(group, groupName.slice(parted + 1)).map((inner) => ({
          group: inner,
          line: groupName === 'BG-25' ? textIn(inner, 'BT-126') : line,
        })),
    )
    places.set(groupName, innerPlaces)
    return innerPlaces
  }
  for (const rule of RULES) {
    for (const { group, line } of placesOf(rule.of)) {
      if (!rule.isKept(group, invoice)) report(rule, line)
    }
  }
}

function checkElements(document: XmlElement, { rules, lines }: SyntaxDefinition, report: Report): void {
  const byName = new Map<string, readonly ElementRule[]>()
  const rulesOf = (name: string): readonly ElementRule[] => {
    const cachedRules = byName.get(name)
    if (cachedRules) return cachedRules
    const elementRules = rules.filter(({ at }) => {
      const last = at.slice(at.lastIndexOf('/') + 1)
      return last.startsWith('*') ? name.endsWith(last.slice(1)) : last === name
    })
    byName.set(name, elementRules)
    return elementRules
  }
  const ancestors: XmlElement[] = []
  const visit = (element: XmlElement, line: string | undefined): void => {
    const currentLine = lines.names.has(element.name) ? (textsAt(element, lines.number)[0] ?? line) : line
    const parent = ancestors.at(-1)?.name
    for (const rule of parent === undefined
      ? [...rulesOf(''), ...rulesOf(element.name)]
      : rulesOf(element.name)) {
      const isHere = rule.at.lastIndexOf('/') <= 0 || rule.at.startsWith(`${parent}/`)
      if (isHere && !rule.isKept(element, ancestors)) report(rule, currentLine)
    }
    ancestors.push(element)
    for (const child of element.children) visit(child, currentLine)
    ancestors.pop()
  }
  visit(document, undefined)
}
