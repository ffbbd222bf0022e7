import { createHash, createHmac } from 'node:crypto'

type Data = ArrayBuffer | Uint8Array<ArrayBuffer>

const bytes = (data: Data) => new Uint8Array(data)
const plain = (data: Uint8Array): ArrayBuffer => new Uint8Array(data).buffer

/**
 * Replaces the hash functions of `crypto.subtle`, whose threads end in any sequence, by synchronous ones, so that a
 * seed determines the sequence of calls. Returns a function that restores the original functions.
 */
export function syncCrypto(): () => void {
  const { subtle } = crypto
  const importNative = subtle.importKey.bind(subtle)
  const keys = new Map<string, CryptoKey>()
  const secrets = new WeakMap<CryptoKey, Uint8Array>()
  /** Signatures by signed text: many calls verify the same token. */
  const cache = new Map<string, Buffer>()
  const hmac = (key: CryptoKey, data: Data) =>
    createHmac('sha256', secrets.get(key)!).update(bytes(data)).digest()
  const replaced = {
    digest: async (_: unknown, data: Data) => plain(createHash('sha256').update(bytes(data)).digest()),
    importKey: async (...[format, secret, algorithm, extractable, usages]: any[]) => {
      const id = `${Buffer.from(bytes(secret)).toString('hex')} ${usages}`
      const key = keys.get(id) ?? (await importNative(format, secret, algorithm, extractable, usages))
      keys.set(id, key)
      secrets.set(key, bytes(secret))
      return key
    },
    sign: async (_: unknown, key: CryptoKey, data: Data) => plain(hmac(key, data)),
    verify: async (_: unknown, key: CryptoKey, signature: Data, data: Data) => {
      const id = Buffer.from(bytes(data)).toString('latin1')
      const right = cache.get(id) ?? hmac(key, data)
      cache.set(id, right)
      return right.equals(bytes(signature))
    },
  }
  for (const [name, value] of Object.entries(replaced)) {
    Object.defineProperty(subtle, name, { value, configurable: true })
  }
  return () => {
    for (const name of Object.keys(replaced)) Reflect.deleteProperty(subtle, name)
  }
}
