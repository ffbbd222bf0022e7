// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://shop.test/" }
import { expect, it } from 'vitest'
import { DocumentCookieJar } from '#adapters/browser/document-cookie-jar.ts'
import { DocumentSessionCookies } from '#adapters/browser/session/document-session-cookies.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'
import { COOKIE_LIFETIMES } from '#application/kernel/cookie-names.ts'

it('clearing the session removes its cookies, but not those of preferences and of the page before the login', () => {
  for (const name of Object.keys(COOKIE_LIFETIMES)) document.cookie = `${name}=1; Path=/; Secure`
  new DocumentSessionCookies().clear()
  expect(document.cookie.split('; ').toSorted()).toEqual([
    '__Host-consent=1',
    '__Host-country=1',
    '__Host-density=1',
    '__Host-keys=1',
    '__Host-previous-path=1',
    '__Host-result-view=1',
    '__Host-theme=1',
    'i18n_redirected=1',
  ])
})

it('clearing the checkout cookie of this tab does not clear the checkout cookie of a later session', () => {
  const jar = new DocumentCookieJar()
  jar.write(checkoutCookie, 'first')
  new DocumentSessionCookies().clear()
  document.cookie = '__Host-checkout=bmV4dA; Path=/; Secure'
  jar.clearOwn(checkoutCookie)
  expect(jar.read(checkoutCookie)).toBe('next')
})
