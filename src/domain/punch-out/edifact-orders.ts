import { edifactSegments, SELLERS_NUMBERS, type EdifactSegment } from '../shared/edifact-segments.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { MOST_LINES, piecesIn, type IncomingLine, type Job } from './punch-out.ts'

/** Codes of the CONTRL message (UN/EDIFACT 0085) for an interchange that cannot be read. */
export const SYNTAX_ERRORS = {
  unsupportedSyntax: '2',
  missing: '13',
  unspecified: '18',
  referencesDiffer: '28',
  countsDiffer: '29',
} as const
export type SyntaxError = keyof typeof SYNTAX_ERRORS

/** Who sent an interchange, as its header says: an answer names both. */
export type Interchange = { readonly sender: string; readonly recipient: string; readonly reference: string }

/** Why a message is no order that can be placed. */
export type OrderRejection =
  | 'not-orders'
  | 'not-original'
  | 'no-order-number'
  | 'no-lines'
  | 'no-article'
  | 'no-quantity'
  | 'too-many'

export type EdifactOrder = {
  readonly messageNo: string
  readonly orderNo: string
  readonly lines: readonly IncomingLine[]
  readonly job: Job
}
type EdifactMessage = { readonly messageNo: string; readonly order: Result<EdifactOrder, OrderRejection> }

type EdifactRejection = { readonly error: SyntaxError; readonly interchange: Interchange }

const UNKNOWN: Interchange = { sender: '', recipient: '', reference: '' }
const MOST_MESSAGES = 20
/** ISO 8859-1 covers UNOA to UNOC. */
const LATIN = new Set(['UNOA', 'UNOB', 'UNOC'])
const UTF_8 = new Set(['UNOW', 'UNOY'])
const ORIGINAL = new Set(['', '9'])
/** References of an order (UN/EDIFACT 1153): chassis number, licence plate, number of the job. */
const REFERENCES = { AKG: 'vin', ABZ: 'plate', AEP: 'orderNo' } as const

/** The encoding that the header of an interchange names; read as ISO 8859-1, a header is right in both. */
export function edifactEncoding(latin1: string): 'latin1' | 'utf8' {
  const [header] = edifactSegments(latin1.slice(0, 2000)).segments
  return UTF_8.has(header?.elements[0]?.[0] ?? '') ? 'utf8' : 'latin1'
}

/** Reads an interchange of ORDERS messages; each message is an order or says why it is none. */
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

  const messages: EdifactMessage[] = []
  let message: EdifactSegment[] = []
  for (const segment of rest.slice(0, -1)) {
    message.push(segment)
    if (message[0]?.tag !== 'UNH') return reject('missing')
    if (segment.tag !== 'UNT') continue
    const messageNo = valueOf(message[0], 0)
    if (valueOf(segment, 1) !== messageNo) return reject('referencesDiffer')
    if (Number(valueOf(segment, 0)) !== message.length) return reject('countsDiffer')
    messages.push({ messageNo, order: orderIn(message, messageNo) })
    message = []
  }
  if (message.length > 0 || messages.length === 0) return reject('missing')
  if (Number(valueOf(trailer, 0)) !== messages.length) return reject('countsDiffer')
  return messages.length > MOST_MESSAGES ? reject('unspecified') : ok({ interchange, messages })
}

function orderIn(
  [header, ...segments]: readonly EdifactSegment[],
  messageNo: string,
): Result<EdifactOrder, OrderRejection> {
  if (header?.elements[1]?.[0] !== 'ORDERS') return fail('not-orders')
  const begin = segments.find(({ tag }) => tag === 'BGM')
  const orderNo = begin ? valueOf(begin, 1) : ''
  if (orderNo === '' || orderNo.length > 50) return fail('no-order-number')
  if (begin && !ORIGINAL.has(valueOf(begin, 2))) return fail('not-original')
  const first = segments.findIndex(({ tag }) => tag === 'LIN')
  const end = segments.findIndex(({ tag }) => tag === 'UNS')
  const groups = first < 0 ? [] : linesIn(segments.slice(first, end < 0 ? undefined : end))
  if (groups.length === 0) return fail('no-lines')
  if (groups.length > MOST_LINES) return fail('too-many')
  const lines: IncomingLine[] = []
  for (const group of groups) {
    const articleNo = articleIn(group)
    const quantity = piecesIn(group.find(isOrdered)?.elements[0]?.[1] ?? '')
    if (articleNo === '' || articleNo.length > 60) return fail('no-article')
    if (quantity === undefined) return fail('no-quantity')
    const lineId = group[0] ? valueOf(group[0], 0).slice(0, 60) : ''
    lines.push({ articleNo, quantity, ...(lineId !== '' && { lineId }) })
  }
  return ok({ messageNo, orderNo, lines, job: jobIn(segments) })
}

/** Each LIN with the segments that belong to it. */
function linesIn(segments: readonly EdifactSegment[]): readonly (readonly EdifactSegment[])[] {
  const groups: EdifactSegment[][] = []
  for (const segment of segments) {
    if (segment.tag === 'LIN') groups.push([])
    groups.at(-1)?.push(segment)
  }
  return groups
}

const isOrdered = ({ tag, elements }: EdifactSegment) => tag === 'QTY' && elements[0]?.[0] === '21'

/** Our number of the part; else whatever number the line has, such as a GTIN. */
function articleIn(group: readonly EdifactSegment[]): string {
  const numbers = group.flatMap(({ tag, elements }) =>
    tag === 'LIN' ? [elements[2] ?? []] : tag === 'PIA' ? elements.slice(1) : [],
  )
  const filled = numbers.filter(([number = '']) => number !== '')
  const ours = filled.find(([, kind = '']) => SELLERS_NUMBERS.has(kind)) ?? filled[0]
  return ours?.[0] ?? ''
}

function jobIn(segments: readonly EdifactSegment[]): Job {
  const job: { vin?: string; plate?: string; orderNo?: string } = {}
  for (const { tag, elements } of segments) {
    const [kind = '', value = ''] = elements[0] ?? []
    if (tag !== 'RFF' || value === '' || !Object.hasOwn(REFERENCES, kind)) continue
    job[REFERENCES[kind as keyof typeof REFERENCES]] ??= value
  }
  const vin = job.vin?.toUpperCase() ?? ''
  const { plate, orderNo } = job
  return {
    ...(/^[A-Z0-9]{5,17}$/.test(vin) && { vin }),
    ...(plate !== undefined && { plate: plate.slice(0, 20) }),
    ...(orderNo !== undefined && { orderNo: orderNo.slice(0, 50) }),
  }
}

const valueOf = ({ elements }: EdifactSegment, place: number): string => elements[place]?.[0]?.trim() ?? ''
