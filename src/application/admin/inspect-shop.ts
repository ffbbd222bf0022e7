import { attempt } from '../kernel/attempt.ts'
import { Clock } from '../kernel/clock.port.ts'
import { AdminStore } from './admin.store.ts'
import { Administration, type MockBehaviour, type OpenCase, type Redirect } from './administration.port.ts'
import { groupReports, type ReportGroup } from './group-reports.ts'
import { ServerStatus } from './server-status.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum number of reports that are requested from the API; equal ones are grouped. */
const REPORTS_READ = 200
const REPORTS_SHOWN = 20

export type ShopState = {
  /** Latency of the API in ms; `undefined` if the API does not respond. */
  readonly latency: number | undefined
  readonly reports: readonly ReportGroup[]
  /** Absent if the API is not a mock. */
  readonly mock: MockBehaviour | undefined
  readonly redirects: readonly Redirect[]
  readonly cases: readonly OpenCase[]
  /** Empty in the browser. */
  readonly configuration: ServerStatus
}

/** Collects the state of the API and the error log for the admin page. */
export class InspectShop extends dependsOn({
  administration: Administration,
  admin: AdminStore,
  clock: Clock,
  facts: ServerStatus,
}) {
  /**
   * Applies `change` to the mock, then collects the state. `undefined` without a login, after a logout, or after the
   * token has expired.
   */
  async run(change: Partial<MockBehaviour> = {}): Promise<ShopState | undefined> {
    const { token } = this.deps.admin
    if (token === undefined) return undefined
    const mock = await answered(() => this.deps.administration.mock(token, change))
    const latency = await this.#latency()
    const reports = await answered(() => this.deps.administration.errorReports(token, REPORTS_READ), [])
    const redirects = (await answered(() => this.deps.administration.redirects(token))) ?? []
    const cases = (await answered(() => this.deps.administration.cases(token))) ?? []
    if (this.deps.admin.token !== token) return undefined
    if (reports !== undefined) {
      const groups = groupReports(reports, REPORTS_SHOWN)
      return { latency, reports: groups, mock, redirects, cases, configuration: this.deps.facts }
    }
    this.deps.admin.empty()
    return undefined
  }

  async #latency(): Promise<number | undefined> {
    const start = this.deps.clock.now()
    return answered(() => this.deps.administration.ping().then(() => this.deps.clock.now() - start))
  }
}

/** Ignores an unreachable API: the admin page must work while the shop does not. */
async function answered<Answer>(
  call: () => Promise<Answer>,
  otherwise?: Answer,
): Promise<Answer | undefined> {
  const answer = await attempt(call)
  return answer.ok ? answer.value : otherwise
}
