import {
  SYNTAX_ERRORS,
  type EdifactOrder,
  type Interchange,
  type OrderRejection,
  type SyntaxError,
} from './edifact-orders.ts'
import type { OutgoingLine } from './punch-out.ts'

type Answer = { readonly segments: readonly string[] }
type Stamp = { readonly reference: string; readonly now: Date }

const OURS = 'DRAWBAR'
const LONGEST_TEXT = 512

/** Error of a message, for the operator of the other system. */
const REJECTIONS: Readonly<Record<OrderRejection, string>> = {
  'not-orders': 'Only ORDERS messages are taken.',
  'not-original': 'Only original orders are taken (BGM function 9).',
  'no-order-number': 'The order has no number, or one of more than 50 characters (BGM).',
  'no-lines': 'The order has no line (LIN).',
  'no-article': 'A line has no article number (LIN, PIA).',
  'no-quantity': 'A line has no quantity of 1 to 99999 whole pieces (QTY+21).',
  'too-many': 'The order has too many lines.',
}

/** An interchange in ISO 8859-1; `answers` become its messages. */
export function edifactInterchange(
  { sender }: Pick<Interchange, 'sender'>,
  answers: readonly Answer[],
  { reference, now }: Stamp,
): string {
  const [date = '', time = ''] = now.toISOString().split('T')
  const messages = answers.flatMap(({ segments: [type = '', ...rest] }, place) => {
    const no = String(place + 1)
    return [`UNH+${no}+${type}`, ...rest, `UNT+${rest.length + 2}+${no}`]
  })
  const at = `${date.slice(2).replaceAll('-', '')}:${time.slice(0, 5).replace(':', '')}`
  return [
    `UNB+UNOC:3+${OURS}+${written(sender)}+${at}+${reference}`,
    ...messages,
    `UNZ+${answers.length}+${reference}`,
  ]
    .map((segment) => `${segment}'\n`)
    .join('')
}

/** The order is confirmed: each line with what was ordered and what will be delivered. */
export function orderResponse(
  { orderNo, lines: ordered }: EdifactOrder,
  orderNumbers: readonly string[],
  lines: readonly OutgoingLine[],
  now: Date,
): Answer {
  const confirmed = ordered.map((line, place) => ({ line, outgoing: lines[place] }))
  const isChanged = confirmed.some(({ line, outgoing }) => line.quantity !== outgoing?.quantity)
  return {
    segments: [
      'ORDRSP:D:96A:UN',
      `BGM+231+${written(orderNumbers.join(', '))}+${isChanged ? '4' : '29'}`,
      `DTM+137:${now.toISOString().slice(0, 10).replaceAll('-', '')}:102`,
      `RFF+ON:${written(orderNo)}`,
      ...confirmed.flatMap(({ line, outgoing }, place) => lineSegments(line.quantity, outgoing, place + 1)),
      'UNS+S',
    ],
  }
}

function lineSegments(ordered: number, line: OutgoingLine | undefined, no: number): readonly string[] {
  if (line === undefined) return []
  const { articleNo, quantity, price, lineId } = line
  return [
    `LIN+${written(lineId) || no}+${quantity === ordered ? '5' : '3'}+${written(articleNo)}:SA`,
    `QTY+21:${ordered}`,
    `QTY+113:${quantity}`,
    ...(price ? [`PRI+AAA:${price.value.toFixed(2)}`, `CUX+2:${written(price.currency)}:9`] : []),
  ]
}

/** The order was read and is not taken. */
export function applicationError(orderNo: string | undefined, code: string, detail: string): Answer {
  return {
    segments: [
      'APERAK:D:96A:UN',
      'BGM+313++27',
      ...(orderNo === undefined ? [] : [`RFF+ON:${written(orderNo)}`]),
      `ERC+${written(code)}::91`,
      `FTX+AAO+++${written(detail.slice(0, LONGEST_TEXT))}`,
    ],
  }
}

export const rejectedOrder = (rejection: OrderRejection): Answer =>
  applicationError(undefined, rejection, REJECTIONS[rejection])

/** The interchange cannot be read: nothing of it was done. */
export const syntaxError = ({ sender, recipient, reference }: Interchange, error: SyntaxError): Answer => ({
  segments: [
    'CONTRL:4:1:UN',
    `UCI+${written(reference)}+${written(sender)}+${written(recipient)}+4+${SYNTAX_ERRORS[error]}`,
  ],
})

/** Releases the marks; what ISO 8859-1 has no sign for becomes a dot. */
const written = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '.').replaceAll(/[?+:']/g, (mark) => `?${mark}`)
