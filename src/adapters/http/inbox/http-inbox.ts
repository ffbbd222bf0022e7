import type { InboxApi, ReadEntries } from '#application/inbox/inbox.port.ts'
import {
  inboxContract,
  type InboxChannels as ChannelsDto,
  type InboxKind as KindDto,
} from '#contracts/inbox/inbox.contract.ts'
import type { InboxChannels, InboxKind, InboxPage } from '#domain/inbox/inbox.ts'
import { kebab } from '../codes.ts'
import { HttpAdapter } from '../http-adapter.ts'

export class HttpInbox extends HttpAdapter implements InboxApi {
  readonly #calls = this.api.client(inboxContract)

  async page(start: number, length: number): Promise<InboxPage> {
    const { body } = await this.#calls.list.query({ body: { start, length } })
    const entries = body.entries.map((entry) => ({ ...entry, kind: kebab(entry.kind) }))
    return { entries, unread: body.unread, total: body.pagination.total }
  }

  async channels(): Promise<readonly InboxChannels[]> {
    const { body } = await this.#calls.channels.query()
    return body.channels.map((channels) => ({ ...channels, kind: kebab(channels.kind) }))
  }

  async markRead(entries: ReadEntries): Promise<number> {
    const { body } = await this.#calls.markRead.mutate({ body: entries })
    return body.unread
  }

  async saveChannels(channels: readonly InboxChannels[]): Promise<void> {
    const sent = channels.map((one): ChannelsDto => ({ ...one, kind: codeOf(one.kind) }))
    await this.#calls.saveChannels.mutate({ body: { channels: sent } })
  }
}

const codeOf = (kind: InboxKind) => kind.toUpperCase().replaceAll('-', '_') as KindDto
