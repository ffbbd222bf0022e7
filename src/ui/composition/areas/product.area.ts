import { OpenProduct } from '#application/parts/open-product.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { LookBack } from '#application/viewed/look-back.ts'
import { ViewedMemory } from '#application/viewed/viewed-memory.port.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import { ProductOfferViewModel } from '../../product/product-offer.view-model.ts'
import { ProductViewModel } from '../../product/product.view-model.ts'
import { ViewedPartsViewModel } from '../../product/viewed-parts.view-model.ts'
import { openArea } from '../open-area.ts'

/** One part, and looking back at others. */
openArea('product', ({ provide }) => {
  provide(OpenProduct, PartsCatalogue)
  provide(LookBack, ViewedMemory)
  provide(ProductOfferViewModel, AddToCartViewModel, SessionStore)
  provide(ProductViewModel, ProductOfferViewModel, SessionStore)
  provide(ViewedPartsViewModel, LookBack, PlaceStore)
})
