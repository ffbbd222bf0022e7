import { SELLERS_NUMBERS, type EdifactSegment } from '../shared/edifact-segments.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { edifactDays } from './edifact-dates.ts'
import {
  LINE_ID_LENGTH_MAX,
  REMARK_LENGTH_MAX,
  commonAddress,
  numbersOfLine,
  unitPriceOf,
  remarkOf,
  type ExpectedPrice,
  type IncomingOrder,
  type OrderedLine,
  type PartNumber,
  type ShipTo,
} from './incoming-order.ts'
import { LINES_MAX, parseQuantity, type Job } from './punch-out.ts'

export type EdifactOrder = IncomingOrder & {
  readonly messageNo: string
  /** True if the message cancels the order with this number. */
  readonly isCancellation: boolean
  /** Conditions of the message that the shop does not fulfil; the response reports them as changes. */
  readonly unmet: readonly string[]
}

/** Reason why a message cannot be placed as an order, for the operator of the other system. */
export type EdifactOrderRejection = {
  /** Error code of the ERC segment (9321), at most 8 characters. */
  readonly code: string
  readonly detail: string
  readonly orderNo?: string | undefined
}

type Segments = readonly EdifactSegment[]
type Wish = Pick<OrderedLine, 'notBefore' | 'notAfter'>
type Rejection = Pick<EdifactOrderRejection, 'code' | 'detail'>

const FUNCTION = { original: new Set(['', '9']), cancellation: '1' } as const
/** Maximum length in characters of a document number (1004) in D.96A, and therefore of the response. */
const ORDER_NO_LENGTH_MAX = 35
/** Document names (1001) of an order for immediate delivery: order, purchase order. */
const ORDER_NAMES = new Set(['', '220', '105'])
/** References of an order (1153): chassis number, licence plate, number of the job. */
const REFERENCES = { AKG: 'vin', ABZ: 'plate', AEP: 'orderNo' } as const
/** References to agreements with separate conditions: contract, blanket order. */
const AGREEMENTS = new Set(['CT', 'BO', 'BC'])
const BUYER = 'BY'
/**
 * Parties (3035) to which goods are delivered; the first group with a party in the message is used: delivery party,
 * ship-to, consignee and ultimate consignee; then bill-and-ship-to and store; then the buyer.
 */
const RECIPIENTS = [new Set(['DP', 'ST', 'CN', 'UC']), new Set(['BS', 'SN']), new Set([BUYER])]
/**
 * Parties that receive no goods: supplier, seller, invoicee (the invoice goes to the account), payer, payee, orderer,
 * sender and recipient of the message, manufacturer; and the buyer, if another party receives the goods.
 */
const ONLY_NAMED = new Set(['SU', 'SE', 'IV', 'PR', 'PE', 'OB', 'MS', 'MR', 'MF', BUYER])
/** Qualifier of the place of delivery (3227). */
const DELIVERED_AT = '7'
/**
 * Qualifiers of dates (2005) that do not affect the delivery: of the document, the order, the invoice, a reference, a
 * price.
 */
const PAST_DAYS = new Set(['137', '4', '3', '171', '97', '157', '273'])
const ORDERED = '21'
/** Qualifiers of the quantities in a line's delivery schedule. */
const SCHEDULED = new Set([ORDERED, '113'])
/** Qualifier of pieces per package: the quantity is then ambiguous, because 2 may be packages or pieces. */
const PIECES_WITHIN = '59'
const SPLIT = '11'
/** Types of schedules that are firm or immediate orders. */
const FIRM = new Set(['', '1', '10'])
/** Segments that change neither the ordered parts nor date and place of delivery. `PRI` is evaluated with its line. */
const HARMLESS = new Set(
  'BGM IMD CTA COM TAX CUX PCD PAT PAI MOA FII DOC APR RNG PRI RTE UNS CNT UNT'.split(' '),
)

/** Reads the segments of one message. */
export function readEdifactOrder(
  [header, ...segments]: Segments,
  isTest: boolean,
): Result<EdifactOrder, EdifactOrderRejection> {
  const begins = segments.filter(({ tag }) => tag === 'BGM')
  const orderNo = begins[0] ? valueOf(begins[0], 1) : ''
  const reject = (rejection: Rejection) => fail({ ...rejection, ...(orderNo !== '' && { orderNo }) })
  const why = whyNoOrder(header, begins, isTest)
  if (why) return reject(why)
  const messageNo = header ? valueOf(header, 0) : ''
  if (begins[0] && valueOf(begins[0], 2) === FUNCTION.cancellation)
    return ok({ messageNo, orderNo, isCancellation: true, lines: [], job: {}, unmet: [] })

  const first = segments.findIndex(({ tag }) => tag === 'LIN')
  const end = segments.findIndex(({ tag }) => tag === 'UNS')
  const groups = first < 0 ? [] : linesIn(segments.slice(first, end < 0 ? -1 : end))
  if (groups.length === 0) return reject({ code: 'no-lines', detail: 'The order has no line (LIN).' })
  if (groups.length > LINES_MAX) return reject(TOO_MANY)
  const headerSegments = segments.slice(0, first)
  const wish = wishIn(headerSegments)
  if (hasTwoDays(headerSegments))
    return reject({ code: 'dates', detail: 'The order has two days of delivery (DTM).' })
  const currency = currencyIn(headerSegments.find(({ tag }) => tag === 'CUX'))
  const lines: OrderedLine[] = []
  for (const [index, group] of groups.entries()) {
    const read = orderedLines(group, index, currency)
    if (!read.ok) return reject(read.error)
    lines.push(...read.value.map((line) => ({ ...wish, ...line })))
  }
  if (lines.length > LINES_MAX) return reject(TOO_MANY)
  const miscounted = miscountedIn(segments, lines, groups.length)
  if (miscounted) return reject(miscounted)
  const remark = remarkOf(
    segments.filter(({ tag }) => tag === 'FTX').map(({ elements }) => (elements[3] ?? []).join(' ')),
  )
  const recipients = recipientsIn(segments)
  const shipTo = shipToOf(headerSegments, groups, recipients)
  if (shipTo === 'several')
    return reject({
      code: 'address',
      detail: 'An order goes to one address; this one names several (NAD, LOC).',
    })
  return ok({
    messageNo,
    orderNo,
    isCancellation: false,
    lines,
    job: jobIn(segments),
    ...(shipTo && { shipTo }),
    ...(remark !== '' && { remark: remark.slice(0, REMARK_LENGTH_MAX) }),
    unmet: [
      ...new Set([
        ...(remark.length > REMARK_LENGTH_MAX ? [`texts (FTX) beyond ${REMARK_LENGTH_MAX} characters`] : []),
        ...unmetIn(headerSegments, '', recipients),
        ...groups.flatMap((group) => unmetIn(group, `LIN ${lineIdOf(group)}: `, recipients)),
      ]),
    ],
  })
}

const TOO_MANY = { code: 'too-many', detail: 'The order has too many lines.' }

function whyNoOrder(
  header: EdifactSegment | undefined,
  begins: Segments,
  isTest: boolean,
): Rejection | undefined {
  const [begin] = begins
  if (header?.elements[1]?.[0] !== 'ORDERS')
    return { code: 'message', detail: 'Only ORDERS messages are taken.' }
  if (isTest) return { code: 'test', detail: 'The interchange is a test (UNB 0035): nothing was ordered.' }
  const orderNo = begin ? valueOf(begin, 1) : ''
  if (begin === undefined || begins.length > 1 || orderNo === '' || orderNo.length > ORDER_NO_LENGTH_MAX)
    return {
      code: 'order-no',
      detail: `The order needs one number of at most ${ORDER_NO_LENGTH_MAX} characters (BGM).`,
    }
  const name = valueOf(begin, 0)
  if (!ORDER_NAMES.has(name) || (name === '' && begin.elements[0]?.some((part) => part.trim() !== '')))
    return {
      code: 'no-order',
      detail: `Only orders are taken (BGM 220), not "${begin.elements[0]?.join(':')}".`,
    }
  const purpose = valueOf(begin, 2)
  return FUNCTION.original.has(purpose) || purpose === FUNCTION.cancellation
    ? undefined
    : {
        code: 'function',
        detail: `Only original orders and cancellations are taken (BGM function 9 and 1, not ${purpose}). For a change, cancel the order and send the new one.`,
      }
}

/** Splits the segments into lines: each starts with a LIN segment. */
function linesIn(segments: Segments): readonly Segments[] {
  const groups: EdifactSegment[][] = []
  for (const segment of segments) {
    if (segment.tag === 'LIN') groups.push([])
    groups.at(-1)?.push(segment)
  }
  return groups
}

const lineIdOf = ([line]: Segments): string => (line ? valueOf(line, 0) : '')

/** One line, or one for each delivery of its schedule (SCC). */
function orderedLines(
  group: Segments,
  index: number,
  currency: string,
): Result<readonly OrderedLine[], Rejection> {
  const lineId = (lineIdOf(group) || String(index + 1)).slice(0, LINE_ID_LENGTH_MAX)
  const rejectedWith = (code: string, detail: string): Rejection => ({
    code,
    detail: `Line ${lineId}: ${detail}`,
  })
  const schedule = group.findIndex(({ tag }) => tag === 'SCC')
  const lineSegments = schedule < 0 ? group : group.slice(0, schedule)
  const line = orderedLine(group, lineSegments, currency, rejectedWith)
  if (!line.ok) return line
  const lineWithId = { ...line.value, lineId }
  if (schedule < 0) return ok([lineWithId])
  const deliveries = deliveriesIn(group.slice(schedule), lineWithId.unit ?? '')
  if (deliveries === undefined)
    return fail(rejectedWith('schedule', 'the schedule (SCC, QTY, DTM) cannot be read.'))
  if (deliveries.length === 0) return ok([lineWithId])
  const total = deliveries.reduce((sum, delivery) => sum + delivery.quantity, 0)
  return total === lineWithId.quantity
    ? ok(deliveries.map((delivery) => ({ ...lineWithId, ...delivery })))
    : fail(rejectedWith('schedule', `${lineWithId.quantity} are ordered, and ${total} in the schedule.`))
}

/** `lineSegments`: the segments of the line before its schedule. */
function orderedLine(
  group: Segments,
  lineSegments: Segments,
  currency: string,
  rejectedWith: (code: string, detail: string) => Rejection,
): Result<Omit<OrderedLine, 'lineId'>, Rejection> {
  const reject = (code: string, detail: string) => fail(rejectedWith(code, detail))
  const [line] = group
  const action = line ? valueOf(line, 1) : ''
  if (action !== '' && action !== '1')
    return reject('action', `the action ${action} (LIN 1229) is not taken.`)
  if (line && isPartOfLine(line))
    return reject('sub-line', 'parts of another line (LIN C829, 7083) are not taken.')
  const numbers = numbersOfLine(numbersIn(group))
  if (numbers === undefined)
    return reject('article', 'no article number that is understood (LIN, PIA), or too many.')
  const ordered = lineSegments.filter((segment) => isQuantity(segment, ORDERED))
  const [, quantityText = '', ofUnit = ''] = ordered[0]?.elements[0] ?? []
  const quantity = parseQuantity(quantityText)
  if (ordered.length > 1 || quantity === undefined)
    return reject('quantity', 'one quantity of 1 to 99999 whole pieces is needed (QTY+21).')
  if (lineSegments.some((segment) => isQuantity(segment, PIECES_WITHIN) || isQuantity(segment, SPLIT)))
    return reject('split', 'split quantities and pieces within a unit (QTY+11, QTY+59) are not taken.')
  if (hasTwoDays(lineSegments)) return reject('dates', 'there are two days of delivery (DTM).')
  const price = priceIn(lineSegments, currency)
  if (price === null) return reject('price', 'the price (PRI) cannot be read.')
  if (price && hasOtherAmount(lineSegments, price.value, quantity))
    return reject('amount', `${quantity} at the net price are not the amount of the line (MOA+203).`)
  const unit = ofUnit.trim().slice(0, 20)
  return ok({
    ...numbers,
    quantity,
    ...(unit !== '' && { unit }),
    ...(price && { price }),
    ...wishIn(lineSegments),
  })
}

const isPartOfLine = (line: EdifactSegment): boolean =>
  valueOf(line, 3) !== '' || Boolean(line.elements[3]?.[1]) || valueOf(line, 5) !== ''

/** Qualifier of a net price for calculation (5125). */
const NET = 'AAA'
/** Qualifiers of prices for information, with taxes or without allowances. */
const INFORMATION = new Set(['INF', 'AAE', 'AAF'])

/** The net price of a line, or the only price if none is net; `null` for an invalid price. */
function priceIn(group: Segments, currency: string): ExpectedPrice | null | undefined {
  const kindOf = ({ elements }: EdifactSegment) => elements[0]?.[0]?.trim() ?? ''
  const prices = group.filter(
    (segment) =>
      segment.tag === 'PRI' && !INFORMATION.has(kindOf(segment)) && (segment.elements[0]?.[1] ?? '') !== '',
  )
  const price = prices.find((segment) => kindOf(segment) === NET) ?? prices[0]
  if (price === undefined) return undefined
  const [, amount = '', , , basis = '', unit = ''] = (price.elements[0] ?? []).map((part) => part.trim())
  const after = group[group.indexOf(price) + 1]
  const read = unitPriceOf(amount, basis, currencyIn(after?.tag === 'CUX' ? after : undefined) || currency)
  return read && { ...read, ...(unit !== '' && { unit: unit.slice(0, 20) }) }
}

/** Tolerance per piece in units of the currency: the sender may have rounded the price to cents. */
const ROUNDED = 0.005
/** Qualifier of the amount of a line (5025). */
const AMOUNT = '203'

/** True if the amount of a line does not match its net price and quantity: the shop would misread the quantity. */
function hasOtherAmount(group: Segments, price: number, quantity: number): boolean {
  const isNet = group.some(({ tag, elements }) => tag === 'PRI' && elements[0]?.[0]?.trim() === NET)
  const amounts = group.filter(({ tag, elements }) => tag === 'MOA' && elements[0]?.[0]?.trim() === AMOUNT)
  return (
    isNet &&
    amounts.some(({ elements }) => {
      const amount = Number(elements[0]?.[1]?.replace(',', '.'))
      return !(Math.abs(amount - price * quantity) <= ROUNDED * (quantity + 1))
    })
  )
}

const currencyIn = (segment: EdifactSegment | undefined): string => segment?.elements[0]?.[1]?.trim() ?? ''

const isQuantity = ({ tag, elements }: EdifactSegment, kind: string) =>
  tag === 'QTY' && elements[0]?.[0]?.trim() === kind

type Delivery = Wish & { readonly quantity: number }

function deliveriesIn(segments: Segments, unit: string): readonly Delivery[] | undefined {
  const deliveries: Delivery[] = []
  for (const segment of segments) {
    const { tag, elements } = segment
    // a pattern (C329) would add further deliveries
    if (tag === 'SCC' && (!FIRM.has(valueOf(segment, 0)) || valueOf(segment, 2) !== '')) return undefined
    if (tag === 'QTY') {
      const [kind = '', amount = '', ofPart = ''] = elements[0] ?? []
      const quantity = parseQuantity(amount)
      if (!SCHEDULED.has(kind.trim()) || quantity === undefined) return undefined
      if (ofPart.trim() !== '' && ofPart.trim() !== unit) return undefined
      deliveries.push({ quantity })
    } else if (tag === 'DTM') {
      const last = deliveries.pop()
      if (last === undefined) return undefined
      deliveries.push({ ...last, ...wishIn([segment]) })
    }
  }
  return deliveries
}

/** Numbers that identify the part; numbers of a batch, a drawing or for customs are ignored. */
function numbersIn(group: Segments): readonly PartNumber[] {
  return group.flatMap(namesIn).flatMap(([number = '', kind = '']) => {
    const of = ownerOf(kind.trim())
    return of === undefined ? [] : [{ number: number.trim(), of }]
  })
}

/** Numbers in a segment of a line, each with its kind (7143). */
function namesIn(segment: EdifactSegment): EdifactSegment['elements'] {
  if (segment.tag === 'LIN') return [segment.elements[2] ?? []]
  return segment.tag === 'PIA' && ADDITIONAL.has(valueOf(segment, 0)) ? segment.elements.slice(1) : []
}

function ownerOf(kind: string): PartNumber['of'] | undefined {
  if (SELLERS_NUMBERS.has(kind)) return 'SELLER'
  if (BUYERS_NUMBERS.has(kind)) return 'BUYER'
  return OTHER_NUMBERS.has(kind) ? 'OTHER' : undefined
}

const isNamed = (segment: EdifactSegment): boolean =>
  namesIn(segment).every(
    ([number = '', kind = '']) =>
      number.trim() === '' || ownerOf(kind.trim()) !== undefined || CLASSES.has(kind.trim()),
  )

/** Functions of a PIA (4347) with a number of the part itself, not of a substitute. */
const ADDITIONAL = new Set(['', '1', '5'])
const BUYERS_NUMBERS = new Set(['IN', 'BP'])
/** GTIN and its forms, the maker's number, the number of the original equipment. */
const OTHER_NUMBERS = new Set(['EN', 'SRV', 'UP', 'GTIN', 'MF', 'OE'])
/** Kinds of numbers that do not identify a part: customs tariff, product groups of the buyer and the seller. */
const CLASSES = new Set(['HS', 'GB', 'GS', 'CC'])

/** First and last day on which the goods should arrive. */
function wishIn(segments: Segments): Wish {
  let wish: Wish = {}
  for (const { tag, elements } of segments) {
    const [kind = '', value = '', format = ''] = elements[0] ?? []
    const days = tag === 'DTM' ? edifactDays(value, format.trim()) : undefined
    if (days === undefined) continue
    if (EXACT_DAYS.has(kind)) wish = { notBefore: days.from, notAfter: days.to }
    else if (kind === EARLIEST) wish = { ...wish, notBefore: days.from }
    else if (kind === LATEST) wish = { ...wish, notAfter: days.to }
  }
  return wish
}

const hasTwoDays = (segments: Segments): boolean =>
  new Set(
    segments.flatMap(({ tag, elements }) => {
      const [kind = '', ...day] = elements[0] ?? []
      return tag === 'DTM' && EXACT_DAYS.has(kind) ? [day.join(':')] : []
    }),
  ).size > 1

/** Qualifiers of requested and promised delivery days (2005). */
const EXACT_DAYS = new Set(['2', '69'])
const EARLIEST = '64'
const LATEST = '63'

type Recipients = ReadonlySet<string>

/** First group of `RECIPIENTS` with a party in the message; a place of delivery (LOC+7) counts for the first group. */
const recipientsIn = (segments: Segments): Recipients =>
  RECIPIENTS.find((kinds, index) =>
    segments.some(
      (segment) =>
        (segment.tag === 'NAD' && kinds.has(valueOf(segment, 0))) ||
        (index === 0 && segment.tag === 'LOC' && valueOf(segment, 0) === DELIVERED_AT),
    ),
  ) ?? new Set()

function shipToOf(
  headerSegments: Segments,
  groups: readonly Segments[],
  recipients: Recipients,
): ShipTo | 'several' | undefined {
  const ofHead = commonAddress(addressesIn(headerSegments, recipients))
  const ofLines = groups.map((group) => commonAddress(addressesIn(group, recipients)) ?? ofHead)
  if (ofHead === 'several' || ofLines.includes('several')) return 'several'
  if (ofLines.includes(undefined) && ofLines.some((address) => address !== undefined)) return 'several'
  return commonAddress(
    ofLines.flatMap((address) => (address === undefined || address === 'several' ? [] : [address])),
  )
}

function addressesIn(segments: Segments, recipients: Recipients): readonly ShipTo[] {
  return segments.flatMap((segment): readonly ShipTo[] => {
    const { tag, elements } = segment
    if (tag === 'LOC' && valueOf(segment, 0) === DELIVERED_AT) {
      const id = valueOf(segment, 1) || (elements[1]?.[3] ?? '')
      return [{ ids: [id.slice(0, 80)], company: '', street: '', postCode: '', city: '', countryID: '' }]
    }
    if (tag !== 'NAD' || !recipients.has(valueOf(segment, 0))) return []
    const text = (index: number) =>
      (elements[index] ?? [])
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' ')
    const id = valueOf(segment, 1).slice(0, 80)
    return [
      {
        ...(valueOf(segment, 0) === BUYER && { isBuyer: true }),
        ids: id === '' ? [] : [id],
        company: text(3).slice(0, 200),
        street: (text(4) || text(2)).slice(0, 200),
        city: text(5).slice(0, 100),
        postCode: text(7).slice(0, 20),
        countryID: valueOf(segment, 8).toUpperCase().slice(0, 3),
      },
    ]
  })
}

/** Requests of the message that the shop cannot fulfil. */
function unmetIn(segments: Segments, location: string, recipients: Recipients): readonly string[] {
  let isScheduled = false
  return segments.flatMap((segment) => {
    const { tag } = segment
    if (tag === 'SCC') isScheduled = location !== ''
    if (HARMLESS.has(tag) || isSupported(segment, isScheduled, recipients)) return []
    return [`${location}${tag}+${segment.elements.map((parts) => parts.join(':')).join('+')}`.slice(0, 80)]
  })
}

type SegmentCheck = (
  segment: EdifactSegment,
  kind: string,
  isScheduled: boolean,
  recipients: Recipients,
) => boolean

/** Segments that the shop processes, by tag: the function returns true if the shop can fulfil the segment. */
const SUPPORTED_SEGMENTS: ReadonlyMap<string, SegmentCheck> = new Map<string, SegmentCheck>([
  ['LIN', isNamed],
  ['SCC', (_, __, isScheduled) => isScheduled],
  ['PIA', (segment, kind) => ADDITIONAL.has(kind) && isNamed(segment)],
  ['QTY', (_, kind, isScheduled) => kind === ORDERED || (isScheduled && SCHEDULED.has(kind))],
  ['NAD', (_, kind, __, recipients) => ONLY_NAMED.has(kind) || recipients.has(kind)],
  ['LOC', (_, kind) => kind === DELIVERED_AT],
  ['RFF', (_, kind) => !AGREEMENTS.has(kind)],
  ['FTX', ({ elements }) => (elements[3] ?? []).some((text) => text.trim() !== '')],
  ['DTM', ({ elements }, kind) => PAST_DAYS.has(kind) || isReadableWish(elements[0] ?? [], kind)],
])

function isReadableWish([, value = '', format = '']: readonly string[], kind: string): boolean {
  const isWish = EXACT_DAYS.has(kind) || kind === EARLIEST || kind === LATEST
  return isWish && edifactDays(value, format.trim()) !== undefined
}

function isSupported(segment: EdifactSegment, isScheduled: boolean, recipients: Recipients): boolean {
  const kind = segment.elements[0]?.[0]?.trim() ?? ''
  return SUPPORTED_SEGMENTS.get(segment.tag)?.(segment, kind, isScheduled, recipients) ?? false
}

/** Control totals (6069): sum of the quantities, number of lines. */
function miscountedIn(
  segments: Segments,
  lines: readonly OrderedLine[],
  count: number,
): Rejection | undefined {
  const sum = lines.reduce((total, { quantity }) => total + quantity, 0)
  const wrong = segments.find(({ tag, elements }) => {
    const [kind, value = ''] = elements[0] ?? []
    if (tag !== 'CNT' || value.trim() === '') return false
    const controlTotal = Number(value.replace(',', '.'))
    return (kind === '1' && controlTotal !== sum) || (kind === '2' && controlTotal !== count)
  })
  return (
    wrong && {
      code: 'totals',
      detail: `The order has ${count} lines with ${sum} pieces, its control total (CNT) says otherwise.`,
    }
  )
}

function jobIn(segments: Segments): Job {
  const job: Partial<Record<(typeof REFERENCES)[keyof typeof REFERENCES], string>> = {}
  for (const { tag, elements } of segments) {
    const [kind = '', value = ''] = elements[0] ?? []
    if (tag !== 'RFF' || !Object.hasOwn(REFERENCES, kind) || value === '') continue
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

const valueOf = ({ elements }: EdifactSegment, index: number): string => elements[index]?.[0]?.trim() ?? ''
