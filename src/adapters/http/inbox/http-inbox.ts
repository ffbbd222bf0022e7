import type { InboxApi, ReadEntries } from '#application/inbox/inbox.port.ts'
import { inboxContract } from '#contracts/inbox/inbox.contract.ts'
import type { InboxChannels, InboxPage } from '#domain/inbox/inbox.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpInbox extends HttpAdapter implements InboxApi {
  readonly #calls = this.api.client(inboxContract)

  async page(start: number, length: number): Promise<InboxPage> {
    const { body } = await this.#calls.list.query({ body: { start, length } })
    return { entries: body.entries, unread: body.unread, total: body.pagination.total }
  }

  async channels(): Promise<readonly InboxChannels[]> {
    return (await this.#calls.channels.query()).body.channels
  }

  async markRead(entries: ReadEntries): Promise<number> {
    return (await this.#calls.markRead.mutate({ body: entries })).body.unread
  }

  async saveChannels(channels: readonly InboxChannels[]): Promise<void> {
    await this.#calls.saveChannels.mutate({ body: { channels: [...channels] } })
  }
}
