import { parseCookie, stringifySetCookie } from 'cookie'
import type { CheckoutMemory } from '#application/checkout/checkout-memory.port.ts'

const CHECKOUT_COOKIE = '__Host-checkout'

/** Session cookie, also sent to the server for the first render. Contains no prices and no token. */
export function checkoutCookie(text: string): string {
  return stringifySetCookie({
    name: CHECKOUT_COOKIE,
    value: text === '' ? '' : encoded(text),
    ...(text === '' && { maxAge: 0 }),
    path: '/',
    secure: true,
    sameSite: 'strict',
  })
}

export function checkoutIn(cookies: string | null): string | undefined {
  const value = parseCookie(cookies ?? '')[CHECKOUT_COOKIE]
  return value === undefined ? undefined : decoded(value)
}

/** Reads the request's cookies and collects the Set-Cookie lines of the response. */
export class RequestCheckoutMemory implements CheckoutMemory {
  readonly setCookieLines: string[] = []
  #text: string | undefined

  constructor(cookies: string | null) {
    this.#text = checkoutIn(cookies)
  }

  remember(text: string): void {
    if ((this.#text ?? '') === text) return
    this.#text = text
    this.setCookieLines.push(checkoutCookie(text))
  }

  recall(): string | undefined {
    return this.#text
  }
}

/** Base64url, because percent-encoding would make 300 emoji four times as long. */
function encoded(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function decoded(value: string): string | undefined {
  try {
    const bytes = atob(value.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)))
  } catch {
    return undefined
  }
}
