import { expect, test } from 'vitest'
import { isCrossSiteRequest } from '#adapters/server/csrf.ts'

const OWN = 'https://shop.test'
const isForeign = (method: string, headers: Record<string, string>) =>
  isCrossSiteRequest(method, new Headers(headers), OWN)

test.each([
  ['its own origin', { origin: OWN }],
  ['its own page', { origin: OWN, 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a client that is not a browser', {}],
])('a POST from %s is accepted', (_, headers) => {
  expect(isForeign('POST', headers)).toBe(false)
})

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['the same host without encryption', { origin: 'http://shop.test' }],
  ['another port', { origin: 'https://shop.test:8443' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another site that forges the origin', { origin: OWN, 'sec-fetch-site': 'cross-site' }],
])('a POST from %s is rejected', (_, headers) => {
  expect(isForeign('POST', headers)).toBe(true)
})

test.each(['GET', 'HEAD'])('a %s request is accepted from any site', (method) => {
  expect(isForeign(method, { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).toBe(false)
})
