import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('orders-api', ({ lazyPort }) => {
  lazyPort(
    OrdersApi,
    viaApi(async () => (await import('#adapters/http/orders/http-orders-api.ts')).HttpOrdersApi),
    ApiAccess,
  )
})
