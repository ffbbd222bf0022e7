import { edifactSegments, type EdifactSegment } from '../shared/edifact-segments.ts'
import { attributeOf, markupTokens } from './markup.ts'
import { ociFields } from './order-message.ts'

/** Codes of units that mean one piece, by UN/ECE, ANSI X12 and usage; a set is sold as one piece. */
const PIECES = new Set(['', 'EA', 'EACH', 'PCE', 'PCS', 'PC', 'C62', 'H87', 'NAR', 'ST', 'STK', 'SET'])
const isOtherUnit = (unit: string): boolean => !PIECES.has(unit.trim().toUpperCase())
const ORDER_CODES = new Set(['', '220', '105'])
const ORIGINAL = new Set(['', '9'])
const NO_ORDER_OF_UBL = /^order(?:cancellation|change|response|responsesimple)$/
/** Root elements of cXML, UBL and openTRANS, IDoc, and CII. */
const ORDER_ROOT = /^(?:cxml|order|orders\d{2}|idoc|scrdmccbdaciomessagestructure|crossindustryorder)$/
/** Start of an order message, at the start of a line. A declaration or a comment may precede the root element. */
const MESSAGE_START =
  /^[ \t\ufeff]{0,40}(?:UNA|UNB\+|UNH\+|ISA[^\w\s]|<[?!]|<(?:\w{1,20}:)?(?:cXML|Orders?(?:\d{2})?|OrderC\w{1,20}|OrderR\w{1,20}|IDOC|SCRDM\w{1,40}|CrossIndustryOrder)[\s>])/im
const START_MAX = 20_000

/** The order message of a machine within a text, such as a mail. */
export function messageIn(text: string): string | undefined {
  const index = text.slice(0, START_MAX).search(MESSAGE_START)
  return index < 0 ? undefined : text.slice(index).replace(/^[ \t\ufeff]{1,40}/, '')
}

/**
 * True if an order message of a machine is not an order of pieces: a cancellation, a change, a test, a return, a closed
 * line, or a count in another unit.
 */
export function isUnsupportedOrderMessage(text: string): boolean {
  if (text.includes('NEW_ITEM-'))
    return [...ociFields(text)].some(([name, value]) => /^NEW_ITEM-UNIT\[/i.test(name) && isOtherUnit(value))
  const message = messageIn(text)
  if (message === undefined) return false
  if (/^UN/i.test(message)) return isOtherEdifact(edifactSegments(message).segments)
  if (/^ISA/i.test(message)) return isOtherX12(message)
  return isOtherXml(message)
}

/**
 * EDIFACT qualifiers of a line's quantities: 21 is the ordered one. Split quantities (11) and pieces per package (59)
 * make it ambiguous.
 */
const ORDERED = '21'
const OPEN_QUANTITIES = new Set(['11', '59'])

function isOtherEdifact(segments: readonly EdifactSegment[]): boolean {
  /** Qualifiers of the quantities of a line, before its delivery schedule. */
  let kinds: string[] | undefined
  let isScheduled = false
  const isUnclear = (): boolean =>
    kinds !== undefined &&
    (kinds.filter((kind) => kind === ORDERED).length !== 1 || kinds.some((kind) => OPEN_QUANTITIES.has(kind)))
  for (const segment of segments) {
    const { tag, elements } = segment
    if (isOtherSegment(segment)) return true
    if (tag === 'LIN' || tag === 'UNS' || tag === 'UNT') {
      if (isUnclear()) return true
      kinds = tag === 'LIN' ? [] : undefined
      isScheduled = false
    } else if (tag === 'SCC') isScheduled = true
    else if (tag === 'QTY' && !isScheduled) kinds?.push(elements[0]?.[0]?.trim() ?? '')
  }
  return isUnclear()
}

/** Types of delivery schedules (4017) that are firm orders; others are forecasts. */
const FIRM = new Set(['', '1', '10'])

function isOtherSegment({ tag, elements }: EdifactSegment): boolean {
  const part = (index: number, component = 0) => elements[index]?.[component]?.trim() ?? ''
  switch (tag) {
    case 'UNB':
      return part(10) !== '' && part(10) !== '0'
    case 'UNH':
      return /^ORD(?:CHG|RSP)$/.test(part(1))
    case 'BGM':
      return !ORDER_CODES.has(part(0)) || !ORIGINAL.has(part(2))
    case 'LIN':
      return (part(1) !== '' && part(1) !== '1') || part(3) !== '' || part(3, 1) !== ''
    case 'SCC':
      return !FIRM.has(part(0))
    case 'QTY':
      return part(0) === ORDERED && isOtherUnit(part(0, 2))
    default:
      return false
  }
}

/**
 * Types SA, NE, RO, EO and OS are new, rush, emergency and special orders; others are blanket orders, releases and the
 * like.
 */
const X12_TYPES = new Set(['', 'SA', 'NE', 'RO', 'EO', 'OS'])

/** ISA15: test indicator. ST01: 850 is an order. BEG01: purpose, 00 is an original. BEG02: type. PO103: unit. */
function isOtherX12(text: string): boolean {
  const element = text[3] ?? '*'
  return text.split(text[105] ?? '~').some((segment) => {
    const parts = segment.trim().split(element)
    if (parts[0] === 'ISA') return parts[15]?.trim() === 'T'
    if (parts[0] === 'ST') return parts[1]?.trim() !== '850'
    if (parts[0] === 'BEG') return parts[1]?.trim() !== '00' || !X12_TYPES.has(parts[2]?.trim() ?? '')
    return parts[0] === 'PO1' && isOtherUnit(parts[3] ?? '')
  })
}

function isOtherXml(text: string): boolean {
  let isOrder = false
  let name = ''
  /** Current header of a CII message or an IDoc, whose items have fields of the same names. */
  let header = ''
  for (const token of markupTokens(text)) {
    if (token.kind === 'end') {
      if (token.name === header) header = ''
      name = ''
      continue
    }
    if (token.kind === 'text') {
      if (isOrder && token.text.trim() !== '' && isOtherValue(name, token.text.trim(), header)) return true
      continue
    }
    name = token.name
    if (HEADERS.has(name) && !token.isEmpty) header = name
    if (!isOrder) {
      if (NO_ORDER_OF_UBL.test(name)) return true
      isOrder = ORDER_ROOT.test(name)
    }
    if (isOrder && isOtherElement(name, token.attributes)) return true
  }
  return false
}

const HEADERS = new Set(['exchangeddocument', 'e1edk01'])

function isOtherElement(name: string, attributes: string): boolean {
  const value = (attribute: string) =>
    attributeOf(attributes, attribute.toLowerCase())?.trim().toLowerCase() ?? ''
  switch (name) {
    case 'request':
      return value('deploymentMode') === 'test'
    case 'orderrequestheader':
      return (
        (value('type') || 'new') !== 'new' ||
        (value('orderType') || 'regular') !== 'regular' ||
        value('isInternalVersion') === 'yes'
      )
    case 'itemout':
      return value('isReturn') === 'yes' || value('isDeliveryCompleted') === 'yes'
    case 'order':
      // an openTRANS order for a consignment stock, or a release of a blanket order
      return value('type') === 'consignment' || value('type') === 'release'
    case 'quantity':
    case 'requestedquantity':
      return isOtherUnit(value('unitCode'))
    default:
      return false
  }
}

/** Codes and units that are the text of an element. */
function isOtherValue(name: string, text: string, header: string): boolean {
  switch (name) {
    case 'unitofmeasure':
    case 'order_unit':
    case 'menee':
      return isOtherUnit(text)
    case 'ordertypecode':
      return !ORDER_CODES.has(text)
    case 'typecode':
      return header === 'exchangeddocument' && !ORDER_CODES.has(text)
    case 'purposecode':
      return header === 'exchangeddocument' && !ORIGINAL.has(text)
    case 'copyindicator':
    case 'testindicator':
      return /^(?:true|1)$/i.test(text)
    // in an IDoc, a new document is 000, an added item 001
    case 'action':
      return /^\d{3}$/.test(text) && text !== '000' && !(text === '001' && header === '')
    case 'mestyp':
      return text !== 'ORDERS'
    case 'test':
      return text === 'X'
    case 'documentstatuscode':
    case 'linestatuscode':
      return /cancel|clos|delet|revis|disput|no ?status|^[1235]$/i.test(text.slice(0, 40))
    default:
      return false
  }
}
