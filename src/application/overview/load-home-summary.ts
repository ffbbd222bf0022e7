import { HomeSummaryApi } from './home-summary.port.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { attempt } from '../kernel/attempt.ts'
import { SessionStore } from '../session/session.store.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Loads the figures of the overview for the home page, which is also useful without them. */
export class LoadHomeSummary extends dependsOn({
  api: HomeSummaryApi,
  session: SessionStore,
  capabilities: CapabilitiesStore,
}) {
  /** `undefined` for guests, on failure, and if the API has no overview. */
  async run(): Promise<Overview | undefined> {
    if (!this.deps.session.isLoggedIn || !this.deps.capabilities.offers('overview')) return undefined
    const opened = await attempt(() => this.deps.api.overview())
    if (!opened.ok && opened.error.kind === 'session-ended') throw opened.error
    return opened.ok ? opened.value : undefined
  }
}
