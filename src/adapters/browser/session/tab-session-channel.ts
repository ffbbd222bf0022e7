import type { SessionChannel, StoredSessionState } from '#application/session/session-channel.port.ts'
import { TabChannel } from './tab-channel.ts'

export class TabSessionChannel implements SessionChannel {
  readonly #news = new TabChannel('session-news')

  publish(): void {
    this.#news.publish()
  }

  subscribe(heard: (stored: StoredSessionState) => void): () => void {
    const look = async () => heard(await storedVisit())
    return this.#news.subscribe(() => void look())
  }
}

/** Lazy, to keep the schema out of the initial bundle. */
async function storedVisit(): Promise<StoredSessionState> {
  const { readSessionCookies } = await import('../../cookies/read-session-cookies.ts')
  return readSessionCookies(document.cookie)
}
