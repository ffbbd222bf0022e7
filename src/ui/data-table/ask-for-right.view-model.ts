import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { helpDeskFor } from '#domain/session/help-desk.ts'
import { safeExternalHref } from '#domain/session/return-path.ts'

/** Whom one asks for a right that is missing: the help desk of the country. */
export class AskForRightViewModel {
  readonly #session: SessionStore
  readonly #content: ContentStore

  constructor(session: SessionStore, content: ContentStore) {
    this.#session = session
    this.#content = content
    makeAutoObservable(this)
  }

  /** Who asks, as the help desk knows them. */
  get asker(): { readonly user: string; readonly customer: string } {
    const { firstName = '', lastName = '', customerId = '' } = this.#session.user ?? {}
    return { user: `${firstName} ${lastName}`.trim(), customer: customerId }
  }

  /** Undefined for a country without help desk. */
  hrefFor(request: string): string | undefined {
    const href = safeExternalHref(this.#content.frame?.country.links.helpDesk)
    return href === undefined ? undefined : helpDeskFor(href, request)
  }
}
