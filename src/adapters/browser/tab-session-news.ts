import type { SessionNews, StoredVisit } from '#application/session/session-news.port.ts'

const CHANNEL = 'session-news'
const CHANGED = 'changed'

/**
 * The tabs of one browser, which share its cookies. A message says no more than that the cookies are worth a look,
 * and so do a tab that comes to the front and a page that comes back: they may have slept through the message.
 */
export class TabSessionNews implements SessionNews {
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined

  tell(): void {
    this.#channel?.postMessage(CHANGED)
  }

  hear(heard: (stored: StoredVisit) => void): () => void {
    const look = async () => heard(await storedVisit())
    const onMessage = ({ data }: MessageEvent<unknown>) => data === CHANGED && void look()
    const onShow = () => document.visibilityState === 'visible' && void look()
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && void look()
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

/** The schema behind it stays out of the first scripts. */
async function storedVisit(): Promise<StoredVisit> {
  const { readSessionCookies } = await import('../cookies/read-session-cookies.ts')
  return readSessionCookies(document.cookie)
}
