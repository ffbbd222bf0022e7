import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  OrdersApi,
  async () => (await import('#adapters/http/orders/http-orders-api.ts')).HttpOrdersApi,
)
