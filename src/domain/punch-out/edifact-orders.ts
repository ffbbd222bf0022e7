import { edifactSegments, type EdifactSegment } from '../shared/edifact-segments.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { readEdifactOrder, type EdifactOrder, type EdifactOrderRejection } from './edifact-order.ts'

/** Codes of the CONTRL message (UN/EDIFACT 0085) for an interchange that cannot be read. */
export const SYNTAX_ERRORS = {
  unsupportedSyntax: '2',
  missing: '13',
  unspecified: '18',
  referencesDiffer: '28',
  countsDiffer: '29',
} as const
export type SyntaxError = keyof typeof SYNTAX_ERRORS

/** Sender and recipient in the header of an interchange; the response contains both. */
export type Interchange = { readonly sender: string; readonly recipient: string; readonly reference: string }

type EdifactMessage = {
  readonly messageNo: string
  readonly order: Result<EdifactOrder, EdifactOrderRejection>
}

type EdifactRejection = { readonly error: SyntaxError; readonly interchange: Interchange }

const UNKNOWN: Interchange = { sender: '', recipient: '', reference: '' }
const MESSAGES_MAX = 20
/** Test indicator (0035) in UNB. */
const TEST_AT = 10
const NO_TEST = new Set(['', '0'])
/** ISO 8859-1 covers UNOA to UNOC. */
const LATIN = new Set(['UNOA', 'UNOB', 'UNOC'])
const UTF_8 = new Set(['UNOW', 'UNOY'])
/** The encoding in the header of an interchange. Read as ISO 8859-1, the header is the same in all encodings. */
export function edifactEncoding(latin1: string): 'latin1' | 'utf8' {
  const [header] = edifactSegments(latin1.slice(0, 2000)).segments
  return UTF_8.has(header?.elements[0]?.[0] ?? '') ? 'utf8' : 'latin1'
}

/** Reads an interchange of ORDERS messages; each message is an order or a rejection. */
export function readEdifactOrders(
  text: string,
): Result<
  { readonly interchange: Interchange; readonly messages: readonly EdifactMessage[] },
  EdifactRejection
> {
  const { segments, isComplete } = edifactSegments(text)
  const [header, ...rest] = segments
  if (header?.tag !== 'UNB') return fail({ error: 'missing', interchange: UNKNOWN })
  const interchange = {
    sender: valueOf(header, 1),
    recipient: valueOf(header, 2),
    reference: valueOf(header, 4),
  }
  const reject = (error: SyntaxError) => fail({ error, interchange })
  const syntax = valueOf(header, 0)
  if (!LATIN.has(syntax) && !UTF_8.has(syntax)) return reject('unsupportedSyntax')
  const trailer = rest.at(-1)
  if (!isComplete || trailer?.tag !== 'UNZ') return reject('missing')
  if (valueOf(trailer, 1) !== interchange.reference) return reject('referencesDiffer')

  const read = messagesIn(rest.slice(0, -1), !NO_TEST.has(valueOf(header, TEST_AT)))
  if (!read.ok) return reject(read.error)
  const { messages, groups } = read.value
  if (Number(valueOf(trailer, 0)) !== (groups || messages.length)) return reject('countsDiffer')
  return messages.length > MESSAGES_MAX ? reject('unspecified') : ok({ interchange, messages })
}

/** Messages between header and trailer, and the number of functional groups that contain them. */
function messagesIn(
  segments: readonly EdifactSegment[],
  isTest: boolean,
): Result<{ readonly messages: readonly EdifactMessage[]; readonly groups: number }, SyntaxError> {
  const messages: EdifactMessage[] = []
  let message: EdifactSegment[] = []
  /** The open functional group (UNG), with the number of messages before it. */
  let group: { readonly reference: string; readonly before: number } | undefined
  let groups = 0
  for (const segment of segments) {
    if (message.length === 0 && segment.tag === 'UNG' && group === undefined) {
      group = { reference: valueOf(segment, 4), before: messages.length }
      continue
    }
    if (message.length === 0 && segment.tag === 'UNE' && group !== undefined) {
      const wrong = trailerError(segment, group.reference, messages.length - group.before)
      if (wrong) return fail(wrong)
      group = undefined
      groups += 1
      continue
    }
    message.push(segment)
    if (message[0]?.tag !== 'UNH') return fail('missing')
    if (segment.tag !== 'UNT') continue
    const messageNo = valueOf(message[0], 0)
    const wrong = trailerError(segment, messageNo, message.length)
    if (wrong) return fail(wrong)
    messages.push({ messageNo, order: readEdifactOrder(message, isTest) })
    message = []
  }
  const isWhole = message.length === 0 && messages.length > 0 && group === undefined
  return isWhole ? ok({ messages, groups }) : fail('missing')
}

/** Error of a trailer, which must repeat the reference of its header and count the segments between them. */
function trailerError(trailer: EdifactSegment, reference: string, count: number): SyntaxError | undefined {
  if (valueOf(trailer, 1) !== reference) return 'referencesDiffer'
  return Number(valueOf(trailer, 0)) === count ? undefined : 'countsDiffer'
}

const valueOf = ({ elements }: EdifactSegment, index: number): string => elements[index]?.[0]?.trim() ?? ''
