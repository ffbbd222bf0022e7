import { isRecord } from '#domain/shared/json.ts'

/** Version of the cart that a tab has loaded. */
export type CartVersionMessage = { readonly personId: string; readonly version: number }

/**
 * Notifies the other tabs of the browser that the cart has changed. A hidden tab receives the notification when it
 * becomes visible.
 */
export class TabCartChannel {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('cart') : undefined

  /** Sends the message to all other tabs; this tab does not receive it. */
  publish(news: CartVersionMessage): void {
    this.#channel?.postMessage(news)
  }

  subscribe(listener: (news: CartVersionMessage) => void): void {
    let latest: CartVersionMessage | undefined
    const notify = () => {
      if (latest === undefined || document.visibilityState !== 'visible') return
      const news = latest
      latest = undefined
      listener(news)
    }
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isCartNews(data)) return
      latest = data
      notify()
    })
    document.addEventListener('visibilitychange', notify)
  }
}

const isCartNews = (data: unknown): data is CartVersionMessage =>
  isRecord(data) && typeof data['personId'] === 'string' && typeof data['version'] === 'number'
