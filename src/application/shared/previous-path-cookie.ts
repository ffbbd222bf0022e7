import { defineCookie } from '../kernel/cookie-jar.port.ts'

/** Path of the last page, to which the login returns. Written in the browser, and by the server if the session has ended. */
export const previousPathCookie = defineCookie({ name: '__Host-previous-path' })
