import '../../../tests/fixtures/all-modules.fixture.ts'
import { LoadCart } from '#application/cart/load-cart.ts'
import { OpenCatalogue } from '#application/catalogue/open-catalogue.ts'
import { EnterStep } from '#application/checkout/enter-step.ts'
import { ListParts } from '#application/search/list-parts.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import { OpenProduct } from '#application/products/open-product.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import { RefreshFeatures } from '#application/session/refresh-features.ts'
import { ReturnUrl } from '#application/session/return-url.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Step } from '#domain/checkout/steps.ts'
import { pageAt } from '#domain/pages/localised-path.ts'
import { withoutLocale } from '#domain/routing/routing.ts'
import { pathNeedsLogin } from '#domain/session/protected-path.ts'
import { CategoriesViewModel } from '#ui/catalogue/categories/categories.view-model.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { DivisionViewModel } from '#ui/catalogue/division/division.view-model.ts'
import { DivisionsViewModel } from '#ui/catalogue/divisions/divisions.view-model.ts'
import { HomeViewModel } from '#ui/home/home.view-model.ts'
import { LoginViewModel } from '#ui/session/login.view-model.ts'
import { ProductViewModel } from '#ui/products/page/product.view-model.ts'
import { routing } from '#ui/routing/configured-routing.ts'
import { isCheckoutPath, isPathOf, pathIn } from '#ui/routing/paths.ts'
import { SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'

export type Screen =
  | { readonly kind: 'failed' }
  /** A page that no scenario acts on without a browser. */
  | { readonly kind: 'other' }
  | { readonly kind: 'home'; readonly model: HomeViewModel }
  | { readonly kind: 'categories'; readonly model: CategoriesViewModel }
  | { readonly kind: 'divisions'; readonly model: DivisionsViewModel }
  | { readonly kind: 'division'; readonly model: DivisionViewModel }
  | { readonly kind: 'results'; readonly model: SearchResultsViewModel }
  | { readonly kind: 'product'; readonly model: ProductViewModel }
  | { readonly kind: 'cart'; readonly model: CartViewModel }
  | { readonly kind: 'login'; readonly model: LoginViewModel; readonly isAskedTo: boolean }

type Opened = { readonly screen: Screen; readonly address: string }

/** What the routes do, over use cases alone: the page that an address leads to, and where that is. */
export async function openScreen(shop: Container, address: string, cameFrom = ''): Promise<Opened> {
  try {
    await shop.get(RefreshFeatures).run()
    await shop.get(OpenCatalogue).run()
    return await screenAt(shop, address, cameFrom)
  } catch (error) {
    if (error instanceof ApiFailure) return screenAfter(shop, error, address)
    throw error
  }
}

async function screenAt(shop: Container, address: string, cameFrom: string): Promise<Opened> {
  const url = new URL(address, 'https://shop.test')
  const page = pageAt(url.pathname, routing)
  if (!page) return { screen: { kind: 'failed' }, address }
  const to = pathIn(page.locale)
  const { isLoggedIn } = shop.get(SessionStore)
  if (!isLoggedIn && pathNeedsLogin(withoutLocale(url.pathname, routing))) {
    return openScreen(shop, `${to('login')}?alert=addresses.pleaseLogin&next=${encodeURIComponent(address)}`)
  }

  switch (page.routeId) {
    case 'home': {
      const model = shop.get(HomeViewModel)
      model.show(await shop.get(ListPromotions).run())
      return { screen: { kind: 'home', model }, address }
    }
    case 'categories':
      return { screen: { kind: 'categories', model: shop.get(CategoriesViewModel) }, address }
    case 'divisions':
      return { screen: { kind: 'divisions', model: shop.get(DivisionsViewModel) }, address }
    case 'division': {
      const model = shop.get(DivisionViewModel)
      model.show(page.params['divisionId'] ?? '')
      return { screen: { kind: 'division', model }, address }
    }
    case 'results': {
      const wanted = readResultsUrl(url.searchParams)
      const listed = await shop.get(ListParts).run(wanted)
      const model = shop.get(SearchResultsViewModel)
      model.show({ url: wanted, listed })
      return { screen: { kind: 'results', model }, address }
    }
    case 'product': {
      const opened = await shop.get(OpenProduct).run(page.params['slug'] ?? '')
      if (opened.kind !== 'found') return { screen: { kind: 'failed' }, address }
      const model = shop.get(ProductViewModel)
      model.show(opened.product, url.href)
      return { screen: { kind: 'product', model }, address }
    }
    case 'checkoutStep1':
      await shop.get(LoadCart).run()
      return { screen: { kind: 'cart', model: shop.get(CartViewModel) }, address }
    case 'checkoutStep2':
    case 'checkoutStep3':
    case 'checkoutStep4':
    case 'checkoutStep5':
    case 'checkoutStep6': {
      const step = Number(page.routeId.at(-1)) as Step
      const isOpen = await shop.get(EnterStep).run(step, isCheckoutPath(cameFrom))
      return isOpen ? { screen: { kind: 'other' }, address } : openScreen(shop, to('checkoutStep1'))
    }
    case 'login': {
      if (isLoggedIn) return openScreen(shop, returnUrl(shop, url, to('home')))
      const isAskedTo = url.searchParams.has('alert')
      return { screen: { kind: 'login', model: shop.get(LoginViewModel), isAskedTo }, address }
    }
    default:
      return { screen: { kind: 'other' }, address }
  }
}

function screenAfter(shop: Container, failure: ApiFailure, address: string): Promise<Opened> | Opened {
  if (failure.kind !== 'session-ended') return { screen: { kind: 'failed' }, address }
  const { locale } = pageAt(new URL(address, 'https://shop.test').pathname, routing) ?? { locale: 'en' }
  return openScreen(shop, `${pathIn(locale)('login')}?logout=true`)
}

export function returnUrl(shop: Container, { searchParams }: URL, home: string): string {
  const isLogin = (path: string) => isPathOf('login', new URL(path, 'https://shop.test').pathname)
  return shop.get(ReturnUrl).run(searchParams.get('next'), home, isLogin)
}
