import { pathTo } from '#domain/pages/localised-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { NewSession, PunchOutApi, PunchOutRefusal, System } from './punch-out-api.port.ts'

/** `path` is the page that the session begins on. */
type Started = { readonly ticket: string; readonly path: string }

/** Starts a session for a buyer's system. */
export class StartPunchOut {
  readonly #api: PunchOutApi
  readonly #routing: Routing

  constructor(api: PunchOutApi, routing: Routing) {
    this.#api = api
    this.#routing = routing
  }

  /** `shown`: part number or words to open the session on. */
  async run(system: System, session: NewSession, shown?: string): Promise<Result<Started, PunchOutRefusal>> {
    const started = await this.#api.start(system, session)
    return started.ok ? ok({ ticket: started.value, path: this.#firstPage(system, session, shown) }) : started
  }

  #firstPage({ language }: System, { operation, job }: NewSession, shown: string | undefined): string {
    const pathOf = (page: 'results' | 'checkoutStep1' | 'home') => pathTo(page, language, this.#routing)
    if (shown !== undefined) return `${pathOf('results')}?${new URLSearchParams({ term: shown })}`
    if (operation !== 'CREATE') return pathOf('checkoutStep1')
    const { vin } = job
    return vin === undefined ? pathOf('home') : pathTo('vinLookup', language, this.#routing, { vin })
  }
}
