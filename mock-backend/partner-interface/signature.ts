const HEX = 16
const text = new TextEncoder()
const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(HEX).padStart(2, '0')).join('')

const SECRET_BYTES = 24

/** 192 random bits after a prefix that tells the kind of secret. */
export function newSecret(mark: 'dbk' | 'whsec' | 'pos' | 'pot'): string {
  return `${mark}_${hex(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).buffer)}`
}

export const hashOf = async (secret: string) =>
  hex(await crypto.subtle.digest('SHA-256', text.encode(secret)))

/** The signature header of a delivery. It includes the time, to prevent replay of old deliveries. */
export async function signatureOf(payload: string, secret: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(secret), algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, text.encode(`${seconds}.${payload}`))
  return `t=${seconds},v1=${hex(signed)}`
}
