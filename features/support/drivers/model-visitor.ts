import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { LogOut } from '#application/session/log-out.ts'
import type { PathMemory } from '#application/session/path-memory.port.ts'
import type { SessionStorage } from '#application/session/session-storage.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { WayBack } from '#application/session/way-back.ts'
import { DEFAULT_COUNTRY_ID, type LanguageCode } from '#domain/place/language.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { isPathOf, localeOfPath, pathIn } from '#ui/routing/paths.ts'
import { SessionWatchViewModel } from '#ui/session/session-watch.view-model.ts'
import { compose } from '#ui/composition/compose.ts'
import type { Shop } from '#ui/composition/shop.tsx'
import { PlaceStore } from '#application/place/place.store.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import { plain, textsIn } from '../texts.ts'
import type { CartLine, Visitor } from '../visitor.ts'
import { openScreen, type Screen } from './open-screen.ts'
import { linesOnScreen, textsOnScreen, toldOnScreen } from './screen-texts.ts'

export type ModelVisitorSettings = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly origin: string
  readonly clock: ScenarioClock
  readonly timeoutMs: number
  readonly sessionStorage?: SessionStorage
}

const nowhere: SessionStorage = { save: () => {}, clear: () => {}, savePricesHidden: () => {} }

/** A visitor without a screen: the pages' view models, and what they would say. */
export class ModelVisitor implements Visitor {
  language: LanguageCode = 'en'
  protected readonly shop: Shop
  protected screen: Screen = { kind: 'none' }
  readonly #clock: ScenarioClock
  #address = ''
  #pathLeft: string | undefined

  constructor(settings: ModelVisitorSettings) {
    this.#clock = settings.clock
    this.shop = compose({
      sessionStorage: nowhere,
      ...settings,
      pathMemory: this.#pathMemory(),
      language: 'en',
      countryId: DEFAULT_COUNTRY_ID,
      journal: { answers: [] },
    })
  }

  async open(path: string): Promise<void> {
    if (this.#address !== '' && !isPathOf('login', pathnameOf(this.#address))) this.#pathLeft = this.#address
    this.shop.get(PlaceStore).speak(localeOfPath(pathnameOf(path)))
    const { screen, address } = await openScreen(this.shop, path)
    this.screen = screen
    this.#address = address
  }

  reload(): Promise<void> {
    return this.open(this.#address)
  }

  async address(): Promise<string> {
    return this.#address
  }

  async seen(): Promise<string> {
    return plain([...textsOnScreen(this.screen, textsIn(this.language)), ...this.told()].join('\n'))
  }

  received(): Promise<string> {
    return this.seen()
  }

  async divisions(): Promise<readonly string[]> {
    return linesOnScreen(this.screen).divisions
  }

  async groups(): Promise<readonly string[]> {
    return linesOnScreen(this.screen).groups
  }

  async parts(): Promise<readonly string[]> {
    return linesOnScreen(this.screen).parts
  }

  async showMoreGroups(): Promise<void> {
    this.#shown('home').unfold()
  }

  goToLogIn(): Promise<void> {
    return this.open(pathIn(this.language)('login'))
  }

  async logIn(username: string, password: string): Promise<void> {
    if (this.screen.kind !== 'login') await this.goToLogIn()
    const login = this.#shown('login')
    login.typeUsername(username)
    login.typePassword(password)
    if (await login.submit()) await this.open(this.#wayBack())
  }

  comeAs(username: string): Promise<void> {
    return this.logIn(username, 'demo')
  }

  async logOut(): Promise<void> {
    await this.shop.get(LogOut).run()
    await this.open(pathIn(this.language)('home'))
  }

  async requestPasswordReset(username: string): Promise<void> {
    await this.goToLogIn()
    this.#shown('login').typeUsername(username)
    await this.#shown('login').requestReset()
  }

  async typedUsername(): Promise<string> {
    return this.#shown('login').username
  }

  async bringToken(token: string): Promise<void> {
    this.shop.get(SessionStore).restore({ token, user: ANY_USER, features: NO_FEATURES, pricesHidden: false })
  }

  async keptUser(): Promise<Readonly<Record<string, unknown>> | undefined> {
    return this.shop.get(SessionStore).user
  }

  async addControl(): Promise<'missing' | 'disabled' | 'enabled'> {
    const { addToCart } = this.#shown('product').offer
    if (!addToCart.isShown) return 'missing'
    return addToCart.canAdd ? 'enabled' : 'disabled'
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
    const id = this.#lineOf(number)
    this.#shown('cart').type(id, text)
    await this.#shown('cart').settle(id)
  }

  removeLine(number: string): Promise<void> {
    return this.#shown('cart').remove(this.#lineOf(number))
  }

  async waitFor(ms: number): Promise<void> {
    this.#clock.pass(ms)
  }

  eventually(check: () => Promise<void>): Promise<void> {
    return check()
  }

  async close(): Promise<void> {}

  /** What was said in answer to what the visitor did. */
  protected told(): readonly string[] {
    const intl = textsIn(this.language)
    const alerts = this.shop.get(AlertsStore).alerts
    return [
      ...toldOnScreen(this.screen, intl),
      ...alerts.map((alert) =>
        'messageId' in alert ? intl.formatMessage({ id: alert.messageId }, alert.values) : alert.text,
      ),
    ].map(plain)
  }

  #pathMemory(): PathMemory {
    return { remember: () => {}, recall: () => this.#pathLeft }
  }

  #wayBack(): string {
    const asked = new URL(this.#address, 'https://shop.test').searchParams.get('next')
    const isLogin = (path: string) => isPathOf('login', pathnameOf(path))
    return this.shop.get(WayBack).run(asked, pathIn(this.language)('home'), isLogin)
  }

  #lineOf(number: string): string | number {
    const line = this.#shown('cart').lines.find(({ articleNo }) => articleNo === number)
    if (!line) throw new Error(`${number} is not in the cart`)
    return line.id
  }

  #shown<Kind extends Exclude<Screen['kind'], 'none' | 'failed'>>(kind: Kind) {
    if (this.screen.kind !== kind) throw new Error(`The visitor sees ${this.screen.kind}, not ${kind}`)
    return this.screen.model as Extract<Screen, { kind: Kind }>['model']
  }
}

export const pathnameOf = (path: string) => new URL(path, 'https://shop.test').pathname

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
