import { WatchInbox } from '#application/inbox/watch-inbox.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export class InboxWatchViewModel {
  static readonly keys = { watch: WatchInbox }
  readonly #deps

  constructor(deps: DepsOf<typeof InboxWatchViewModel.keys>) {
    this.#deps = deps
  }

  /** Returns the stop function. */
  watch(): () => void {
    return this.#deps.watch.run(() => document.visibilityState === 'visible')
  }
}
