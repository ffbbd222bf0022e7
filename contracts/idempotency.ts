import * as z from 'zod/mini'

/**
 * Idempotency key: a repeated key with the same body returns the first response, with another body it is rejected with
 * 409002.
 */
export const idempotencyHeaders = { 'idempotency-key': key() }

/** Idempotency key for calls that also work without one. */
export const optionalIdempotencyHeaders = { 'idempotency-key': z.optional(key()) }

function key() {
  return z.string().check(z.minLength(8), z.maxLength(200))
}
