import { edifactSegments } from '../shared/edifact-segments.ts'
import { attributeOf, markupTokens } from './markup.ts'
import { messageIn } from './message-purpose.ts'

const WISHES_MAX = 6
const WISH_LENGTH_MAX = 120
/** Days of delivery (UN/EDIFACT 2005, X12 374). */
const DAYS = new Set(['2', '10', '63', '64', '69', '76', '002', '010', '106'])
/** Codes of the parties and places to which goods are delivered (3035, 3227, X12 98). */
const RECIPIENTS = new Set(['DP', 'ST', 'CN', 'UC', '7'])
const ADDRESS = /^(?:shipto|deliverto|deliverylocation|deliveryaddress|deliveryparty)$/
const DAY = /^(?:requesteddeliverydate|deliverydate|requesteddeliveryperiod)$/

/**
 * The requested delivery days and addresses of an order message. A list order supports neither, so they are only
 * displayed.
 */
export function deliveryWishesOf(text: string): readonly string[] {
  const message = messageIn(text)
  if (message === undefined) return []
  const rawWishes = message.startsWith('<')
    ? wishesOfXml(message)
    : message.startsWith('ISA')
      ? wishesOfX12(message)
      : wishesOfEdifact(message)
  const wishes = rawWishes.map((wish) =>
    wish
      .replaceAll(/\s{1,50}/g, ' ')
      .trim()
      .slice(0, WISH_LENGTH_MAX),
  )
  return [...new Set(wishes.filter((wish) => wish !== ''))].slice(0, WISHES_MAX)
}

const wishesOfEdifact = (text: string): readonly string[] =>
  edifactSegments(text).segments.flatMap(({ tag, elements: [[kind = '', day = ''] = [], ...parts] }) => {
    if (tag === 'DTM' && DAYS.has(kind)) return [dashed(day)]
    return (tag === 'NAD' || tag === 'LOC') && RECIPIENTS.has(kind) ? [joined(parts.flat())] : []
  })

function wishesOfX12(text: string): readonly string[] {
  let address: string[] | undefined
  const wishes: string[][] = []
  for (const segment of text.split(text[105] ?? '~')) {
    const [tag, kind = '', ...parts] = segment.trim().split(text[3] ?? '*')
    if (tag === 'DTM' && DAYS.has(kind)) wishes.push([dashed(parts[0] ?? '')])
    if (tag === 'N1') {
      address = RECIPIENTS.has(kind) ? [parts[0] ?? ''] : undefined
      if (address) wishes.push(address)
    } else if (tag === 'N3' || tag === 'N4') address?.push(kind, ...parts)
  }
  return wishes.map(joined)
}

function wishesOfXml(text: string): readonly string[] {
  const path: string[] = []
  const wishes: string[][] = []
  /** Depth of the element whose texts form one value. */
  let depth = -1
  for (const token of markupTokens(text)) {
    if (token.kind === 'text') {
      if (depth >= 0) wishes.at(-1)?.push(token.text)
    } else if (token.kind === 'start') {
      const day = attributeOf(token.attributes, 'requesteddeliverydate')
      if (day) wishes.push([day.slice(0, 10)])
      if (token.isEmpty) continue
      path.push(token.name)
      if (depth < 0 && (ADDRESS.test(token.name) || DAY.test(token.name))) {
        depth = path.length
        wishes.push([])
      }
    } else {
      const open = path.lastIndexOf(token.name)
      if (open >= 0) path.length = open
      if (path.length < depth) depth = -1
    }
  }
  return wishes.map(joined)
}

const joined = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** CCYYMMDD as ISO 8601. */
const dashed = (day: string): string => day.slice(0, 40).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
