import fc from 'fast-check'
import { expect, it } from 'vitest'
import { webhookUrlError } from '#domain/partner-interface/webhook-url.ts'
import { isPublicAddress } from '#mock-backend/partner-interface/public-address.ts'

const isTakenByShop = (address: string) => webhookUrlError(address) === undefined

it.each([
  'https://erp.example.com/hooks?of=drawbar',
  'https://müller.example.de/',
  'https://erp.example.com:8443',
  'https://anna@erp.example.com',
  'https://localhost',
  'https://printer.local.',
  'https://vcap.me',
  'https://www.lacolhost.com',
  'https://x.127.0.0.1.traefik.me',
  'https://kubernetes.default.svc',
  'https://shop.service.consul',
  'https://hidden.onion',
  `https://${'a'.repeat(64)}.example.com`,
  'https://0177.0.0.1',
  'https://[::1]',
])('the mock backend and the form of the shop agree whether %s may be the URL of a webhook', (address) => {
  expect(isPublicAddress(address)).toBe(isTakenByShop(address))
})

it('the mock backend and the form of the shop agree which generated URLs a webhook may have', () => {
  const names = fc.constantFrom('svc', 'cluster', 'local', 'lan', 'com', 'de', 'nip.io', 'vcap.me', 'arpa')
  fc.assert(
    fc.property(fc.domain(), names, fc.webPath(), (domain, ending, path) => {
      for (const address of [`https://${domain}${path}`, `https://${domain}.${ending}${path}`])
        expect([address, isPublicAddress(address)]).toEqual([address, isTakenByShop(address)])
    }),
    { seed: 46 },
  )
})
