import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import {
  clearedSessionCookies,
  pricesHiddenCookie,
  sessionCookies,
} from '#adapters/cookies/session-cookies.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { Scenario } from '../depths.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import { textsIn } from '../texts.ts'
import type { CartLine, Visitor } from '../visitor.ts'
import { ANY_USER, ModelVisitor } from './model-visitor.ts'
import { PageReader } from './page-reader.ts'
import { WebClient, type Answer } from './web-client.ts'

/** Milliseconds; longer than the server waits for its API. */
const TIMEOUT = 5_000

export async function httpVisitor({ respond, clock }: Scenario): Promise<HttpVisitor> {
  const { shopServer } = await import('./shop-server.ts')
  const origin = await shopServer(respond)
  return new HttpVisitor(new WebClient(origin), clock)
}

/** Reads pages as they come over the wire; what a page's scripts would do, its view models do over the same wire. */
export class HttpVisitor extends ModelVisitor implements Visitor {
  readonly client: WebClient
  answer: Answer | undefined
  /** The path that was asked for last, whatever redirects have led to. */
  asked = ''
  page = new PageReader('')

  constructor(client: WebClient, clock: ScenarioClock) {
    super({
      fetch: client.fetch,
      origin: client.origin,
      clock,
      timeoutMs: TIMEOUT,
      sessionStorage: {
        save: (session, maxAge) => sessionCookies(session, maxAge).forEach((line) => client.keep(line)),
        clear: () => clearedSessionCookies().forEach((line) => client.keep(line)),
        savePricesHidden: (hidden) => client.keep(pricesHiddenCookie(hidden)),
      },
    })
    this.client = client
  }

  override async open(path: string): Promise<void> {
    const answer = await this.#load(path)
    if (this.#session === undefined) this.shop.get(SessionStore).end()
    this.#followCountry()
    if (answer.status === 200) await super.open(answer.path)
    else this.screen = { kind: 'failed' }
  }

  override reload(): Promise<void> {
    return this.open(this.answer?.path ?? '/')
  }

  /** The answer to this very address, a redirect too. */
  async ask(path: string): Promise<void> {
    this.asked = this.client.pathOf(path)
    this.answer = await this.client.ask(path)
    this.page = new PageReader(this.answer.text)
  }

  override async address(): Promise<string> {
    return this.answer?.path ?? ''
  }

  override async seen(): Promise<string> {
    return [this.page.text, ...this.told()].join('\n')
  }

  override async received(): Promise<string> {
    return this.answer?.text ?? ''
  }

  override async divisions(): Promise<readonly string[]> {
    return this.page.linksTo('division')
  }

  override async groups(): Promise<readonly string[]> {
    return this.page.linksTo('results', 'categories')
  }

  override async parts(): Promise<readonly string[]> {
    return this.page.linksTo('product')
  }

  override async bringToken(token: string): Promise<void> {
    for (const line of sessionCookies({ token, user: ANY_USER }, 3600)) this.client.keep(line)
    await super.bringToken(token)
  }

  override async keptUser(): Promise<Readonly<Record<string, unknown>> | undefined> {
    return this.#session?.user
  }

  override async addControl(): Promise<'missing' | 'disabled' | 'enabled'> {
    return this.page.buttonCalled(textsIn(this.language).formatMessage({ id: 'addToCart.add' }))
  }

  override async cartLines(): Promise<readonly CartLine[]> {
    return this.page.cartLines
  }

  /** The page as it is now for whoever loads it again. */
  override async changeQuantity(number: string, text: string): Promise<void> {
    await super.changeQuantity(number, text)
    await this.#load(await this.address())
  }

  override async removeLine(number: string): Promise<void> {
    await super.removeLine(number)
    await this.#load(await this.address())
  }

  override async removeMarked(): Promise<void> {
    await super.removeMarked()
    await this.#load(await this.address())
  }

  override async undoRemoval(): Promise<void> {
    await super.undoRemoval()
    await this.#load(await this.address())
  }

  override async noteLine(number: string, note: string): Promise<void> {
    await super.noteLine(number, note)
    await this.#load(await this.address())
  }

  override async retryChanges(): Promise<void> {
    await super.retryChanges()
    await this.#load(await this.address())
  }

  /** The view models ask for the country that the server has decided on. */
  #followCountry(): void {
    const chosenCountry = this.page.countryId
    if (chosenCountry === undefined) return
    const locale = this.shop.get(LocaleStore)
    const { snapshot } = locale
    locale.restore({ ...snapshot, chosenCountry, settings: { ...snapshot.settings, blacklist: [] } })
  }

  get #session() {
    return readSessionCookies(this.client.cookieHeader).session
  }

  async #load(path: string): Promise<Answer> {
    this.asked = this.client.pathOf(path)
    this.answer = await this.client.get(path)
    this.page = new PageReader(this.answer.text)
    return this.answer
  }
}
