import fc from 'fast-check'
import { expect, it } from 'vitest'
import { codesIn, codesText, hostsIn } from '#domain/partner-interface/typed-settings.ts'

it('parses host names separated by commas and blanks, without duplicates', () => {
  expect(hostsIn('ERP.example.com, sap.example.com:8443 erp.example.com')).toEqual([
    'erp.example.com',
    'sap.example.com:8443',
  ])
})

it.each([
  '192.168.0.10',
  'localhost',
  'erp',
  'https://erp.example.com',
  'erp.example.com:80:1',
  'a.de,b.de,c.de,d.de,e.de,f.de',
])('rejects %s as a list of host names', (typedText) => expect(hostsIn(typedText)).toBeUndefined())

it('accepts localhost as a host name only if it is configured', () =>
  expect(hostsIn('localhost', ['localhost'])).toEqual(['localhost']))

it('replacement codes are equal after writing and parsing, and a code without a replacement is rejected', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{1,12}$/)
  fc.assert(
    fc.property(fc.dictionary(code, code), (codes) => {
      expect(codesIn(codesText(codes))).toEqual({ ...codes })
    }),
  )
  expect(codesIn('PCS')).toBeUndefined()
})
