import { TodayApi } from './today-api.port.ts'
import type { Overview } from '#domain/overview/overview.ts'
import { attempt } from '../kernel/attempt.ts'
import { SessionStore } from '../session/session.store.ts'
import { CapabilitiesStore } from '../shared/capabilities.store.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** The numbers of today beside a page that stands without them. */
export class OpenToday extends dependsOn({
  api: TodayApi,
  session: SessionStore,
  capabilities: CapabilitiesStore,
}) {
  /** `undefined` for guests, on failure, and where the API has none. */
  async run(): Promise<Overview | undefined> {
    if (!this.deps.session.isLoggedIn || !this.deps.capabilities.offers('overview')) return undefined
    const opened = await attempt(() => this.deps.api.overview())
    if (!opened.ok && opened.error.kind === 'session-ended') throw opened.error
    return opened.ok ? opened.value : undefined
  }
}
