import { defineCookie } from '../kernel/cookie-jar.port.ts'

/** Path of the last page, to which the login returns. Written only in the browser. */
export const previousPathCookie = defineCookie({ name: '__Host-previous-path' })
