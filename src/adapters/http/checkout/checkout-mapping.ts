import type { z } from 'zod/mini'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Party as PartyDto } from '#contracts/checkout/party.dto.ts'
import type {
  OrderTotals,
  SplitOrder as PartOrderDto,
  PaymentMethod as PaymentDto,
  PlacedOrder as PlacedDto,
  QuoteChange,
  Transport as TransportDto,
} from '#contracts/checkout/checkout.dto.ts'
import type {
  LineChange,
  SplitOrder,
  Party,
  PaymentMethod,
  PlacedOrder,
  Totals,
  Transport,
} from '#domain/checkout/checkout.ts'
import { addsUp, coversCart } from '#domain/checkout/split-orders.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { fromDecimal } from '#domain/shared/money.ts'
import type { MapIfVisible, PriceGate } from '../price-gate.ts'
import { kebab } from '../codes.ts'
import { toCart } from '../cart/cart-mapping.ts'
import { toMoney } from '../products/product-mapping.ts'

type PartyWithName2 = PartyDto & { readonly name2?: string | undefined }

export const toParty = ({ countryID, ...party }: PartyWithName2): Party => ({
  ...party,
  countryId: countryID,
})

export const toTransport =
  (ifShown: MapIfVisible) =>
  ({ price, kind, slots, refusedParts, ...transport }: z.infer<typeof TransportDto>): Transport => ({
    ...transport,
    kind: kebab(kind),
    price: ifShown(price, toMoney),
    slots: slots ?? [],
    refusedParts: refusedParts ?? [],
  })

export const toPayment =
  (ifShown: MapIfVisible) =>
  ({ id, kind, name, terms, freeCredit, allowed, reason }: z.infer<typeof PaymentDto>): PaymentMethod => ({
    id,
    name,
    kind: kebab(kind),
    termDays: terms,
    freeCredit: ifShown(freeCredit, toMoney),
    isAllowed: allowed,
    reason: reason && kebab(reason),
  })

export const toSplitOrder = ({ lines, ...order }: z.infer<typeof PartOrderDto>): SplitOrder => ({
  ...order,
  lines: lines.map(({ item_id, quantity }) => ({ lineId: item_id, quantity })),
})

export function toTotals(dto: z.infer<typeof OrderTotals>): Totals {
  const { taxPercent, ...amounts } = dto
  return {
    goods: toMoney(amounts.goods),
    coreDeposits: amounts.coreDeposits && toMoney(amounts.coreDeposits),
    transport: toMoney(amounts.transport),
    net: toMoney(amounts.net),
    taxPercent,
    tax: toMoney(amounts.tax),
    gross: toMoney(amounts.gross),
  }
}

/** Price changes are omitted if the user has hidden the prices. */
export function toChanges(
  changes: readonly z.infer<typeof QuoteChange>[],
  lines: readonly CartLine[],
): LineChange[] {
  return changes.flatMap(({ item_id: lineId, field, old, new: now }): LineChange[] => {
    if (field === 'DATE') return [{ lineId, kind: 'date', old: String(old), now: String(now) }]
    const price = lines.find(({ id }) => String(id) === lineId)?.unitPrice
    return price ? [{ lineId, kind: 'price', old: fromDecimal(Number(old), price.currency) }] : []
  })
}

export function toPlaced(dto: z.infer<typeof PlacedDto>, gate: PriceGate, call: string): PlacedOrder {
  const { lines } = toCart({ items: dto.items, version: 0, priceVisible: true }, gate)
  const orders = dto.orders.map(toSplitOrder)
  const totals = gate.prices()(dto.totals, toTotals)
  assertAgreement(call, lines, orders, totals)
  return {
    basHash: dto.basHash,
    numbers: dto.orderNumbers,
    isPaidFor: dto.status === 'PLACED',
    requestNo: dto.approval?.requestNo,
    reference: dto.customerOrderReference,
    costCentre: dto.costCentre,
    job: dto.job,
    lines,
    orders,
    totals,
    shippingAddress: toParty(dto.shippingAddress),
    contact: dto.contact,
    remark: dto.remark,
    pickup: dto.pickup,
    transport: dto.transport,
    payment: dto.payment,
    isPrepaid: dto.paymentKind === 'PREPAYMENT',
  }
}

/** Rejects a response whose orders do not match the cart, or whose totals do not add up. */
export function assertAgreement(
  call: string,
  lines: readonly CartLine[],
  orders: readonly SplitOrder[],
  totals: Totals | undefined,
): void {
  if (!coversCart(lines, orders) || (totals && !addsUp(lines, totals))) throw new ApiFailure('unusable', call)
}
