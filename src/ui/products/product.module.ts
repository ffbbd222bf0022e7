import { OpenProduct } from '#application/products/open-product.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { AddToCartViewModel } from '../add-to-cart/add-to-cart.view-model.ts'
import { ProductOfferViewModel } from './page/product-offer.view-model.ts'
import { ProductViewModel } from './page/product.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** One part. */
registerModule('product', ({ provide }) => {
  provide(OpenProduct)
  provide(ProductOfferViewModel, AddToCartViewModel, SessionStore, Clock)
  provide(ProductViewModel, ProductOfferViewModel, SessionStore)
})
