import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

const { get } = api(smallBackend())
const redirectOf = async (path: string) =>
  (await get(`/api/redirects?path=${encodeURIComponent(path)}`)).body.redirect

test('A moved page has a new URL, and a status that is permanent or temporary', async () => {
  expect(await redirectOf('/en/trucks')).toEqual({ location: '/en/product-divisions/truck', status: 301 })
  expect(await redirectOf('/en/offers')).toEqual({ location: '/en/search/results?news=true', status: 302 })
})

test.each(['/', '/en/vin', '/constructor', '/__proto__', '/en/trucks/', '/\u0000'])(
  '%j has no redirect',
  async (path) => {
    expect(await redirectOf(path)).toBeNull()
  },
)

test.each(['', 'x'.repeat(2049)])('A path with an invalid length is rejected (%#)', async (path) => {
  expect((await get(`/api/redirects?path=${path}`)).status).toBe(400)
})
