import { ApiFailure } from '../shared/api-failure.ts'
import type { AdminStore } from './admin.store.ts'
import type { Administration, ErrorReport, MockBehaviour } from './administration.port.ts'

const REPORTS_SHOWN = 20

export type ShopState = {
  /** Milliseconds; `undefined` when the API does not answer. */
  readonly latency: number | undefined
  readonly reports: readonly ErrorReport[]
  /** Absent where the API is no mock. */
  readonly mock: MockBehaviour | undefined
}

/** How the API does and what went wrong, as the second service tells those who are logged in to it. */
export class InspectShop {
  readonly #administration: Administration
  readonly #admin: AdminStore
  readonly #now: () => number

  constructor(administration: Administration, admin: AdminStore, now: () => number) {
    this.#administration = administration
    this.#admin = admin
    this.#now = now
  }

  /** `undefined` when nobody is logged in, or no longer. A `change` is made to the mock on the way. */
  async run(change: Partial<MockBehaviour> = {}): Promise<ShopState | undefined> {
    const { token } = this.#admin
    if (token === undefined) return undefined
    const mock = await answered(this.#administration.mock(token, change))
    const latency = await this.#latency()
    const reports = await answered(this.#administration.errorReports(token, REPORTS_SHOWN), [])
    if (reports !== undefined) return { latency, reports, mock }
    this.#admin.empty()
    return undefined
  }

  async #latency(): Promise<number | undefined> {
    const start = this.#now()
    return answered(this.#administration.ping().then(() => this.#now() - start))
  }
}

/** What cannot be asked for is left out: the page is there to look at a shop that is not well. */
async function answered<Answer>(answer: Promise<Answer>, otherwise?: Answer): Promise<Answer | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiFailure) return otherwise
    throw error
  }
}
