import { isArticleNumber } from '../shared/article-number.ts'
import { QUANTITY_MAX } from '../cart/quantity.ts'
import { isGtin, isSscc, printedGtin } from './check-digit.ts'
import {
  elementsInBrackets,
  elementsOf,
  elementsOfLink,
  GROUP_SEPARATOR,
  type Elements,
} from './gs1-elements.ts'

/** Maximum length of a scanned text; a longer one is not a label. */
const LABEL_MAX = 1_000

/** Fields of a label that are used for orders and goods receipt; all are absent for other labels. */
export type Label = {
  readonly number?: string | undefined
  readonly pieces?: number | undefined
  /** Serial number (SSCC) of a package. */
  readonly sscc?: string | undefined
}

/**
 * Possible meanings of a scanned text, in order of preference; the catalogue decides. A number has several meanings if
 * it may start with a data identifier: `P550345` is either a complete number, or the number `550345`.
 */
export function scanReadings(text: string): readonly Label[] {
  if (text.length > LABEL_MAX) return []
  const [, numberText, quantity] = /^([^\t]+)\t(\d{1,5})$/.exec(text) ?? []
  if (numberText !== undefined)
    return scanReadings(numberText).map((reading) => ({ ...reading, pieces: parseQuantity(quantity) }))
  const code = withoutSymbology(text.trim())
  const label = readLabel(code)
  if (label) return [label]
  const number = code.text.trim()
  if (number === '') return []
  const field = fieldsOf([number])
  return [{ number: isGtin(number) ? printedGtin(number) : number }, ...(field ? [field] : [])]
}

/** Label in a text that can only be a label; undefined for a bare number. */
export function labelOf(text: string): Label | undefined {
  return text.length > LABEL_MAX ? undefined : readLabel(withoutSymbology(text.trim()))
}

type Code = { readonly text: string; readonly isGs1: boolean }

/** Removes the symbology identifier (ISO/IEC 15424); an identifier of GS1 means that element strings follow. */
function withoutSymbology(text: string): Code {
  const identifier = /^\][A-Za-z][0-9A-Za-z]/.exec(text)?.[0]
  if (identifier === undefined) return { text, isGs1: text.startsWith(GROUP_SEPARATOR) }
  return { text: text.slice(3), isGs1: /^\](?:C1|d2|Q3|e0|J1)$/.test(identifier) }
}

function readLabel({ text, isGs1 }: Code): Label | undefined {
  if (isGs1) return ofElements(elementsOf(text)) ?? {}
  if (text.startsWith('[)>')) return ofEnvelope(text)
  if (/^https?:\/\//i.test(text)) return ofAddress(text)
  if (/^\(\d{2,4}\)/.test(text)) return ofElements(elementsInBrackets(text))
  if (/^(?:0[12]\d{14}|00\d{18})/.test(text)) return ofElements(elementsOf(text))
  return ofFields(text)
}

/** Label of GS1 elements; undefined if a check digit is wrong or no element identifies a part or package. */
function ofElements(elements: Elements | undefined): Label | undefined {
  if (!elements) return undefined
  const gtin = elements.get('01') ?? elements.get('02')
  const sscc = elements.get('00')
  if ((gtin !== undefined && !isGtin(gtin)) || (sscc !== undefined && !isSscc(sscc))) return undefined
  const number = gtin === undefined ? (elements.get('241') ?? elements.get('240')) : printedGtin(gtin)
  if (number === undefined && sscc === undefined) return undefined
  return { number, sscc, pieces: parseQuantity(elements.get('37') ?? elements.get('30')) }
}

/** Label in an envelope of ISO/IEC 15434: format 05 contains GS1 elements, format 06 fields of MH10.8.2. */
function ofEnvelope(text: string): Label | undefined {
  const body = text
    .slice(3)
    .replace(/^\u001e/, '')
    .replace(/\u0004$/, '')
    .replace(/\u001e$/, '')
  if (body.startsWith('05')) return ofElements(elementsOf(body.slice(2)))
  if (!body.startsWith('06')) return undefined
  return fieldsOf(body.slice(2).split(/[\u001d\u001e]/)) ?? {}
}

/**
 * Label of fields without an envelope: between separators, on separate lines, or `P…Q…` as on the seller's shelf
 * labels.
 */
function ofFields(text: string): Label | undefined {
  if (/[\u001d\u001e]/.test(text)) return ofAll(text.split(/[\u001d\u001e]/))
  const lines = text.split(/[\r\n]+/)
  if (lines.length > 1) {
    const label = ofAll(lines)
    return label?.pieces === undefined ? undefined : label
  }
  const index = text.lastIndexOf('Q')
  const isPair = /^P.*\d/.test(text.slice(0, index)) && /^\d{1,5}$/.test(text.slice(index + 1).trim())
  return isPair ? fieldsOf([text.slice(0, index), text.slice(index)]) : undefined
}

/** Label of a part; undefined if a field is unknown or repeated. */
function ofAll(texts: readonly string[]): Label | undefined {
  const fields = texts.map((text) => text.trim()).filter((text) => text !== '')
  const identifiers = fields.map((field) => FIELD.exec(field)?.[1])
  if (identifiers.includes(undefined) || new Set(identifiers).size < fields.length) return undefined
  const label = fieldsOf(fields)
  return label?.number === undefined ? undefined : label
}

/** A data identifier and its value: `P2.30256`, `1P2.30256`, `Q4`. */
const FIELD = /^(\d{0,2}[A-Z])\s?(\S.{0,59})$/

/** Fields by data identifier; undefined if none is an identifier of part labels. */
function fieldsOf(fields: readonly string[]): Label | undefined {
  const values = new Map<string, string>()
  for (const field of fields) {
    const [, identifier, value] = FIELD.exec(field.trim()) ?? []
    if (identifier !== undefined && value !== undefined && !values.has(identifier))
      values.set(identifier, value.trim())
  }
  if (!['P', '1P', 'Q', 'V', 'S'].some((identifier) => values.has(identifier))) return undefined
  const quantity = parseQuantity(values.get('Q'))
  const number = values.get('1P') ?? values.get('P')
  // a single Q without digits behind it is the start of a number, not a quantity
  return values.has('Q') && quantity === undefined && number === undefined
    ? undefined
    : { number, pieces: quantity }
}

/** Label in a URL: a GS1 Digital Link, or the page of a part on the seller's shelf labels. */
function ofAddress(text: string): Label | undefined {
  const [address = ''] = text.split('#')
  const [path = '', query = ''] = address.split('?')
  const elements = ofElements(elementsOfLink(path, query))
  if (elements) return elements
  const slug = /\/products\/([\w-]{1,200})\/?$/.exec(path)?.[1]
  const number = slug === undefined ? undefined : numberInSlug(slug)
  return number === undefined ? undefined : { number }
}

/** Part number in a slug: `nw-4-61984-brake-disc` contains 4.61984. */
function numberInSlug(slug: string): string | undefined {
  const words = slug.toUpperCase().split('-')
  const numbers = words.flatMap((word, index) => [word, `${word}.${words[index + 1] ?? ''}`])
  return numbers.find((number) => isArticleNumber(number))
}

function parseQuantity(text: string | undefined): number | undefined {
  const quantity = text !== undefined && /^\d{1,8}$/.test(text) ? Number(text) : 0
  return quantity > 0 && quantity <= QUANTITY_MAX ? quantity : undefined
}
