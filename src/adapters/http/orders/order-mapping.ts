import type * as z from 'zod/mini'
import type { ArticleRef } from '#contracts/products/article.dto.ts'
import type { BackorderLine as BackorderLineDto } from '#contracts/orders/backorder.contract.ts'
import type {
  OrderHeader as OrderHeaderDto,
  OrderLine as OrderLineDto,
  OrderListTotals as OrderSumsDto,
} from '#contracts/orders/orders.contract.ts'
import type { Party as PartyDto } from '#contracts/checkout/party.dto.ts'
import type { Price } from '#contracts/shared.dto.ts'
import type { Totals } from '#domain/checkout/checkout.ts'
import type { Article, Party } from '#domain/goods/article.ts'
import type { BackorderLine } from '#domain/orders/backorder.ts'
import { stateOfGoods } from '#domain/goods/goods-state.ts'
import type { OrderHeader, OrderLine } from '#domain/orders/order.ts'
import { add, times, type Money } from '#domain/shared/money.ts'
import type { MapIfVisible } from '../price-gate.ts'
import { toMoney } from '../products/product-mapping.ts'

type PriceDto = z.infer<typeof Price>

/** Converts prices; undefined if the user has hidden them. */
export type ToMoney = (price: PriceDto | undefined) => Money | undefined

export const moneyIf =
  (ifShown: MapIfVisible): ToMoney =>
  (price) =>
    ifShown(price, toMoney)

export const toArticle = ({
  vendorId,
  sku,
  name,
  slug,
  manufacturer,
  image,
}: z.infer<typeof ArticleRef>): Article => ({
  vendorId,
  sku,
  name,
  slug,
  manufacturer,
  picture: image,
})

export const toParty = ({ id, company, street, postCode, city, countryID }: PartyDto): Party => ({
  id,
  company,
  street,
  postCode,
  city,
  countryId: countryID,
})

/** Maps the header of an order. Its state follows from the delivery notes if they are known. */
export const toOrderHeader = (
  dto: OrderHeaderDto,
  toMoneyOf: ToMoney,
  parcels?: readonly string[],
): OrderHeader => ({
  orderNo: dto.orderNo,
  secondOrderNo: dto.secondOrderNo,
  date: dto.date,
  customerOrderReference: dto.customerOrderReference,
  costCentre: dto.costCentre,
  job: dto.job,
  source: dto.source,
  placedBy: dto.placedBy,
  shipTo: toParty(dto.shipTo),
  lineCount: dto.lineCount,
  total: toMoneyOf(dto.total),
  status: stateOfGoods({ reported: dto.status, outstanding: dto.openQuantity, parcels }),
  openQuantity: dto.openQuantity,
  deliveryNoteNos: dto.deliveryNoteNos,
})

export const toOrderLine = (dto: OrderLineDto, toMoneyOf: ToMoney): OrderLine => ({
  lineNo: dto.lineNo,
  orderNo: dto.orderNo,
  article: toArticle(dto.product),
  ordered: dto.ordered,
  confirmed: dto.confirmed,
  cancelled: dto.cancelled,
  delivered: dto.delivered,
  outstanding: dto.outstanding,
  invoiced: dto.invoiced,
  price: toMoneyOf(dto.price),
  rowTotal: toMoneyOf(dto.rowTotal),
  coreDeposit: dto.coreDeposit && toCoreDeposit(dto.coreDeposit, toMoneyOf),
  promisedDate: dto.promisedDate,
  previousDate: dto.previousDate,
  cancellable: dto.cancellable,
  claimNos: dto.claimNos,
  note: dto.note,
  requestedNumber: dto.requestedNumber,
})

function toCoreDeposit(
  dto: NonNullable<OrderLineDto['coreDeposit']>,
  toMoneyOf: ToMoney,
): OrderLine['coreDeposit'] {
  const [price, rowTotal, open] = [toMoneyOf(dto.price), toMoneyOf(dto.rowTotal), toMoneyOf(dto.open)]
  const { returnBy, isExpired = false } = dto
  return price && rowTotal && open && { price, rowTotal, open, returnBy, isExpired }
}

export const toBackorderLine = (dto: BackorderLineDto, toMoneyOf: ToMoney): BackorderLine => ({
  lineId: dto.lineId,
  orderNo: dto.orderNo,
  lineNo: dto.lineNo,
  orderDate: dto.orderDate,
  customerOrderReference: dto.customerOrderReference,
  shipTo: toParty(dto.shipTo),
  article: toArticle(dto.product),
  ordered: dto.ordered,
  delivered: dto.delivered,
  outstanding: dto.outstanding,
  promisedDate: dto.promisedDate,
  previousDate: dto.previousDate,
  overdue: dto.overdue,
  reason: dto.reason,
  value: toMoneyOf(dto.value),
  shippableToday: dto.shippableToday,
  substitute: dto.substitute && toArticle(dto.substitute),
  cancellable: dto.cancellable,
  subscribed: dto.subscribed,
})

/** Maps the totals. The sum of the goods is the net sum without the other charges. */
export function toOrderTotals(
  dto: z.infer<typeof OrderSumsDto> | undefined,
  toMoneyOf: ToMoney,
): Totals | undefined {
  const [net, tax, gross] = [toMoneyOf(dto?.net), toMoneyOf(dto?.tax), toMoneyOf(dto?.gross)]
  if (!dto || !net || !tax || !gross) return undefined
  const transport = toMoneyOf(dto.transport) ?? times(net, 0)
  const coreDeposits = toMoneyOf(dto.coreDeposits)
  const otherAmounts = coreDeposits ? add(transport, coreDeposits) : transport
  const goods = add(net, times(otherAmounts, -1))
  return { goods, coreDeposits, transport, net, taxPercent: dto.taxPercent, tax, gross }
}
