import { makeAutoObservable, observableRef } from 'mobx'
import { ManageInbox } from '#application/inbox/manage-inbox.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { ShopRouting } from '#application/locale/shop-routing.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { InboxChannels, InboxEntry, InboxPage } from '#domain/inbox/inbox.ts'
import { linkInLanguage } from '#domain/layout/supplied-link.ts'
import { safeInternalPath } from '#domain/session/return-path.ts'

export type InboxPageData = InboxPage & {
  readonly channels: readonly InboxChannels[]
  readonly page: number
  readonly pageCount: number
}

const NOTHING: InboxPageData = { entries: [], unread: 0, total: 0, channels: [], page: 1, pageCount: 1 }

export class InboxViewModel {
  static readonly keys = {
    inbox: ManageInbox,
    session: SessionStore,
    locale: LocaleStore,
    routing: ShopRouting,
  }
  shown = NOTHING
  /** True if the user has just marked the last unread entry as read; the button for all entries then disappears. */
  isCleared = false
  readonly #deps

  constructor(deps: DepsOf<typeof InboxViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { shown: observableRef })
  }

  show(pageData: InboxPageData): void {
    this.isCleared = this.shown.unread > 0 && pageData.unread === 0
    this.shown = pageData
  }

  get entries(): readonly (InboxEntry & { readonly href: string | undefined })[] {
    return this.shown.entries.map((entry) => ({ ...entry, href: this.hrefOf(entry) }))
  }

  /**
   * Time of the newest loaded entry. "Mark all as read" applies to entries up to this time, so that newer entries,
   * which the user has not seen, remain unread.
   */
  get until(): string | undefined {
    return this.shown.entries[0]?.at
  }

  get email(): string | undefined {
    return this.#deps.session.user?.email
  }

  /** False for a help desk session on behalf of the person: opening entries must not mark them as read. */
  get isOwn(): boolean {
    return this.#deps.session.user?.onBehalf === undefined
  }

  private hrefOf({ path }: InboxEntry): string | undefined {
    const internalPath = path === undefined ? undefined : safeInternalPath(`/${path}`)
    return internalPath && linkInLanguage(internalPath, this.#deps.locale.language, this.#deps.routing)
  }

  /** Marks an opened entry as read. The navigation to its page does not wait for the request. */
  open({ id, isRead }: InboxEntry): void {
    if (!isRead && this.isOwn) void this.#deps.inbox.markRead({ id })
  }
}
