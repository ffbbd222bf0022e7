import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { DEFAULT_COUNTRY_ID, type LanguageCode } from '#domain/locale/language.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { PricesViewModel } from '#ui/part/prices.view-model.ts'
import { AddToCartViewModel } from '#ui/add-to-cart/add-to-cart.view-model.ts'
import { SearchViewModel, termQuery } from '#ui/search/header/search.view-model.ts'
import { groupQuery } from '#ui/catalogue/group-facts.mapping.ts'
import { localeOfPath, pathIn } from '#ui/routing/paths.ts'
import { SessionWatchViewModel } from '#ui/session/session-watch.view-model.ts'
import { compose } from '#ui/composition/compose.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { rememberPage } from '#ui/kernel/remember-page.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import { AT_ONCE } from '../../../tests/fixtures/patience.fixture.ts'
import { plain, textsIn } from '../texts.ts'
import { eventually } from '../eventually.ts'
import type { CartLine, SearchList, Visitor } from '../visitor.ts'
import { openScreen, returnUrl, type Screen } from './open-screen.ts'
import { linesOnScreen, textsOfSearch, textsOnScreen, toldOnScreen } from './screen-texts.ts'

export type ModelVisitorSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly clock: ScenarioClock
  readonly timeoutMs: number
  readonly sessionStorage?: SessionCookies
  readonly downloadStorage?: DownloadStorage
}

const nowhere: SessionCookies = { save: () => {}, clear: () => {}, savePricesHidden: () => {} }

/** A visitor without a screen: the pages' view models, and what they would say. */
export class ModelVisitor implements Visitor {
  language: LanguageCode = 'en'
  readonly shop: Container
  readonly #search: SearchViewModel
  #screen: Screen = { kind: 'other' }
  readonly #clock: ScenarioClock
  #address = ''

  constructor(settings: ModelVisitorSettings) {
    this.#clock = settings.clock
    this.shop = compose({
      sessionStorage: nowhere,
      retryPolicy: AT_ONCE,
      ...settings,
      cookieJar: new RequestCookieJar(null),
      language: 'en',
      countryId: DEFAULT_COUNTRY_ID,
      dehydrated: { answers: [] },
    })
    this.#search = this.shop.get(SearchViewModel)
  }

  async open(path: string): Promise<void> {
    this.shop.get(LocaleStore).setLanguage(localeOfPath(pathnameOf(path)))
    const { screen, address } = await openScreen(this.shop, path, this.#address)
    this.#screen = screen
    this.#address = address
    rememberPage(this.shop, new URL(address, 'http://shop.test'))
  }

  reload(): Promise<void> {
    return this.open(this.#address)
  }

  async address(): Promise<string> {
    return this.#address
  }

  async seen(): Promise<string> {
    return plain(
      [
        ...textsOnScreen(this.#screen, textsIn(this.language), this.shop.get(PricesViewModel)),
        ...this.told(),
      ].join('\n'),
    )
  }

  received(): Promise<string> {
    return this.seen()
  }

  async divisions(): Promise<readonly string[]> {
    return linesOnScreen(this.#screen).divisions
  }

  async groups(): Promise<readonly string[]> {
    return linesOnScreen(this.#screen).groups
  }

  async parts(): Promise<readonly string[]> {
    return linesOnScreen(this.#screen).parts
  }

  async showMoreGroups(): Promise<void> {
    this.#shown('home').unfold()
  }

  goToLogIn(): Promise<void> {
    return this.open(pathIn(this.language)('login'))
  }

  async logIn(username: string, password: string): Promise<void> {
    if (this.#screen.kind !== 'login') await this.goToLogIn()
    const login = this.#shown('login')
    login.typeUsername(username)
    login.typePassword(password)
    if (await login.submit())
      await this.open(
        returnUrl(this.shop, new URL(this.#address, 'https://shop.test'), pathIn(this.language)('home')),
      )
  }

  comeAs(username: string): Promise<void> {
    return this.logIn(username, 'demo')
  }

  async logOut(): Promise<void> {
    await this.shop.get(LogOut).run()
    await this.open(pathIn(this.language)('home'))
  }

  hidePrices(): Promise<void> {
    return this.shop.get(TogglePrices).run()
  }

  async requestPasswordReset(username: string): Promise<void> {
    await this.goToLogIn()
    this.#shown('login').typeUsername(username)
    await this.#shown('login').requestReset()
  }

  async typedUsername(): Promise<string> {
    return this.#shown('login').username
  }

  /** A session from an earlier visit, as the browser kept it. */
  bringToken(token: string): void {
    this.shop.get(SessionStore).restore({ token, user: ANY_USER, features: NO_FEATURES, pricesHidden: false })
  }

  keptUser(): Readonly<Record<string, unknown>> | undefined {
    return this.shop.get(SessionStore).user
  }

  async addControl(): Promise<'missing' | 'disabled' | 'enabled'> {
    return controlOf(this.#shown('product').offer.addToCart)
  }

  async typeQuantity(text: string): Promise<void> {
    const { addToCart } = this.#shown('product').offer
    addToCart.type(text)
    addToCart.settle()
  }

  async typedQuantity(): Promise<string> {
    return this.#shown('product').offer.addToCart.typed
  }

  async putIntoCart(): Promise<void> {
    await this.#shown('product').offer.addToCart.add()
    if (this.shop.get(SessionWatchViewModel).wasEnded) {
      await this.open(`${pathIn(this.language)('login')}?logout=true`)
    }
  }

  async addedIsShown(): Promise<boolean> {
    return this.#shown('product').offer.addToCart.state === 'added'
  }

  async cartLines(): Promise<readonly CartLine[]> {
    return this.#shown('cart').lines.map(({ articleNo, quantity }) => ({ number: articleNo, quantity }))
  }

  async changeQuantity(number: string, text: string): Promise<void> {
    const cart = this.#shown('cart')
    cart.line(this.#lineOf(number)).type(text)
    await cart.settle()
  }

  removeLine(number: string): Promise<void> {
    return this.#shown('cart').remove([this.#lineOf(number)])
  }

  async markLine(number: string): Promise<void> {
    this.#shown('cart').marks.mark(this.#lineOf(number), true)
  }

  async markAllLines(areMarked: boolean): Promise<void> {
    this.#shown('cart').marks.markAll(areMarked)
  }

  async allLinesAreMarked(): Promise<boolean> {
    return this.#shown('cart').marks.areAll
  }

  removeMarked(): Promise<void> {
    return this.#shown('cart').remove(this.#shown('cart').marks.ids)
  }

  undoRemoval(): Promise<void> {
    return this.#shown('cart').undo()
  }

  async noteLine(number: string, note: string): Promise<void> {
    this.#shown('cart').line(this.#lineOf(number)).typeNote(note)
    await this.#shown('cart').settle()
  }

  retryChanges(): Promise<void> {
    return this.#shown('cart').retry()
  }

  async typeSearch(text: string): Promise<void> {
    this.#search.enter()
    this.#search.type(text)
  }

  async typedSearch(): Promise<string> {
    return this.#search.text
  }

  async search(term: string): Promise<void> {
    await this.typeSearch(term)
    await this.submitSearch()
  }

  async submitSearch(): Promise<void> {
    const target = await this.#search.submit()
    const to = pathIn(this.language)
    if (target.kind === 'product') await this.open(to('product', { slug: target.slug }))
    if (target.kind === 'results') await this.open(to('results') + termQuery(target.term))
  }

  async searchState(): Promise<SearchViewModel['state']> {
    return this.#search.state
  }

  async searchList(): Promise<SearchList | undefined> {
    const { isOpen, parts, groups } = this.#search
    if (!isOpen) return undefined
    return {
      products: parts.map(({ sku, name }) => `${sku} ${name}`),
      groups: groups.map(({ name }) => name),
    }
  }

  async showDetails(number: string): Promise<void> {
    this.#search.fold(this.#foundPart(number).slug, true)
  }

  async hideDetails(number: string): Promise<void> {
    this.#search.fold(this.#foundPart(number).slug, false)
  }

  async foundControl(number: string): Promise<'missing' | 'disabled' | 'enabled'> {
    return controlOf(this.#offered(number))
  }

  async putFoundIntoCart(number: string, quantity: string): Promise<void> {
    const offered = this.#offered(number)
    offered.type(quantity)
    await offered.add()
  }

  async followGroup(name: string): Promise<void> {
    const group = this.#search.groups.find((found) => found.name === name)
    if (!group) throw new Error(`The search has not found the group ${name}`)
    await this.open(pathIn(this.language)('results') + groupQuery(group.id))
  }

  get alerts(): AlertsStore {
    return this.shop.get(AlertsStore)
  }

  async closeMessages(): Promise<void> {
    for (const { id } of this.alerts.alerts) this.alerts.close(id)
  }

  async waitFor(ms: number): Promise<void> {
    this.#clock.pass(ms)
  }

  eventually(check: () => Promise<void>): Promise<void> {
    return eventually(check)
  }

  async close(): Promise<void> {}

  /** What was said in answer to what the visitor did. */
  told(): readonly string[] {
    const intl = textsIn(this.language)
    return [
      ...toldOnScreen(this.#screen, intl),
      ...textsOfSearch(this.#search, intl, this.shop.get(PricesViewModel)),
      ...this.alerts.alerts.map((alert) =>
        'messageId' in alert ? intl.formatMessage({ id: alert.messageId }, alert.values) : alert.text,
      ),
    ].map(plain)
  }

  #lineOf(number: string): string | number {
    const line = this.#shown('cart').lines.find(({ articleNo }) => articleNo === number)
    if (!line) throw new Error(`${number} is not in the cart`)
    return line.id
  }

  #foundPart(number: string): ProductSummary {
    const part = this.#search.parts.find(({ sku }) => sku === number)
    if (!part) throw new Error(`The search has not found ${number}`)
    return part
  }

  #offered(number: string): AddToCartViewModel {
    const model = this.shop.get(AddToCartViewModel)
    model.offer(this.#foundPart(number))
    return model
  }

  #shown<Kind extends Exclude<Screen['kind'], 'failed' | 'other'>>(kind: Kind) {
    if (this.#screen.kind !== kind) throw new Error(`The visitor sees ${this.#screen.kind}, not ${kind}`)
    return this.#screen.model as Extract<Screen, { kind: Kind }>['model']
  }
}

const pathnameOf = (path: string) => new URL(path, 'https://shop.test').pathname

function controlOf({ isShown, canAdd }: AddToCartViewModel): 'missing' | 'disabled' | 'enabled' {
  if (!isShown) return 'missing'
  return canAdd ? 'enabled' : 'disabled'
}

/** Whoever brings a session from an earlier visit. */
export const ANY_USER = {
  firstName: 'Anna',
  lastName: 'Becker',
  customerId: 'D0100001',
  entityId: 'DTDE',
  billingCountry: 'DE',
  mayTogglePrices: true,
  role: 'customer',
} as const
