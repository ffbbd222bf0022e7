import type { InboxChannel, UnreadCount } from '#application/inbox/inbox-channel.port.ts'
import { isRecord } from '#domain/shared/json.ts'

export class TabInboxChannel implements InboxChannel {
  #opened: BroadcastChannel | undefined

  publish(news: UnreadCount): void {
    this.#channel?.postMessage(news)
  }

  subscribe(listener: (news: UnreadCount) => void): () => void {
    const onMessage = ({ data }: MessageEvent<unknown>) => isUnreadCount(data) && listener(data)
    this.#channel?.addEventListener('message', onMessage)
    return () => this.#channel?.removeEventListener('message', onMessage)
  }

  get #channel(): BroadcastChannel | undefined {
    if ('BroadcastChannel' in globalThis) this.#opened ??= new BroadcastChannel('inbox')
    return this.#opened
  }
}

const isUnreadCount = (data: unknown): data is UnreadCount =>
  isRecord(data) && typeof data['person'] === 'string' && typeof data['unread'] === 'number'
