import { nameOfId, type Name, type Settings } from './staff.ts'

/** A stored order. */
export type Order = {
  readonly reference: string
  readonly by: Name
  readonly net: number
  readonly costCentre: string | undefined
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Marks of the lines. Each time a cart is filled, its lines get a new mark. */
  readonly wishes: readonly string[]
  /** Quantities, parts and prices of the lines as sorted text. */
  readonly goods: string
}

/** A stored request for approval. */
export type Request = {
  readonly no: string
  readonly reference: string
  readonly buyer: Name
  readonly state: 'WAITING' | 'APPROVED' | 'REFUSED' | 'EXPIRED' | 'WITHDRAWN'
  readonly decidedBy: Name | undefined
  readonly net: number
  readonly costCentre: string | undefined
  /** Milliseconds since the epoch, like `expiresAt`. */
  readonly at: number
  readonly expiresAt: number
  readonly wishes: readonly string[]
  readonly lines: readonly { readonly lineNo: number; readonly what: string; readonly quantity: number }[]
}

type Line = {
  readonly sku: string
  readonly quantity: number
  readonly unitPrice: number
  readonly coreDeposit?: number
  readonly note?: string
}

const whatOf = ({ sku, unitPrice }: Line) => `${sku} at ${unitPrice}`
const netOf = (lines: readonly Line[], transport = 0) =>
  lines.reduce(
    (sum, { quantity, unitPrice, coreDeposit = 0 }) => sum + quantity * (unitPrice + coreDeposit),
    transport,
  )
const wishesOf = (lines: readonly Line[]) => lines.flatMap(({ note }) => note ?? [])

export function toOrder({ at: time, content }: { readonly at: number; readonly content: string }): Order {
  const { placedById, order } = JSON.parse(content)
  const lines: readonly Line[] = [...order.first, ...order.second]
  const pieces = new Map<string, number>()
  for (const line of lines) pieces.set(whatOf(line), line.quantity + (pieces.get(whatOf(line)) ?? 0))
  return {
    reference: order.customerOrderReference,
    by: nameOfId(placedById)!,
    net: netOf(lines, order.transportCharge),
    costCentre: order.costCentre,
    at: time,
    wishes: [...new Set(wishesOf(lines))],
    goods: [...pieces]
      .map(([what, quantity]) => `${quantity} × ${what}`)
      .toSorted()
      .join(),
  }
}

export function toRequest({ content }: { readonly content: string }): Request {
  const { customerOrderReference, buyerId, decision, lines, transportCharge, ...request } =
    JSON.parse(content)
  return {
    ...request,
    reference: customerOrderReference,
    buyer: nameOfId(buyerId)!,
    decidedBy: decision && nameOfId(decision.byId),
    net: netOf(lines, transportCharge),
    wishes: wishesOf(lines),
    lines: lines.map((line: Line & { lineNo: number }) => ({
      lineNo: line.lineNo,
      what: whatOf(line),
      quantity: line.quantity,
    })),
  }
}

const RIGHTS = ['order', 'shipment', 'showPrice', 'fillBasket', 'invoice', 'priceToggle'] as const

/** Settings in the body of a call or in a stored account. */
export function toSettings(source: any): Settings {
  const { rights, orderLimit } = source
  return {
    role: source.role ?? source.companyRole,
    rights: RIGHTS.filter((right) => (rights === undefined ? source[right] : rights.includes(right))),
    limit:
      typeof orderLimit === 'object' && orderLimit !== null ? Math.round(orderLimit.value * 100) : orderLimit,
    seesColleagues: source.seesColleagues,
    costCentres: source.costCentres,
  }
}
