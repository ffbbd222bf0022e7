import { expect, test } from 'vitest'
import { securityContact } from '#adapters/server/security-contact.ts'
import { fakeApp } from './fake-app.ts'

const PATH = '/.well-known/security.txt'
const NOON = Date.UTC(2026, 10, 23, 12)

test('security.txt contains the configured contact, and expires after thirty days', async () => {
  const origin = 'https://shop.test'
  const routes = securityContact({ contact: 'mailto:psirt@shop.test', origin, now: () => NOON })
  const response = await routes.request(`http://10.0.0.5:3000${PATH}`)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await response.text()).toBe(
    [
      'Contact: mailto:psirt@shop.test',
      'Expires: 2026-12-23T00:00:00.000Z',
      'Preferred-Languages: en, de, pt',
      `Canonical: https://shop.test${PATH}`,
      '',
    ].join('\n'),
  )
})

test('without configuration, security.txt names security@<host> and is not cacheable', async () => {
  const app = fakeApp()
  const response = await app.request(`http://shop.test:8080${PATH}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(/^Contact: mailto:security@shop\.test\nExpires: /)
})
