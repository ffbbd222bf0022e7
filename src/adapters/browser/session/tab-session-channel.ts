import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { SessionChannel, StoredSessionState } from '#application/session/session-channel.port.ts'
import { TabChannel } from './tab-channel.ts'

export class TabSessionChannel implements SessionChannel {
  readonly #channel = new TabChannel('session-news')

  publish(): void {
    this.#channel.publish()
  }

  subscribe(listener: (stored: StoredSessionState) => void): () => void {
    const onChange = async () => {
      try {
        listener(await storedVisit())
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error
        addEventListener('online', () => void onChange(), { once: true })
      }
    }
    return this.#channel.subscribe(() => void onChange())
  }
}

/** Loads the cookie schema on demand, to exclude it from the initial bundle. */
async function storedVisit(): Promise<StoredSessionState> {
  const { readSessionCookies } = await import('../../cookies/read-session-cookies.ts')
  return readSessionCookies(document.cookie)
}
