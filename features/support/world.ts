import { After, AfterAll, Before, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber'
import { pathIn } from '#ui/routing/paths.ts'
import { anyBackend } from './backend.ts'
import { openVisitor, stopShared, type Depth } from './depths.ts'
import { ScenarioClock } from './scenario-clock.ts'
import { textsIn } from './texts.ts'
import type { Visitor } from './visitor.ts'

setDefaultTimeout(30_000)

type ApiCall = { readonly path: string; readonly body: string; readonly signal: AbortSignal }

/** One scenario: a backend of its own, its own time, and one visitor. */
export class ShopWorld extends World<{ readonly depth: Depth }> {
  readonly clock = new ScenarioClock()
  readonly backend = anyBackend(() => this.clock.now())
  /** What the shop has asked its API for, oldest first. */
  readonly calls: ApiCall[] = []
  #visitor: Visitor | undefined

  get visitor(): Visitor {
    if (!this.#visitor) throw new Error('No visitor is there yet')
    return this.#visitor
  }

  get depth(): Depth {
    return this.parameters.depth
  }

  /** Paths in the visitor's language. */
  get to() {
    return pathIn(this.visitor.language)
  }

  /** A sentence of the shop in the visitor's language. */
  text(id: string, values?: Record<string, string | number>): string {
    return textsIn(this.visitor.language).formatMessage({ id }, values)
  }

  /** The API as the shop reaches it. */
  readonly respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    this.calls.push({ path: pathname, body: await request.clone().text(), signal: request.signal })
    return this.backend.respond(request)
  }

  callsTo(path: string): readonly ApiCall[] {
    return this.calls.filter((call) => call.path === path)
  }

  async begin(): Promise<void> {
    this.#visitor = await openVisitor(this.depth, this)
  }

  async end(): Promise<void> {
    await this.#visitor?.close()
  }
}

setWorldConstructor(ShopWorld)
Before(function (this: ShopWorld) {
  return this.begin()
})
After(function (this: ShopWorld) {
  return this.end()
})
AfterAll(stopShared)
