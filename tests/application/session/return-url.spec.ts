import { expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { previousPathCookie } from '#application/shared/previous-path-cookie.ts'
import { ReturnUrl } from '#application/session/return-url.ts'

const isLogin = (path: string) => path.startsWith('/en/login')

it.each([
  ['the requested page', '/en/infocenter/orders?page=2', '/en/vin', '/en/infocenter/orders?page=2'],
  ['the last page', null, '/en/vin?a=1', '/en/vin?a=1'],
  ['home', null, undefined, '/en'],
  ['the last page instead of the login page', '/en/login?next=%2Fen', '/en/vin', '/en/vin'],
  ['the home page instead of the login page', null, '/en/login', '/en'],
  ['the home page instead of another site', 'https://evil.test/', '//evil.test', '/en'],
])('returns as target after the login: %s', (_, requested, last, expected) => {
  const cookies = new RequestCookieJar(null)
  if (last !== undefined) cookies.write(previousPathCookie, last)
  expect(new ReturnUrl({ cookies }).run(requested, '/en', isLogin)).toBe(expected)
})
