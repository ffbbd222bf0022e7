import type { ShownInterface } from './stored-interface.ts'

export type Outcome = Pick<ShownInterface['calls'][number], 'status' | 'failure'>

export type WebhookRequest = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Calls addresses that customers have entered. */
export type WebhookClient = {
  /** An address that may be private, by the configuration of the server. */
  isExempt(url: string): boolean
  /** Never rejects. */
  send(request: WebhookRequest): Promise<Outcome>
}

/** For a backend in a browser or a test, without network. */
export const NO_NETWORK: WebhookClient = {
  isExempt: () => false,
  send: async () => ({ failure: 'not-sent' }),
}

export const isDelivered = ({ status = 0, failure }: Outcome): boolean =>
  failure === undefined && status >= 200 && status < 300
