import type { InfoCentre } from '#application/infocenter/info-centre.port.ts'
import type { Overview } from '#domain/infocenter/overview.ts'
import { infocenterContract } from '#contracts/infocenter.contract.ts'
import { clientOf } from './contract-client.ts'
import { moneyIf, toOrderHeader } from './order-mapping.ts'
import type { ShopApi } from './shop-api.ts'

const calls = clientOf(infocenterContract)

export class HttpInfoCentre implements InfoCentre {
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
