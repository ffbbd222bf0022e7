import { makeAutoObservable } from 'mobx'
import type { SessionStore } from '#application/session/session.store.ts'
import { INFO_CENTRE, type InfoCentreGroup } from './info-centre-pages.ts'

/** The navigation of the info centre, without pages that the account may not see (spec 6). */
export class InfoCentreNavigationViewModel {
  readonly #session: SessionStore

  constructor(session: SessionStore) {
    this.#session = session
    makeAutoObservable(this)
  }

  get groups(): readonly InfoCentreGroup[] {
    const { features } = this.#session
    return INFO_CENTRE.map((group) => ({
      ...group,
      pages: group.pages.filter(({ flag }) => flag === undefined || features[flag]),
    })).filter(({ pages }) => pages.length > 0)
  }
}
