import type { StoredWebhook } from './stored-interface.ts'
import { signatureOf } from './signature.ts'

type Delivery = StoredWebhook['deliveries'][number]
type Sent = Pick<Delivery, 'event' | 'attempt' | 'status'> & {
  readonly secret: string
  /** The payload to send again; generated if absent. */
  readonly payload?: string
}

export async function deliveryOf(
  { event, attempt, status, secret, payload }: Sent,
  now: number,
): Promise<Delivery> {
  const id = `dlv_${crypto.randomUUID()}`
  const at = new Date(now).toISOString()
  const sent = payload ?? JSON.stringify({ id, event, at })
  return { id, event, status, attempt, at, payload: sent, signature: await signatureOf(sent, secret, now) }
}

/** The simulated status of a receiver, for the mock sends nothing: hosts that begin with "down" answer 503. */
export const statusAt = (url: string): number => (/^https:\/\/down\b/.test(url) ? 503 : 200)
