import { ContainerModule } from 'inversify'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddToCart } from '#application/cart/add-to-cart.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { SearchModeStore } from '#application/vin/search-mode.store.ts'
import { Clock } from '#application/shared/clock.port.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import { CarouselViewModel } from '../../carousel/carousel.view-model.ts'
import { CategoriesViewModel } from '../../categories/categories.view-model.ts'
import { DivisionViewModel } from '../../division/division.view-model.ts'
import { DivisionsViewModel } from '../../divisions/divisions.view-model.ts'
import { HomeViewModel } from '../../home/home.view-model.ts'
import { ProductOfferViewModel } from '../../product/product-offer.view-model.ts'
import { ProductViewModel } from '../../product/product.view-model.ts'
import { SearchResultsViewModel } from '../../search-results/search-results.view-model.ts'

/** The pages on which parts are found. */
export const catalogueViewModels = new ContainerModule(({ bind }) => {
  bind(AddToCartViewModel).toResolvedValue(
    (addToCart: AddToCart, session: SessionStore, alerts: AlertsStore, clock: Clock) =>
      new AddToCartViewModel(addToCart, session, alerts, clock),
    [AddToCart, SessionStore, AlertsStore, Clock],
  )
  bind(CarouselViewModel).toResolvedValue((clock: Clock) => new CarouselViewModel(clock), [Clock])
  bind(HomeViewModel).toResolvedValue(
    (content: ContentStore, session: SessionStore, searchMode: SearchModeStore) =>
      new HomeViewModel(content, session, searchMode),
    [ContentStore, SessionStore, SearchModeStore],
  )
  bind(CategoriesViewModel).toResolvedValue(
    (content: ContentStore) => new CategoriesViewModel(content),
    [ContentStore],
  )
  bind(DivisionsViewModel).toResolvedValue(
    (content: ContentStore) => new DivisionsViewModel(content),
    [ContentStore],
  )
  bind(DivisionViewModel).toResolvedValue(
    (content: ContentStore) => new DivisionViewModel(content),
    [ContentStore],
  )
  bind(SearchResultsViewModel).toResolvedValue(
    (content: ContentStore, session: SessionStore) => new SearchResultsViewModel(content, session),
    [ContentStore, SessionStore],
  )
  bind(ProductOfferViewModel).toResolvedValue(
    (addToCart: AddToCartViewModel, session: SessionStore) => new ProductOfferViewModel(addToCart, session),
    [AddToCartViewModel, SessionStore],
  )
  bind(ProductViewModel).toResolvedValue(
    (offer: ProductOfferViewModel) => new ProductViewModel(offer),
    [ProductOfferViewModel],
  )
})
