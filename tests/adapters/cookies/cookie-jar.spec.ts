import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import type { Cookie } from '#application/kernel/cookie-jar.port.ts'
import { adminCookie } from '#application/admin/admin-cookie.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'
import { comparedCookie } from '#application/comparison/compared-cookie.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { vehicleCookie } from '#application/vehicles/vehicle-cookie.ts'

const COOKIES = [adminCookie, checkoutCookie, comparedCookie, previousPathCookie, vehicleCookie]

/** The Set-Cookie line of one action. */
function lineOf(act: (jar: RequestCookieJar) => void, cookies: string | null = null): string | undefined {
  const jar = new RequestCookieJar(cookies)
  act(jar)
  expect(jar.setCookieLines.length).toBeLessThan(2)
  return jar.setCookieLines[0]
}

it('the cookie jar writes session cookies as Secure and SameSite=Strict with the path /', () => {
  const lines = [
    lineOf((jar) => jar.write(adminCookie, 'header.payload')),
    lineOf((jar) => jar.write(checkoutCookie, '{}')),
    lineOf((jar) => jar.write(previousPathCookie, '/en/vin?a=1')),
    lineOf((jar) => jar.write(vehicleCookie, { slug: 'man-tgx', name: 'MAN TGX' })),
  ]
  expect(lines).toEqual([
    '__Host-kih=header.payload; Path=/; Secure; SameSite=Strict',
    '__Host-checkout=e30; Path=/; Secure; SameSite=Strict',
    '__Host-previous-path=/en/vin?a=1; Path=/; Secure; SameSite=Strict',
    '__Host-vehicle=man-tgx%20MAN%20TGX; Path=/; Secure; SameSite=Strict',
  ])
})

it('the cookie jar stores the compared products for a month', () => {
  const line = lineOf((jar) => jar.write(comparedCookie, ['a', 'b']))
  expect(line).toBe('__Host-compared=a%2Cb; Max-Age=2592000; Path=/; Secure; SameSite=Strict')
})

it('the cookie jar encodes the choices of the checkout without characters that need escaping', () => {
  const text = '??? ??> ä🚚'
  const line = lineOf((jar) => jar.write(checkoutCookie, text))
  expect(line).toMatch(/^__Host-checkout=[\w-]+; Path/)
  expect(new RequestCookieJar(line ?? '').read(checkoutCookie)).toBe(text)
})

it('the cookie jar clears a cookie with the attributes with which it was set', () => {
  for (const cookie of COOKIES) {
    const line = lineOf((jar) => jar.clear(cookie), `${cookie.name}=a`)
    expect(line).toBe(`${cookie.name}=; Max-Age=0; Path=/; Secure; SameSite=Strict`)
  }
  expect(lineOf((jar) => jar.write(comparedCookie, []), '__Host-compared=a')).toContain('; Max-Age=0;')
})

it('the cookie jar returns a written cookie in the same request and in the next', () => {
  const vehicle = { slug: 'man-tgx', name: 'MAN TGX; 18,440 „ß“' }
  const jar = new RequestCookieJar('x=1; __Host-vehicle=old%20OLD; y=2')
  expect(jar.read(vehicleCookie)).toEqual({ slug: 'old', name: 'OLD' })
  jar.write(vehicleCookie, vehicle)
  expect(jar.read(vehicleCookie)).toEqual(vehicle)
  const pair = jar.setCookieLines[0]?.split(';')[0]
  expect(new RequestCookieJar(`x=1; ${pair}`).read(vehicleCookie)).toEqual(vehicle)
  jar.clear(vehicleCookie)
  expect(jar.read(vehicleCookie)).toBeUndefined()
})

it('the cookie jar sends one Set-Cookie header per changed cookie, and none for unchanged values', () => {
  const jar = new RequestCookieJar('__Host-compared=a')
  jar.write(comparedCookie, ['a'])
  jar.clear(adminCookie)
  expect(jar.setCookieLines).toEqual([])
  jar.write(comparedCookie, ['a', 'b'])
  jar.write(comparedCookie, ['b'])
  expect(jar.setCookieLines).toEqual([expect.stringContaining('__Host-compared=b;')])
})

it.each([null, '', 'x', '__Host-compared', '__Host-compared=', '=;=;='])(
  'the cookie jar returns nothing for the Cookie header %j',
  (cookies) => {
    expect(new RequestCookieJar(cookies).read(comparedCookie)).toBeUndefined()
  },
)

it('the cookie jar never throws, whatever the Cookie header contains', () => {
  const hostile = fc.oneof(fc.string(), fc.json(), fc.constantFrom('%E0%A4%A', '__proto__'))
  fc.assert(
    fc.property(hostile, (text) => {
      const jar = new RequestCookieJar(COOKIES.map(({ name }) => `${name}=${text}`).join('; '))
      for (const cookie of COOKIES) jar.read(cookie as Cookie<unknown>)
    }),
  )
})
