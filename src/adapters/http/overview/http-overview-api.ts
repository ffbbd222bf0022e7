import type { OverviewApi } from '#application/overview/overview-api.port.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import { clientOf } from '../contract-client.ts'
import { moneyIf, toOrderHeader } from '../orders/order-mapping.ts'
import type { ShopApi } from '../shop-api.ts'

const calls = clientOf(infocenterContract)

export class HttpOverviewApi implements OverviewApi {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async overview(): Promise<Overview> {
    const { caller, via, pricesAreWanted } = this.#api
    const { body } = await calls.overview.mutate({ via, body: caller })
    const toMoney = moneyIf(pricesAreWanted && body.priceVisible)
    return {
      ...body,
      ordersPerMonth: body.ordersPerMonth?.map(({ month, orders, value }) => ({
        month,
        orders,
        value: toMoney(value),
      })),
      lastOrders: body.lastOrders?.map((order) => toOrderHeader(order, toMoney)),
      invoices: body.invoices && {
        ...body.invoices,
        openAmount: toMoney(body.invoices.openAmount),
        overdueAmount: toMoney(body.invoices.overdueAmount),
      },
    }
  }
}
