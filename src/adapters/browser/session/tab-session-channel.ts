import type { SessionNews, StoredVisit } from '#application/session/session-channel.port.ts'
import { TabNews } from './tab-channel.ts'

export class TabSessionNews implements SessionNews {
  readonly #news = new TabNews('session-news')

  tell(): void {
    this.#news.tell()
  }

  hear(heard: (stored: StoredVisit) => void): () => void {
    const look = async () => heard(await storedVisit())
    return this.#news.hear(() => void look())
  }
}

/** The schema behind it stays out of the first scripts. */
async function storedVisit(): Promise<StoredVisit> {
  const { readSessionCookies } = await import('../../cookies/read-session-cookies.ts')
  return readSessionCookies(document.cookie)
}
