import type { StoredWebhook } from './stored-interface.ts'
import { signatureOf } from './signature.ts'

type Delivery = StoredWebhook['deliveries'][number]
type Sent = Pick<Delivery, 'event' | 'attempt' | 'status'> & {
  readonly secret: string
  /** Absent: of an event that happens now. */
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

/** Nothing is sent out of a mock backend: a receiver whose name begins with "down" is down. */
export const statusAt = (url: string): number => (/^https:\/\/down\b/.test(url) ? 503 : 200)
