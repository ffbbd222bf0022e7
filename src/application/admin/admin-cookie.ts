import { defineCookie } from '../kernel/cookie-jar.port.ts'

/**
 * Header and payload of the second login's token; the signature is in an HttpOnly cookie. The service rejects
 * forged tokens.
 */
export const adminCookie = defineCookie({ name: '__Host-kih' })
