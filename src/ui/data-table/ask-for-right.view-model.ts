import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { whomToAsk } from '#domain/layout/help-desk.ts'

/** Whom one asks for a right that is missing. */
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

  /** Undefined while nothing of the country is known. */
  contactFor(request: string): ReturnType<typeof whomToAsk> | undefined {
    const { frame } = this.#content
    return frame && whomToAsk(frame.country, request)
  }
}
