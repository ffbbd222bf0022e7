const CHANGED = 'changed'

/**
 * Notifies the tabs of a browser that cookies have changed. The message has no content. A tab that becomes visible or
 * is restored from the back/forward cache also checks the cookies, because it may have missed a message.
 */
export class TabChannel {
  readonly #channel: BroadcastChannel | undefined

  constructor(name: string) {
    this.#channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  }

  /** Sends the message to all other tabs; this tab does not receive it. */
  publish(): void {
    // reading the cookies waits until a pending write is visible to all tabs
    void document.cookie
    this.#channel?.postMessage(CHANGED)
  }

  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => data === CHANGED && listener()
    const onShow = () => document.visibilityState === 'visible' && listener()
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && listener()
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
