import fc from 'fast-check'
import { expect, it } from 'vitest'
import { withoutSecrets } from '#domain/errors/secrets.ts'

const secret = fc.stringMatching(/^[A-Za-z][\w!$*~-]{9,30}$/).map((text) => `${text}7Zz`)
const surroundings: ((secret: string) => string)[] = [
  (it) => `Cookie: a=b; __Host-signature=${it}; c=d`,
  (it) => `set-cookie: __Host-session=${it}; Path=/; Secure`,
  (it) => `{"headers":{"cookie":"x=y; z=${it}"}}`,
  (it) => `Authorization: Basic ${it}`,
  (it) => `authorization=Bearer ${it}`,
  (it) => `{"username":"anna","password":"${it}"}`,
  (it) => JSON.stringify(JSON.stringify({ token: it })),
  (it) => `username=anna&password=${it}&next=/`,
  (it) => `{ userToken: '${it}' }`,
  (it) => `GET /en/search?q=${it} failed`,
  (it) => `GET https://shop.test/api/country?name=${it}#there`,
  (it) => `fetch http://anna:${it}@api.test/api failed`,
  (it) => `apiKey=${it}`,
]

it('replaces secrets anywhere in a text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...surroundings), secret, fc.string(), (put, hidden, before) => {
      fc.pre(!before.includes(hidden))
      expect(withoutSecrets(`${before} ${put(hidden)}`)).not.toContain(hidden)
    }),
    { numRuns: 2_000 },
  )
})

it('replaces keys and signatures without a field name', () => {
  const signature = 'SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV-adQssw5c'
  expect(withoutSecrets(`refused ${signature}, twice`)).toBe('refused [hidden], twice')
})

it.each([
  'POST /api/partSearch: timeout 504000',
  'at readJson (file:///srv/shop/src/adapters/http/read-response.ts:14:3)',
  'trace 4bf92f3577b34da6a3ce929d0e0e4736',
  'a-file-with-a-very-long-name-that-says-what-it-is-about.ts',
  'Who is it? Nobody knows',
])('does not change text that only resembles a secret: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text)
})

it('ends for malicious text (exponential time would exceed the timeout of the test)', () => {
  for (const part of ['/', 'a.', '-', 'token', 'eyJ', '\\"', 'https://']) {
    expect(withoutSecrets(part.repeat(4_000)).length).toBeGreaterThan(0)
  }
})
