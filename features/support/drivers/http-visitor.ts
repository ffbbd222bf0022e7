import assert from 'node:assert/strict'
import { readSessionCookies } from '#adapters/cookies/read-session-cookies.ts'
import {
  clearedSessionCookies,
  pricesHiddenCookie,
  sessionCookies,
} from '#adapters/cookies/session-cookies.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import { pathIn } from '#ui/routing/paths.ts'
import { termQuery } from '#ui/search/header/search.view-model.ts'
import type { Scenario } from '../depths.ts'
import { eventually } from '../eventually.ts'
import type { ScenarioClock } from '../scenario-clock.ts'
import type { CartLine, Visitor } from '../visitor.ts'
import { ANY_USER, ModelVisitor } from './model-visitor.ts'
import { PageReader } from './page-reader.ts'
import { WebClient, type Answer, type Fields } from './web-client.ts'

/** Timeout in ms; longer than the server waits for the API. */
const TIMEOUT = 5_000

export async function httpVisitor({ respond, clock }: Scenario): Promise<HttpVisitor> {
  const { shopServer } = await import('./shop-server.ts')
  const origin = await shopServer(respond)
  return new HttpVisitor(new WebClient(origin), clock)
}

/** A visitor at the HTTP level: reads pages, and sends forms without scripts. */
export class HttpVisitor implements Visitor {
  language: LanguageCode = 'en'
  readonly client: WebClient
  response: Answer | undefined
  /** The last requested path, before any redirects. */
  asked = ''
  page = new PageReader('')
  readonly #scripts: ModelVisitor

  constructor(client: WebClient, clock: ScenarioClock) {
    this.client = client
    this.#scripts = new ModelVisitor({
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
  }

  /** Simulates the effects of a page's scripts, in the same session and over the same connection. */
  get scripts(): ModelVisitor {
    const stored = readSessionCookies(this.client.cookieHeader)
    const store = this.#scripts.shop.get(SessionStore)
    if (store.token !== stored.session?.token) store.restoreStored(stored)
    this.#scripts.language = this.language
    return this.#scripts
  }

  async open(path: string): Promise<void> {
    this.asked = this.client.pathOf(path)
    this.#show(await this.client.get(path))
  }

  reload(): Promise<void> {
    return this.open(this.response?.path ?? '/')
  }

  /** Requests a path without following a redirect. */
  async ask(path: string): Promise<PageReader> {
    this.asked = this.client.pathOf(path)
    return this.#show(await this.client.ask(path))
  }

  /** Sends a form without following its redirect. */
  async send(path: string, fields: Fields): Promise<Answer> {
    const response = await this.client.post(path, fields)
    this.#show(response)
    return response
  }

  async address(): Promise<string> {
    return this.response?.path ?? ''
  }

  async seen(): Promise<string> {
    return [this.page.text, await this.#scripts.seen()].join('\n')
  }

  async received(): Promise<string> {
    return this.response?.text ?? ''
  }

  async divisions(): Promise<readonly string[]> {
    return this.page.linksTo('division')
  }

  async groups(): Promise<readonly string[]> {
    return this.page.linksTo('results', 'categories')
  }

  async parts(): Promise<readonly string[]> {
    return this.page.linksTo('product')
  }

  async cartLines(): Promise<readonly CartLine[]> {
    return this.page.cartLines
  }

  async logIn(username: string, password: string): Promise<void> {
    const { location } = await this.send(this.#login, { username, password })
    if (location !== null) await this.open(location)
  }

  async comeAs(username: string): Promise<void> {
    const { status } = await this.send(this.#login, { username, password: 'demo' })
    assert.equal(status, 302, `${username} could not log in`)
  }

  async logOut(): Promise<void> {
    const { location } = await this.send(this.#login, { intent: 'logOut' })
    await this.open(location ?? assert.fail('nobody was logged out'))
  }

  search(term: string): Promise<void> {
    return this.open(pathIn(this.language)('results') + termQuery(term))
  }

  /** Sets the cookies of a session from an earlier visit. */
  bringToken(token: string): void {
    for (const line of sessionCookies({ token, user: ANY_USER }, 3600)) this.client.keep(line)
  }

  keptUser(): Readonly<Record<string, unknown>> | undefined {
    return readSessionCookies(this.client.cookieHeader).session?.user
  }

  eventually(check: () => Promise<void>): Promise<void> {
    return eventually(check)
  }

  async close(): Promise<void> {}

  get #login(): string {
    return pathIn(this.language)('login')
  }

  #show(response: Answer): PageReader {
    this.response = response
    this.page = new PageReader(response.text)
    return this.page
  }
}
