import { makeAutoObservable } from 'mobx'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { MenuEntry } from '#domain/pages/page-table.ts'
import { isPlain, type PlainRouteId } from '#domain/pages/localised-path.ts'
import { pagePropertiesOf, ROUTE_IDS } from '#domain/pages/pages.ts'
import { groupBy } from '#domain/shared/group-by.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

type Entry = MenuEntry & { readonly routeId: PlainRouteId }
type Group = { readonly messageId: string; readonly pages: readonly Entry[] }

const ENTRIES = ROUTE_IDS.filter(isPlain).flatMap((routeId): Entry[] => {
  const { menu } = pagePropertiesOf(routeId)
  return menu ? [{ ...menu, routeId }] : []
})
const GROUPS = [...groupBy(ENTRIES, ({ group }) => group)]

/**
 * The navigation of the info centre, without pages that the account may not see (spec 6) or the API does not
 * offer.
 */
export class InfoCentreNavigationViewModel {
  static readonly keys = { session: SessionStore, capabilities: CapabilitiesStore }
  readonly #deps

  constructor(deps: DepsOf<typeof InfoCentreNavigationViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  get groups(): readonly Group[] {
    const { features } = this.#deps.session
    const offers = (routeId: PlainRouteId) =>
      routeId === 'infocenter'
        ? this.#deps.capabilities.offers('overview')
        : this.#deps.capabilities.offersPage(routeId)
    return GROUPS.map(([messageId, entries]) => ({
      messageId,
      pages: entries.filter(
        ({ routeId, right }) => offers(routeId) && (right === undefined || (features[right] ?? true)),
      ),
    })).filter(({ pages }) => pages.length > 0)
  }
}
