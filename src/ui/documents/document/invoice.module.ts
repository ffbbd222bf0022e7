import { CompareInvoice } from '#application/documents/compare-invoice.ts'
import { registerModule } from '../../kernel/module.ts'
import '../../order-facts/orders-api.module.ts'
import '../documents.module.ts'

/** An invoice beside its order and deliveries. */
registerModule('invoice', ({ provide }) => {
  provide(CompareInvoice)
})
