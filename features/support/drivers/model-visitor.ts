import assert from 'node:assert/strict'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import type { SessionCookies } from '#application/session/session-cookies.port.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { DEFAULT_COUNTRY_ID, type LanguageCode } from '#domain/locale/language.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { AddToCartViewModel } from '#ui/add-to-cart/add-to-cart.view-model.ts'
import { SearchViewModel, termQuery } from '#ui/search/header/search.view-model.ts'
import { groupQuery } from '#ui/catalogue/group-query.mapping.ts'
import { isPathOf, localeOfPath, pathIn } from '#ui/routing/paths.ts'
import { SessionExpiryMonitorViewModel } from '#ui/session/session-expiry-monitor.view-model.ts'
import { compose } from '#ui/composition/compose.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { storeReturnPage } from '#ui/kernel/store-return-page.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import { HomeViewModel } from '#ui/home/home.view-model.ts'
import { ProductViewModel } from '#ui/products/page/product.view-model.ts'
import { LoginViewModel } from '#ui/session/login.view-model.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import { draftDevice } from '../../../tests/fixtures/draft-device.fixture.ts'
import { IMMEDIATELY } from '../../../tests/fixtures/patience.fixture.ts'
import { plain, textsIn } from '../texts.ts'
import { eventually } from '../eventually.ts'
import type { CartLine, Fields, SearchList, HttpResult, Visitor } from '../visitor.ts'
import { openPage, type ModelClass, type OpenPage } from './open-page.tsx'
import { PageReader } from './page-reader.ts'

export type ModelVisitorSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly clock: ScenarioClock
  readonly timeoutMs: number
  readonly sessionStorage?: SessionCookies
  readonly downloadStorage?: DownloadStorage
}

const STEPS_MAX = 10

const nowhere: SessionCookies = { save: () => {}, clear: () => {}, savePricesHidden: () => {} }

/** A visitor without a screen: uses the view models of pages, and the texts that they would display. */
export class ModelVisitor implements Visitor {
  language: LanguageCode = 'en'
  readonly shop: Container
  readonly #search: SearchViewModel
  #page: OpenPage | undefined
  readonly #clock: ScenarioClock
  readonly #origin: string
  #address = '/'

  constructor(settings: ModelVisitorSettings) {
    this.#clock = settings.clock
    this.#origin = settings.origin
    this.shop = compose({
      sessionStorage: nowhere,
      retryPolicy: IMMEDIATELY,
      ...settings,
      cookieJar: new RequestCookieJar(null),
      language: 'en',
      countryId: DEFAULT_COUNTRY_ID,
      dehydrated: { answers: [] },
      draftStorage: draftDevice(),
    })
    this.#search = this.shop.get(SearchViewModel)
  }

  async open(path: string): Promise<void> {
    let pageOrLocation = await this.#ask(path)
    for (let step = 0; typeof pageOrLocation === 'string'; step += 1) {
      if (step === STEPS_MAX) throw new Error(`${path} leads from one address to the next`)
      pageOrLocation = await this.#ask(pageOrLocation)
    }
  }

  async ask(path: string): Promise<PageReader> {
    await this.open(path)
    return this.page()
  }

  async send(path: string, fields: Fields): Promise<HttpResult> {
    const pageOrLocation = await this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) })
    return typeof pageOrLocation === 'string'
      ? { location: pageOrLocation, text: '' }
      : { location: null, text: await pageOrLocation.html() }
  }

  reload(): Promise<void> {
    return this.open(this.#address)
  }

  /** Reloads the data of the page, as its scripts do after a change; the view models remain. */
  async revalidate(): Promise<void> {
    await this.#ask(this.#address, {}, this.#page)
    await this.received()
  }

  async address(): Promise<string> {
    return this.#address
  }

  async seen(): Promise<string> {
    const { text } = await this.page()
    return [text, ...this.#raised()].join('\n')
  }

  /** The current page. */
  async page(): Promise<PageReader> {
    return new PageReader(await this.received())
  }

  async received(): Promise<string> {
    return (await this.#page?.html()) ?? ''
  }

  async divisions(): Promise<readonly string[]> {
    return (await this.page()).linksTo('division')
  }

  async groups(): Promise<readonly string[]> {
    return (await this.page()).linksTo('results', 'categories')
  }

  async parts(): Promise<readonly string[]> {
    return (await this.page()).linksTo('product')
  }

  async showMoreGroups(): Promise<void> {
    ;(await this.shown(HomeViewModel)).expand()
  }

  goToLogIn(): Promise<void> {
    return this.open(pathIn(this.language)('login'))
  }

  async logIn(username: string, password: string): Promise<void> {
    if (!isPathOf('login', this.#url.pathname)) await this.goToLogIn()
    const login = await this.shown(LoginViewModel)
    login.typeUsername(username)
    login.typePassword(password)
    // the login page redirects a user who is logged in
    if (await login.submit()) await this.reload()
  }

  async comeAs(username: string): Promise<void> {
    const { location } = await this.send(pathIn(this.language)('login'), { username, password: 'demo' })
    assert.notEqual(location, null, `${username} could not log in`)
  }

  async logOut(): Promise<void> {
    const { location } = await this.send(pathIn(this.language)('login'), { intent: 'logOut' })
    await this.open(location ?? assert.fail('nobody was logged out'))
  }

  hidePrices(): Promise<void> {
    return this.shop.get(TogglePrices).run()
  }

  async requestPasswordReset(username: string): Promise<void> {
    await this.goToLogIn()
    const login = await this.shown(LoginViewModel)
    login.typeUsername(username)
    await login.requestReset()
  }

  async typedUsername(): Promise<string> {
    return (await this.shown(LoginViewModel)).username
  }

  /** Sets the session of an earlier visit in the store. */
  bringToken(token: string): void {
    this.shop.get(SessionStore).restore({ token, user: ANY_USER, features: NO_FEATURES, pricesHidden: false })
  }

  keptUser(): Readonly<Record<string, unknown>> | undefined {
    return this.shop.get(SessionStore).user
  }

  async addControl(): Promise<'missing' | 'disabled' | 'enabled'> {
    return controlOf(await this.#addToCart())
  }

  async typeQuantity(text: string): Promise<void> {
    const addToCart = await this.#addToCart()
    addToCart.type(text)
    addToCart.settle()
  }

  async typedQuantity(): Promise<string> {
    return (await this.#addToCart()).typed
  }

  async putIntoCart(): Promise<void> {
    await (await this.#addToCart()).add()
    if (this.shop.get(SessionExpiryMonitorViewModel).wasEnded) {
      await this.open(`${pathIn(this.language)('login')}?logout=true`)
    }
  }

  async addedIsShown(): Promise<boolean> {
    return (await this.#addToCart()).state === 'added'
  }

  async cartLines(): Promise<readonly CartLine[]> {
    const { lines } = await this.shown(CartViewModel)
    return lines.map(({ articleNo, quantity }) => ({ number: articleNo, quantity }))
  }

  async changeQuantity(number: string, text: string): Promise<void> {
    const cart = await this.shown(CartViewModel)
    cart.line(lineOf(cart, number)).type(text)
    await cart.settle()
  }

  async removeLine(number: string): Promise<void> {
    const cart = await this.shown(CartViewModel)
    await cart.remove([lineOf(cart, number)])
  }

  async markLine(number: string): Promise<void> {
    const cart = await this.shown(CartViewModel)
    cart.selection.select(lineOf(cart, number), true)
  }

  async markAllLines(areMarked: boolean): Promise<void> {
    const { selection } = await this.shown(CartViewModel)
    selection.selectAll(areMarked)
  }

  async allLinesAreMarked(): Promise<boolean> {
    return (await this.shown(CartViewModel)).selection.areAll
  }

  async removeMarked(): Promise<void> {
    const cart = await this.shown(CartViewModel)
    await cart.remove(cart.selection.ids)
  }

  async undoRemoval(): Promise<void> {
    await (await this.shown(CartViewModel)).undo()
  }

  async noteLine(number: string, note: string): Promise<void> {
    const cart = await this.shown(CartViewModel)
    cart.line(lineOf(cart, number)).typeNote(note)
    await cart.settle()
  }

  async retryChanges(): Promise<void> {
    await (await this.shown(CartViewModel)).retry()
  }

  async typeSearch(text: string): Promise<void> {
    this.#search.enter()
    this.#search.type(text)
  }

  async search(term: string): Promise<void> {
    await this.typeSearch(term)
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
    this.#search.setExpanded(this.#foundPart(number).slug, true)
  }

  async hideDetails(number: string): Promise<void> {
    this.#search.setExpanded(this.#foundPart(number).slug, false)
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
    const group = this.#search.groups.find((categoryHit) => categoryHit.name === name)
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

  /** The view model of this class that the open page uses. */
  shown<Model>(type: ModelClass<Model>): Promise<Model> {
    return this.#page?.model(type) ?? assert.fail('no page is open')
  }

  async #addToCart(): Promise<AddToCartViewModel> {
    return (await this.shown(ProductViewModel)).offer.addToCart
  }

  #raised(): readonly string[] {
    const intl = textsIn(this.language)
    return this.alerts.alerts.map((alert) =>
      plain('messageId' in alert ? intl.formatMessage({ id: alert.messageId }, alert.values) : alert.text),
    )
  }

  get #url(): URL {
    return new URL(this.#address, this.#origin)
  }

  async #ask(path: string, init: RequestInit = {}, last?: OpenPage): Promise<OpenPage | string> {
    const url = new URL(path, this.#origin)
    this.shop.get(LocaleStore).setLanguage(localeOfPath(url.pathname))
    const request = new Request(url, { headers: { referer: this.#url.href }, ...init })
    const pageOrLocation = await openPage({ shop: this.shop, search: this.#search }, request, last)
    if (typeof pageOrLocation === 'string') return pageOrLocation
    this.#page = pageOrLocation
    this.#address = url.pathname + url.search
    storeReturnPage(this.shop, url)
    return pageOrLocation
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
}

function lineOf({ lines }: CartViewModel, number: string): string | number {
  return (
    lines.find(({ articleNo }) => articleNo === number)?.id ?? assert.fail(`${number} is not in the cart`)
  )
}

function controlOf({ isShown, canAdd }: AddToCartViewModel): 'missing' | 'disabled' | 'enabled' {
  if (!isShown) return 'missing'
  return canAdd ? 'enabled' : 'disabled'
}

/** A user with a session from an earlier visit. */
export const ANY_USER = {
  firstName: 'Anna',
  lastName: 'Becker',
  customerId: 'D0100001',
  entityId: 'DTDE',
  billingCountry: 'DE',
  mayTogglePrices: true,
  role: 'customer',
} as const
