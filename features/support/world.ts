import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import type { WebhookClient } from '#mock-backend/partner-interface/webhook-client.ts'
import { pathIn } from '#ui/routing/paths.ts'
import { anyBackend } from './backend.ts'
import { openVisitor, stopShared, type Depth } from './depths.ts'
import { bookPage } from './book-page.ts'
import { BrowserVisitor } from './drivers/browser-visitor.ts'
import { ScenarioClock } from './scenario-clock.ts'
import { textsIn } from './texts.ts'
import type { Visitor } from './visitor.ts'

setDefaultTimeout(180_000)

type Json = Record<string, unknown>
export type ApiCall = {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: string
  readonly idempotencyKey: string | null
  readonly signal: AbortSignal
}

/** A scenario: a separate mock backend, a fake clock, and one visitor. */
export class ShopWorld extends World<{ readonly depth: Depth }> {
  readonly clock = new ScenarioClock(this.parameters.depth)
  /** Receiver of webhook calls; steps replace it. */
  receive: WebhookClient['send'] = async () => ({ failure: 'not-sent' })
  readonly backend = anyBackend(() => this.clock.now(), {
    webhookClient: { isExempt: () => false, send: (request) => this.receive(request) },
  })
  /** Calls of the shop to the API, oldest first. */
  readonly calls: ApiCall[] = []
  readonly #changes = new Map<string, (answer: Json, search: string) => Json>()
  #held: { readonly path: string; readonly gate: PromiseWithResolvers<void> } | undefined
  #leave: (() => Promise<unknown>) | undefined
  #visitor: Visitor | undefined

  get visitor(): Visitor {
    if (!this.#visitor) throw new Error('No visitor is there yet')
    return this.#visitor
  }

  get depth(): Depth {
    return this.parameters.depth
  }

  /** Path of a page in the visitor's language. */
  get to() {
    return pathIn(this.visitor.language)
  }

  /** A text of the shop in the visitor's language. */
  text(id: string, values?: Record<string, string | number>): string {
    return textsIn(this.visitor.language).formatMessage({ id }, values)
  }

  /** Passes a call of the shop to the mock backend, and records it. */
  readonly respond = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const { method, signal, headers } = request
    const idempotencyKey = headers.get('idempotency-key')
    const body = await request.clone().text()
    this.calls.push({ method, path: pathname, search, body, idempotencyKey, signal })
    if (pathname === this.#held?.path) await this.#held.gate.promise
    const response = await this.backend.respond(request)
    const change = this.#changes.get(pathname)
    return change ? Response.json(change((await response.json()) as Json, search)) : response
  }

  /** Makes the API change its response to this call; the result may violate the contract. */
  changeAnswer(path: string, change: (answer: Json, search: string) => Json): void {
    this.#changes.set(path, change)
  }

  /** Delays calls of this path until they are released. */
  holdBack(path: string): void {
    this.#held = { path, gate: Promise.withResolvers<void>() }
  }

  letGo(): void {
    this.#held?.gate.resolve()
    this.#held = undefined
  }

  callsTo(path: string): readonly ApiCall[] {
    return this.calls.filter((call) => call.path === path)
  }

  async begin(): Promise<void> {
    this.#visitor = await openVisitor(this.depth, this)
  }

  /** Replaces the current visitor; `leave` is called at the end of the scenario. */
  enter(visitor: Visitor, leave: () => Promise<unknown>): void {
    this.#visitor = visitor
    this.#leave = leave
  }

  async end(): Promise<void> {
    await this.#visitor?.close()
    await this.#leave?.()
  }
}

setWorldConstructor(ShopWorld)
Before(function (this: ShopWorld) {
  return this.begin()
})
/** Pauses the clock of the browser in a scenario that advances time explicitly. */
Before({ tags: '@still' }, async function (this: ShopWorld) {
  if (this.visitor instanceof BrowserVisitor) await this.visitor.stopTime()
})
After(function (this: ShopWorld) {
  return this.end()
})
/** Hooks after a scenario run in reverse order: the page is still open when this one runs. */
if (process.env['BOOK'] === '1') {
  After(async function (this: ShopWorld) {
    if (!(this.visitor instanceof BrowserVisitor)) return
    // a scenario may send a form without opening a page
    if (this.visitor.page.url() === 'about:blank') return
    const { picture, state } = await bookPage(this, this.visitor)
    if (picture) this.attach(picture, { mediaType: 'image/webp' })
    this.attach(JSON.stringify(state), 'application/json')
  })
}
AfterAll(stopShared)
