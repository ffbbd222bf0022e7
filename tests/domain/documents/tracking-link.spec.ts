import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CARRIER_HOSTS } from '#contracts/carrier-hosts.ts'
import { trackingLink } from '#domain/documents/tracking-link.ts'

const [HOST] = CARRIER_HOSTS

it('leads to the page of a known carrier', () => {
  const page = `https://${HOST}/shipments/DB1EU?lang=de`
  expect(trackingLink(page, CARRIER_HOSTS)).toBe(page)
})

it.each([
  undefined,
  '',
  'DB1EU',
  `http://${HOST}/`,
  `javascript://${HOST}/%0aalert(1)`,
  `https://${HOST}.evil.example/`,
  `https://evil.example/${HOST}`,
  `https://${HOST}@evil.example/`,
  `https://name:word@${HOST}/`,
  `https://${HOST}:8443/`,
  `//${HOST}/`,
  `https:\\\\evil.example\\@${HOST}/`,
])('leads nowhere by %s', (address) => {
  expect(trackingLink(address, CARRIER_HOSTS)).toBe(undefined)
})

it('never leads to another host, whatever the text', () => {
  const piece = fc.constantFrom(
    'https:',
    'http:',
    '/',
    '\\\\',
    '@',
    ':',
    '#',
    '?',
    '.',
    HOST,
    'evil.example',
    '\t',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const link = trackingLink(pieces.join(''), CARRIER_HOSTS)
      expect(link === undefined || new URL(link).hostname === HOST).toBe(true)
    }),
  )
})
