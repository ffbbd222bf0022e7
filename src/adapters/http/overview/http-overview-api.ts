import type { OverviewApi } from '#application/overview/overview-api.port.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import { moneyIf, toOrderHeader } from '../orders/order-mapping.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpOverviewApi extends HttpAdapter implements OverviewApi {
  readonly #calls = this.api.client(infocenterContract)

  async overview(): Promise<Overview> {
    const { body } = await this.#calls.overview.query()
    const toMoney = moneyIf(this.api.prices(body.priceVisible))
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
