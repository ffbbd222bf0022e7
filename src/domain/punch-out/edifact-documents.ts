import type { EdifactOrder, EdifactOrderRefusal } from './edifact-order.ts'
import { SYNTAX_ERRORS, type Interchange, type SyntaxError } from './edifact-orders.ts'
import type { ConfirmedLine } from './incoming-order.ts'

type Answer = { readonly segments: readonly string[] }
type Stamp = { readonly reference: string; readonly now: Date }

const OURS = 'DRAWBAR'
const LONGEST_TEXT = 512

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

/** The order is confirmed: each line with what was ordered and what will be delivered, and what is not kept. */
export function orderResponse(
  { orderNo, lines: ordered, unmet }: EdifactOrder,
  orderNumbers: readonly string[],
  lines: readonly ConfirmedLine[],
  now: Date,
): Answer {
  const confirmed = ordered.map((line, place) => ({ line, outgoing: lines[place] }))
  const isChanged =
    unmet.length > 0 || confirmed.some(({ line, outgoing }) => isOther(line.quantity, outgoing))
  return {
    segments: [
      'ORDRSP:D:96A:UN',
      `BGM+231+${written(orderNumbers.join(', '))}+${isChanged ? '4' : '29'}`,
      today(now),
      ...unmet.slice(0, MOST_TEXTS).map((text) => `FTX+AAI+++${written(`Not kept: ${text}`)}`),
      `RFF+ON:${written(orderNo)}`,
      ...confirmed.flatMap(({ line, outgoing }, place) => lineSegments(line.quantity, outgoing, place + 1)),
      'UNS+S',
    ],
  }
}

/** The cancellation is accepted. */
export const cancellationResponse = (
  { orderNo }: EdifactOrder,
  orderNumbers: readonly string[],
  now: Date,
): Answer => ({
  segments: [
    'ORDRSP:D:96A:UN',
    `BGM+231+${written(orderNumbers.join(', '))}+1`,
    today(now),
    `RFF+ON:${written(orderNo)}`,
    'UNS+S',
  ],
})

const MOST_TEXTS = 99
const today = (now: Date) => `DTM+137:${compact(now.toISOString())}:102`
const compact = (iso: string) => iso.slice(0, 10).replaceAll('-', '')

const isOther = (ordered: number, line: ConfirmedLine | undefined) =>
  line?.quantity !== ordered || line.isOtherDay === true || line.isOtherPrice === true

function lineSegments(ordered: number, line: ConfirmedLine | undefined, no: number): readonly string[] {
  if (line === undefined) return []
  const { articleNo, quantity, price, lineId, arrival } = line
  return [
    `LIN+${written(lineId) || no}+${isOther(ordered, line) ? '3' : '5'}+${written(articleNo)}:SA`,
    `QTY+21:${ordered}`,
    `QTY+113:${quantity}`,
    ...(arrival === undefined ? [] : [`DTM+69:${compact(arrival)}:102`]),
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

export const rejectedOrder = ({ orderNo, code, detail }: EdifactOrderRefusal): Answer =>
  applicationError(orderNo, code, detail)

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
