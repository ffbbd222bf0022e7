import { edifactSegments, type EdifactSegment } from '../shared/edifact-segments.ts'
import { attributeOf, markupTokens } from './markup.ts'

/** Units of one piece, by UN/ECE, ANSI X12 and usage; a set is sold as one. */
const PIECES = new Set(['', 'EA', 'PCE', 'PCS', 'PC', 'C62', 'H87', 'NAR', 'ST', 'STK', 'SET'])
const ORDER_CODES = new Set(['', '220', '105'])
const ORIGINAL = new Set(['', '9'])
const NO_ORDER_OF_UBL = /^order(?:cancellation|change|response|responsesimple)$/
const MESSAGE_START = /^(?:UNA|UNB\+|UNH\+|ISA[^\w\s]|<\?xml|<(?:\w{1,20}:)?(?:cXML|Order))/m

/**
 * Whether an order message of a machine is something else than an order of pieces: a cancellation, a change, a test, a
 * return, a closed line, or a count in another unit.
 */
export function isNoPlainOrder(text: string): boolean {
  const at = text.slice(0, 20_000).search(MESSAGE_START)
  if (at < 0) return false
  const message = text.slice(at)
  if (message.startsWith('UN')) return edifactSegments(message).segments.some(isOtherSegment)
  if (message.startsWith('ISA')) return isOtherX12(message)
  return isOtherXml(message)
}

function isOtherSegment({ tag, elements }: EdifactSegment): boolean {
  const part = (place: number, component = 0) => elements[place]?.[component]?.trim() ?? ''
  switch (tag) {
    case 'UNB':
      return part(10) !== '' && part(10) !== '0'
    case 'UNH':
      return /^ORD(?:CHG|RSP)$/.test(part(1))
    case 'BGM':
      return !ORDER_CODES.has(part(0)) || !ORIGINAL.has(part(2))
    case 'LIN':
      return part(1) !== '' && part(1) !== '1'
    case 'QTY':
      return part(0) === '21' && !PIECES.has(part(0, 2).toUpperCase())
    default:
      return false
  }
}

/** ISA15: test indicator. BEG01: purpose, 00 is an original. PO103: unit. */
function isOtherX12(text: string): boolean {
  const element = text[3] ?? '*'
  return text.split(text[105] ?? '~').some((segment) => {
    const parts = segment.trim().split(element)
    if (parts[0] === 'ISA') return parts[15]?.trim() === 'T'
    if (parts[0] === 'BEG') return parts[1]?.trim() !== '00'
    return parts[0] === 'PO1' && !PIECES.has(parts[3]?.trim().toUpperCase() ?? '')
  })
}

function isOtherXml(text: string): boolean {
  let isOrder = false
  let name = ''
  for (const token of markupTokens(text)) {
    if (token.kind === 'end') {
      name = ''
      continue
    }
    if (token.kind === 'text') {
      if (isOrder && token.text.trim() !== '' && isOtherValue(name, token.text.trim())) return true
      continue
    }
    name = token.name
    if (!isOrder) {
      if (NO_ORDER_OF_UBL.test(name)) return true
      isOrder = name === 'cxml' || name === 'order'
    } else if (isOtherElement(name, token.attributes)) return true
  }
  return false
}

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
    case 'quantity':
      return !PIECES.has(value('unitCode').toUpperCase())
    default:
      return false
  }
}

/** Codes and units that are the text of an element. */
function isOtherValue(name: string, text: string): boolean {
  switch (name) {
    case 'unitofmeasure':
      return !PIECES.has(text.toUpperCase())
    case 'ordertypecode':
      return !ORDER_CODES.has(text)
    case 'documentstatuscode':
    case 'linestatuscode':
      return /cancel|clos|delet|revis|disput|no ?status|^[1235]$/i.test(text.slice(0, 40))
    default:
      return false
  }
}
