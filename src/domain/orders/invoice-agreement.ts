import type { Article } from '../goods/article.ts'
import type { Order, OrderLine } from './order.ts'
import { groupBy } from '../shared/group-by.ts'
import { sum, times, type Money } from '../shared/money.ts'
import type { Document } from '../documents/document.ts'

/** Kinds of differences between an invoice and its order and deliveries. */
export type Difference = 'price' | 'quantity' | 'part' | 'surcharge' | 'freight' | 'deposit'

type InvoiceLine = Document['lines'][number]

/** An order line as invoiced, ordered, promised and delivered. Fields without permission are absent. */
export type ComparedLine = {
  /** Line number in the invoice; absent if the invoice omits a delivered line. */
  readonly lineNo?: number | undefined
  readonly kind: InvoiceLine['kind']
  readonly article: Article
  readonly invoiced: number
  readonly ordered?: number | undefined
  readonly delivered?: number | undefined
  /** ISO 8601 date. */
  readonly promisedDate?: string | undefined
  readonly price?: Money | undefined
  readonly orderedPrice?: Money | undefined
  readonly differences: readonly Difference[]
}

export type InvoiceAgreement = {
  readonly lines: readonly ComparedLine[]
  /** Differences of the invoice as a whole. */
  readonly differences: readonly Difference[]
  readonly agrees: boolean
}

/** Documents with which an invoice is compared; absent if the visitor may not see them. */
export type ComparedDocuments = {
  readonly order?: Order | undefined
  /** The delivery notes that the invoice refers to. */
  readonly deliveryNotes?: readonly Document[] | undefined
  /** Earlier invoices of the same order. */
  readonly earlier: readonly Document[]
}

/**
 * Compares an invoice with its order and deliveries. A field is compared only if both sides have it: while prices are
 * hidden, only quantities and parts are. Less freight than agreed is not a difference, because another invoice may
 * charge the rest.
 */
export function invoiceAgreement(invoice: Document, evidence: ComparedDocuments): InvoiceAgreement {
  const comparedLines = invoice.lines.map((line) => heldLine(line, invoice, evidence))
  const lines = [...comparedLines, ...leftOut(invoice, evidence)]
  const differences = [...freightDifference(invoice, evidence), ...sumDifference(invoice)]
  return {
    lines,
    differences,
    agrees: differences.length === 0 && lines.every((line) => line.differences.length === 0),
  }
}

function heldLine(
  line: InvoiceLine,
  invoice: Document,
  { order, deliveryNotes }: ComparedDocuments,
): ComparedLine {
  const ordered = order && lineOf(order, line.orderLineNo)
  const delivered = deliveryNotes && deliveredOf(deliveryNotes, line.orderLineNo)
  const isPart = line.kind === 'PART'
  const { lineNo, kind, article, quantity: invoiced, price } = line
  const common = { lineNo, kind, article, invoiced, ordered: ordered?.ordered, price }
  const surcharge = when(
    price && line.rowTotal && differs(times(price, invoiced), line.rowTotal),
    'surcharge',
  )
  if (!isPart) {
    const owed = ordered?.coreDeposit?.price
    const isUnowed = order !== undefined && price !== undefined && owed === undefined
    const quantity = invoicedOf(invoice, 'PART', line.orderLineNo)
    const isDifferent = isUnowed || differs(price, owed) || isExtra(line, invoice) || quantity !== invoiced
    return { ...common, orderedPrice: owed, differences: [...when(isDifferent, 'deposit'), ...surcharge] }
  }
  return {
    ...common,
    delivered: delivered?.quantity,
    promisedDate: ordered?.promisedDate,
    orderedPrice: ordered?.price,
    differences: [
      ...when(isOtherPart(line, order && { ordered }, delivered), 'part'),
      ...when(isOtherQuantity(line, invoice, ordered, delivered), 'quantity'),
      ...when(differs(price, ordered?.price), 'price'),
      ...when(price !== undefined && lacksDeposit(line, invoice, ordered), 'deposit'),
      ...surcharge,
    ],
  }
}

const when = (holds: boolean | undefined, difference: Difference): readonly Difference[] =>
  holds === true ? [difference] : []

/** True if the amounts differ; false if one of them is absent. */
const differs = (one: Money | undefined, other: Money | undefined): boolean =>
  one !== undefined && other !== undefined && (one.minor !== other.minor || one.currency !== other.currency)

const lineOf = ({ lines }: Order, lineNo: number): OrderLine | undefined =>
  lines.find((line) => line.lineNo === lineNo)

const invoicedOf = ({ lines }: Document, kind: InvoiceLine['kind'], orderLineNo: number): number =>
  lines.reduce(
    (quantity, line) =>
      line.kind === kind && line.orderLineNo === orderLineNo ? quantity + line.quantity : quantity,
    0,
  )

type Delivered = { readonly quantity: number; readonly skus: ReadonlySet<string> }

function deliveredOf(notes: readonly Document[], orderLineNo: number): Delivered {
  const lines = notes.flatMap((note) => note.lines).filter((line) => line.orderLineNo === orderLineNo)
  return {
    quantity: lines.reduce((total, { quantity }) => total + quantity, 0),
    skus: new Set(lines.map(({ article }) => article.sku)),
  }
}

function isOtherPart(
  { article: { sku } }: InvoiceLine,
  order: { readonly ordered: OrderLine | undefined } | undefined,
  delivered: Delivered | undefined,
): boolean {
  const isDelivered = delivered === undefined || delivered.skus.size === 0 || delivered.skus.has(sku)
  return !isDelivered || (order !== undefined && order.ordered?.article.sku !== sku)
}

/**
 * True if the invoiced quantity is wrong. If deliveries are unknown, at most the confirmed quantity may be invoiced.
 */
function isOtherQuantity(
  line: InvoiceLine,
  invoice: Document,
  ordered: OrderLine | undefined,
  delivered: Delivered | undefined,
): boolean {
  const invoiced = invoicedOf(invoice, 'PART', line.orderLineNo)
  if (delivered !== undefined) return invoiced !== delivered.quantity
  return ordered !== undefined && invoiced > ordered.confirmed
}

/** True for a second deposit line of the same order line. */
const isExtra = (line: InvoiceLine, { lines }: Document): boolean =>
  lines.some(
    (other) =>
      other.kind === line.kind && other.orderLineNo === line.orderLineNo && other.lineNo < line.lineNo,
  )

const lacksDeposit = (line: InvoiceLine, invoice: Document, ordered: OrderLine | undefined): boolean =>
  ordered?.coreDeposit !== undefined && invoicedOf(invoice, 'CORE_DEPOSIT', line.orderLineNo) === 0

/** Delivered lines that are missing on the invoice. */
function leftOut(
  invoice: Document,
  { order, deliveryNotes = [] }: ComparedDocuments,
): readonly ComparedLine[] {
  const invoiced = new Set(
    invoice.lines.filter(({ kind }) => kind === 'PART').map(({ orderLineNo }) => orderLineNo),
  )
  const missing = groupBy(
    deliveryNotes.flatMap((note) => note.lines).filter(({ orderLineNo }) => !invoiced.has(orderLineNo)),
    ({ orderLineNo }) => orderLineNo,
  )
  return [...missing].flatMap(([orderLineNo, lines]): ComparedLine[] => {
    const [first] = lines
    if (!first) return []
    const ordered = order && lineOf(order, orderLineNo)
    return [
      {
        kind: 'PART',
        article: first.article,
        invoiced: 0,
        ordered: ordered?.ordered,
        delivered: deliveredOf(deliveryNotes, orderLineNo).quantity,
        promisedDate: ordered?.promisedDate,
        orderedPrice: ordered?.price,
        differences: ['quantity'],
      },
    ]
  })
}

const freightOf = ({ charges }: Document): readonly Money[] => charges.flatMap(({ amount }) => amount ?? [])

/** Freight of the order that no earlier invoice has charged; absent if it is unknown. */
function agreedFreight({ order, earlier }: ComparedDocuments): Money | undefined {
  const net = order?.totals?.net
  if (!order || !net) return undefined
  const charged = earlier.flatMap(freightOf).map((amount) => times(amount, -1))
  return sum([...(order.totals?.transport ? [order.totals.transport] : []), ...charged], net.currency)
}

function freightDifference(invoice: Document, evidence: ComparedDocuments): readonly Difference[] {
  const agreed = agreedFreight(evidence)
  if (!agreed) return []
  return when(sum(freightOf(invoice), agreed.currency).minor > Math.max(agreed.minor, 0), 'freight')
}

/** Reports a difference if lines and charges do not add up to the net sum. */
function sumDifference(invoice: Document): readonly Difference[] {
  const { net } = invoice.header
  const rows = invoice.lines.flatMap(({ rowTotal }) => rowTotal ?? [])
  if (!net || rows.length < invoice.lines.length) return []
  return when(differs(net, sum([...rows, ...freightOf(invoice)], net.currency)), 'surcharge')
}
