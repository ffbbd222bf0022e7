import type { Overview } from '#domain/overview/overview.ts'
import { attempt } from '../kernel/attempt.ts'
import type { SessionStore } from '../session/session.store.ts'
import type { CapabilitiesStore } from '../shared/capabilities.store.ts'
import type { OverviewApi } from './overview-api.port.ts'

/** The numbers of today beside a page that stands without them. */
export class OpenToday {
  readonly #api: OverviewApi
  readonly #session: SessionStore
  readonly #capabilities: CapabilitiesStore

  constructor(api: OverviewApi, session: SessionStore, capabilities: CapabilitiesStore) {
    this.#api = api
    this.#session = session
    this.#capabilities = capabilities
  }

  /** `undefined` for guests, on failure, and where the API has none. */
  async run(): Promise<Overview | undefined> {
    if (!this.#session.isLoggedIn || !this.#capabilities.offers('overview')) return undefined
    const opened = await attempt(() => this.#api.overview())
    if (!opened.ok && opened.error.kind === 'session-ended') throw opened.error
    return opened.ok ? opened.value : undefined
  }
}
