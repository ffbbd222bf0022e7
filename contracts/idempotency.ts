import * as z from 'zod/mini'

/**
 * The header of calls that must not be carried out twice: the same key with the same body has the same answer,
 * with another body it is refused with 409002.
 */
export const idempotencyHeaders = { 'idempotency-key': key() }

/** Of calls that may also be made without. */
export const optionalIdempotencyHeaders = { 'idempotency-key': z.optional(key()) }

function key() {
  return z.string().check(z.minLength(8), z.maxLength(200))
}
