import type { RandomHex } from '#domain/shared/trace-context.ts'

export const randomHex: RandomHex = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
