import { makeAutoObservable } from 'mobx'
import type { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { PlainRouteId } from '#domain/routing/localised-path.ts'
import { INFO_CENTRE, type InfoCentreGroup } from './info-centre-pages.ts'

/** The navigation of the info centre, without pages that the account may not see (spec 6) or the API does not offer. */
export class InfoCentreNavigationViewModel {
  readonly #session: SessionStore
  readonly #capabilities: CapabilitiesStore

  constructor(session: SessionStore, capabilities: CapabilitiesStore) {
    this.#session = session
    this.#capabilities = capabilities
    makeAutoObservable(this)
  }

  get groups(): readonly InfoCentreGroup[] {
    const { features } = this.#session
    const offers = (routeId: PlainRouteId) =>
      routeId === 'infocenter'
        ? this.#capabilities.offers('overview')
        : this.#capabilities.offersPage(routeId)
    return INFO_CENTRE.map((group) => ({
      ...group,
      pages: group.pages.filter(
        ({ routeId, flag }) => offers(routeId) && (flag === undefined || (features[flag] ?? true)),
      ),
    })).filter(({ pages }) => pages.length > 0)
  }
}
