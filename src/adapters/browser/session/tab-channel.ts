const CHANGED = 'changed'

/**
 * Between the tabs of one browser, which share its cookies. A message says no more than that the cookies are worth a
 * look, and so do a tab that comes to the front and a page that comes back: they may have slept through the message.
 */
export class TabChannel {
  readonly #channel: BroadcastChannel | undefined

  constructor(name: string) {
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  }

  /** Reaches every tab but this one. */
  tell(): void {
    // a browser may write cookies while the page goes on; who reads them waits until they are there for all tabs
    void document.cookie
    this.#channel?.postMessage(CHANGED)
  }

  /** Answers how to stop hearing. */
  hear(look: () => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => data === CHANGED && look()
    const onShow = () => document.visibilityState === 'visible' && look()
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && look()
    this.#channel?.addEventListener('message', onMessage)
    document.addEventListener('visibilitychange', onShow)
    addEventListener('pageshow', onReturn)
    return () => {
      this.#channel?.removeEventListener('message', onMessage)
      document.removeEventListener('visibilitychange', onShow)
      removeEventListener('pageshow', onReturn)
    }
  }
}
