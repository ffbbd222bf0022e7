import type { OverviewApi } from '#application/overview/overview-api.port.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import { moneyIf, toOrderHeader } from '../orders/order-mapping.ts'
import type { Client } from '../contract-client.ts'
import type { ShopApi } from '../shop-api.ts'

export class HttpOverviewApi implements OverviewApi {
  readonly #api: ShopApi
  readonly #calls: Client<typeof infocenterContract>

  constructor(api: ShopApi) {
    this.#api = api
    this.#calls = api.client(infocenterContract)
  }

  async overview(): Promise<Overview> {
    const { body } = await this.#calls.overview.query()
    const toMoney = moneyIf(this.#api.prices(body.priceVisible))
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
