import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hostSources, returnAddress } from '#domain/punch-out/return-address.ts'

const HOSTS = ['erp.example.com', 'sap.example.com:8443']

it.each([
  'https://erp.example.com',
  'https://erp.example.com/oci/return?session=1&x=%2F',
  'https://ERP.example.com:443/return',
  'https://sap.example.com:8443/',
])('accepts the return URL of a purchasing system: %s', (text) =>
  expect(returnAddress(text, HOSTS)?.protocol).toBe('https:'),
)

it('accepts a return URL with localhost over http only if configured', () => {
  expect(returnAddress('http://localhost:3000/demo', ['localhost'])?.port).toBe('3000')
  expect(returnAddress('http://localhost:3000/demo', HOSTS)).toBeUndefined()
  expect(returnAddress('http://erp.example.com/', HOSTS)).toBeUndefined()
})

const hostile = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom(
        'https://',
        'http://',
        '//',
        'https:',
        'https:/\\',
        'javascript://',
        'data:',
        'ftp://',
        '\thttps://',
        'https:///',
      ),
      fc.constantFrom(
        'evil.example',
        'erp.example.com.evil.example',
        'evil.example/erp.example.com',
        'erp.example.com@evil.example',
        'user:pw@erp.example.com',
        'evil.example\\@erp.example.com',
        'erp.example.com:8443',
        'erp.example.com%2eevil.example',
        'erp.example.com\n.evil.example',
        '127.0.0.1',
        '2130706433',
        '[::1]',
        'localhost',
        'xn--rp-eka.example.com',
        'erpexample.com',
        'sap.example.com',
      ),
      fc.constantFrom('', '/', '/return', '?x=1', '#erp.example.com', '\\', '/\\erp.example.com'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60, size: 'max' }).map((text) => `javascript:${text}`),
  fc.string({ maxLength: 60, size: 'max' }).map((text) => `https://erp.example.com@${text}`),
  fc
    .string({ minLength: 1, maxLength: 60, size: 'max' })
    .map((text) => `https://${text}.erp.example.com.evil.example/`),
  fc.constant(`https://erp.example.com/${'a'.repeat(3000)}`),
)

it('accepts none of 10,000 malicious return URLs', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const accepted = returnAddress(text, HOSTS)
      if (accepted !== undefined) throw new Error(accepted.href)
    }),
    { numRuns: 10_000 },
  )
})

it('returns sources for the security policy that contain only a host', () => {
  expect(hostSources(['erp.example.com', 'localhost', "x; script-src 'unsafe-inline'", '*'])).toEqual([
    'https://erp.example.com',
    'http://localhost:*',
    'https://localhost:*',
  ])
})
