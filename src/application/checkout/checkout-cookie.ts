import { defineCookie } from '../kernel/cookie-jar.port.ts'

/** Choices of the checkout as JSON. Contains no prices and no token. */
export const checkoutCookie = defineCookie({
  name: '__Host-checkout',
  isOwnedByTab: true,
  parse: decoded,
  serialize: encoded,
})

/** Base64url, because percent-encoding would make 300 emoji four times as long. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decoded(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}
