import type { EdifactOrder, EdifactOrderRejection } from './edifact-order.ts'
import { SYNTAX_ERRORS, type Interchange, type SyntaxError } from './edifact-orders.ts'
import type { ConfirmedLine } from './incoming-order.ts'

type Answer = { readonly segments: readonly string[] }
type Stamp = { readonly reference: string; readonly now: Date }

const OURS = 'DRAWBAR'
/** Lengths of D.96A: of a number or party, a reference of the interchange, a line number, a literal of a text. */
const LENGTH_MAX = { number: 35, reference: 14, lineNo: 6, literal: 70 } as const
const LITERALS_MAX = 5
/** Maximum length of a rejection in characters: twenty lines. */
const DETAIL_LENGTH_MAX = 3500

/** Creates an interchange in ISO 8859-1; `responseMessages` become its messages. */
export function edifactInterchange(
  { sender }: Pick<Interchange, 'sender'>,
  responseMessages: readonly Answer[],
  { reference, now }: Stamp,
): string {
  const [date = '', time = ''] = now.toISOString().split('T')
  const messages = responseMessages.flatMap(({ segments: [type = '', ...rest] }, index) => {
    const no = String(index + 1)
    return [`UNH+${no}+${type}`, ...rest, `UNT+${rest.length + 2}+${no}`]
  })
  const at = `${date.slice(2).replaceAll('-', '')}:${time.slice(0, 5).replace(':', '')}`
  return [
    `UNB+UNOC:3+${OURS}+${party(sender)}+${at}+${reference}`,
    ...messages,
    `UNZ+${responseMessages.length}+${reference}`,
  ]
    .map((segment) => `${segment}'\n`)
    .join('')
}

/** Confirmation of the order: each line with the ordered and the delivered quantity, and differences. */
export function orderResponse(
  { orderNo, lines: ordered, unmet }: EdifactOrder,
  orderNumbers: readonly string[],
  lines: readonly ConfirmedLine[],
  now: Date,
): Answer {
  const confirmed = ordered.map((line, index) => ({ line, outgoing: lines[index] }))
  const isChanged =
    unmet.length > 0 || confirmed.some(({ line, outgoing }) => isOther(line.quantity, outgoing))
  return {
    segments: [
      'ORDRSP:D:96A:UN',
      `BGM+231+${number(orderNumbers[0] ?? '')}+${isChanged ? '4' : '29'}`,
      today(now),
      ...unmet.flatMap((text) => texts('AAI', `Not kept: ${text}`)).slice(0, TEXTS_MAX),
      ...references(orderNo, orderNumbers),
      ...confirmed.flatMap(({ line, outgoing }, index) => lineSegments(line.quantity, outgoing, index + 1)),
      'UNS+S',
    ],
  }
}

/** Response that accepts a cancellation. */
export const cancellationResponse = (
  { orderNo }: EdifactOrder,
  orderNumbers: readonly string[],
  now: Date,
): Answer => ({
  segments: [
    'ORDRSP:D:96A:UN',
    `BGM+231+${number(orderNumbers[0] ?? '')}+1`,
    today(now),
    ...references(orderNo, orderNumbers),
    'UNS+S',
  ],
})

const TEXTS_MAX = 99
const today = (now: Date) => `DTM+137:${compact(now.toISOString())}:102`
const compact = (iso: string) => iso.slice(0, 10).replaceAll('-', '')

const isOther = (ordered: number, line: ConfirmedLine | undefined) =>
  line?.quantity !== ordered || line.isOtherDay === true || line.isOtherPrice === true

function lineSegments(ordered: number, line: ConfirmedLine | undefined, no: number): readonly string[] {
  if (line === undefined) return []
  const { articleNo, quantity, price, lineId, arrival } = line
  return [
    `LIN+${lineId.length > LENGTH_MAX.lineNo ? no : written(lineId)}+${isOther(ordered, line) ? '3' : '5'}+${number(articleNo)}:SA`,
    `QTY+21:${ordered}`,
    `QTY+113:${quantity}`,
    ...(arrival === undefined ? [] : [`DTM+69:${compact(arrival)}:102`]),
    ...(price ? [`PRI+AAA:${price.value.toFixed(2)}`, `CUX+2:${written(price.currency)}:9`] : []),
  ]
}

/** Response to an order that the shop has read, but does not accept. */
export function applicationError(orderNo: string | undefined, code: string, detail: string): Answer {
  return {
    segments: [
      'APERAK:D:96A:UN',
      'BGM+313++27',
      ...references(orderNo ?? '', []),
      // each error code is followed by one text
      ...texts('AAO', detail.slice(0, DETAIL_LENGTH_MAX)).flatMap((text) => [
        `ERC+${written(code)}::91`,
        text,
      ]),
    ],
  }
}

export const rejectedOrder = ({ orderNo, code, detail }: EdifactOrderRejection): Answer =>
  applicationError(orderNo, code, detail)

/** Response to an unreadable interchange, of which nothing was processed. */
export const syntaxError = ({ sender, recipient, reference }: Interchange, error: SyntaxError): Answer => ({
  segments: [
    'CONTRL:4:1:UN',
    `UCI+${written(reference.slice(0, LENGTH_MAX.reference))}+${party(sender)}+${party(recipient)}+4+${SYNTAX_ERRORS[error]}`,
  ],
})

/** References to the buyer's order, and to further orders of the shop into which it was split. */
const references = (orderNo: string, [, ...further]: readonly string[]): readonly string[] =>
  [['ON', orderNo], ...further.map((other) => ['VN', other])].flatMap(([kind, value = '']) =>
    number(value) === '' ? [] : [`RFF+${kind}:${number(value)}`],
  )

/** A truncated number would be a different number, so a number that is too long is omitted. */
const number = (text: string): string => (text.length > LENGTH_MAX.number ? '' : written(text))

const party = (text: string): string => written(text.slice(0, LENGTH_MAX.number))

/** Splits a text between words into the necessary number of FTX segments. */
function texts(kind: string, text: string): readonly string[] {
  const literals: string[] = []
  for (const word of text.split(' ')) {
    const last = literals.at(-1)
    if (last !== undefined && last.length + word.length < LENGTH_MAX.literal)
      literals[literals.length - 1] = `${last} ${word}`
    else
      for (let index = 0; index === 0 || index < word.length; index += LENGTH_MAX.literal)
        literals.push(word.slice(index, index + LENGTH_MAX.literal))
  }
  return Array.from({ length: Math.ceil(literals.length / LITERALS_MAX) }, (_, index) => {
    const some = literals.slice(index * LITERALS_MAX, (index + 1) * LITERALS_MAX)
    return `FTX+${kind}+++${some.map(written).join(':')}`
  })
}

/** Escapes the separators with the release character; replaces characters outside ISO 8859-1 by a dot. */
const written = (text: string): string =>
  text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/gu, '.').replaceAll(/[?+:']/g, (mark) => `?${mark}`)
