import { defineCookie } from '../kernel/cookie-jar.port.ts'

/**
 * Header and payload of the token of the second service; the signature is in an HttpOnly cookie. The service rejects
 * forged tokens.
 */
export const adminCookie = defineCookie({ name: '__Host-kih' })
