import fc from 'fast-check'
import { expect, it } from 'vitest'
import { webhookUrlError } from '#domain/partner-interface/webhook-url.ts'

it.each([
  'https://erp.example.com',
  'https://erp.example.com/hooks?of=drawbar',
  'https://müller.example.de/',
  'HTTPS://erp.example.com',
  'https://erp.example.com/@anna',
  'https://erp.example.com?by=@anna',
  'https://erp.example.com#@anna',
  ' https://erp.example.com ',
  `https://erp.example.com/${'a'.repeat(476)}`,
])('accepts %s as the URL of a webhook', (address) => expect(webhookUrlError(address)).toBeUndefined())

it.each([
  ['http://erp.example.com', 'not-https'],
  ['ftp://erp.example.com', 'not-https'],
  ['http://erp.example.com/?for=https://erp.example.com', 'not-https'],
  ['https:erp.example.com', 'not-https'],
  ['https:///erp.example.com', 'not-https'],
  ['erp.example.com', 'not-an-address'],
  [`https://erp.example.com/${'a'.repeat(477)}`, 'not-an-address'],
  ['https:\\\\erp.example.com', 'not-an-address'],
  ['https://anna:secret@erp.example.com', 'with-credentials'],
  ['https://anna@erp.example.com', 'with-credentials'],
  ['https://:secret@erp.example.com', 'with-credentials'],
  ['https://@erp.example.com', 'with-credentials'],
  ['https://erp.example.com:8443', 'other-port'],
  ['https://localhost', 'private'],
  ['https://erp.internal', 'private'],
  ['https://printer.local.', 'private'],
  ['https://10.0.0.1.nip.io', 'private'],
  ['https://vcap.me', 'private'],
  ['https://www.lacolhost.com', 'private'],
  ['https://x.127.0.0.1.traefik.me', 'private'],
  ['https://kubernetes.default.svc', 'private'],
  ['https://shop.service.consul', 'private'],
  ['https://intranet-erp', 'not-a-name'],
  ['https://2130706433', 'not-a-name'],
  ['https://0x7f000001', 'not-a-name'],
  ['https://0177.0.0.1', 'not-a-name'],
  ['https://127.1', 'not-a-name'],
  ['https://１２７.0.0.1', 'not-a-name'],
  ['https://[::1]', 'not-a-name'],
  ['https://[::ffff:10.0.0.1]', 'not-a-name'],
  ['https://[fe80::1]', 'not-a-name'],
] as const)('rejects %s as the URL of a webhook: %s', (address, flaw) => {
  expect(webhookUrlError(address)).toBe(flaw)
})

it('rejects every IP address in any notation', () => {
  const byte = fc.nat({ max: 255 })
  const forms = (a: number, b: number, c: number, d: number) => {
    const whole = ((a * 256 + b) * 256 + c) * 256 + d
    return [
      `${a}.${b}.${c}.${d}`,
      `${whole}`,
      `0x${whole.toString(16)}`,
      `0${a.toString(8)}.0${b.toString(8)}.${c * 256 + d}`,
      `[::ffff:${a}.${b}.${c}.${d}]`,
    ]
  }
  fc.assert(
    fc.property(byte, byte, byte, byte, (...bytes) => {
      for (const host of forms(...bytes)) expect(webhookUrlError(`https://${host}/hook`)).toBeDefined()
    }),
  )
})

it('accepts only https URLs for any text, without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (text) => {
      if (webhookUrlError(text) === undefined) expect(new URL(text.trim()).protocol).toBe('https:')
    }),
  )
})
