import type { PartnerInterfaceView } from './stored-interface.ts'

export type WebhookOutcome = Pick<PartnerInterfaceView['calls'][number], 'status' | 'failure'>

export type WebhookRequest = {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends requests to URLs that customers have entered. */
export type WebhookClient = {
  /** True if the configuration of the server permits the URL although it may be private. */
  isExempt(url: string): boolean
  /** Sends a request; never rejects, but returns an outcome for each failure. */
  send(request: WebhookRequest): Promise<WebhookOutcome>
}

/** Sends nothing: for a backend in a browser or in a test. */
export const NO_NETWORK: WebhookClient = {
  isExempt: () => false,
  send: async () => ({ failure: 'not-sent' }),
}

export const isDelivered = ({ status = 0, failure }: WebhookOutcome): boolean =>
  failure === undefined && status >= 200 && status < 300
