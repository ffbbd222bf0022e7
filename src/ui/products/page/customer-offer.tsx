import { observer } from 'mobx-react-lite'
import { OfferCart } from './offer-cart.tsx'
import { OfferPrice } from './offer-price.tsx'
import { OfferStock } from './offer-stock.tsx'
import { PartNotifications } from './part-notifications.tsx'
import type { ProductOfferViewModel } from './product-offer.view-model.ts'

/** Price, stock and cart button for customers. */
export const CustomerOffer = observer(function CustomerOffer({
  model,
}: {
  readonly model: ProductOfferViewModel
}) {
  return (
    <>
      <OfferPrice model={model} />
      <OfferStock model={model} />
      {model.product?.discontinued === false && <OfferCart model={model} />}
      {model.product && <PartNotifications part={model.product} />}
    </>
  )
})
