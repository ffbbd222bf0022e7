import { hex } from '../sha-256.ts'

const text = new TextEncoder()

const SECRET_BYTES = 24

/** Creates a secret: a prefix for its kind, and 192 random bits. */
export function newSecret(mark: 'dbk' | 'whsec' | 'pos' | 'pot'): string {
  return `${mark}_${hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer)}`
}

/**
 * Value of the signature header of a webhook delivery. It includes the time, so that a receiver can reject
 * replayed deliveries.
 */
export async function signatureOf(payload: string, secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, text.encode(`${seconds}.${payload}`))
  return `t=${seconds},v1=${hex(signed)}`
}
