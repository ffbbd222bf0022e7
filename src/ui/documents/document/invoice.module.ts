import { CompareInvoice } from '#application/documents/compare-invoice.ts'
import { Documents } from '#application/documents/documents.port.ts'
import { OrdersApi } from '#application/orders/orders-api.port.ts'
import { registerModule } from '../../kernel/module.ts'
import '../../order-facts/orders-api.module.ts'
import '../documents.module.ts'

/** An invoice beside its order and deliveries. */
registerModule('invoice', ({ provide }) => {
  provide(CompareInvoice, Documents, OrdersApi)
})
