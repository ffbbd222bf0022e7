import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from '#adapters/server/login/client-address.ts'

test.each([
  ['without a proxy it is who is connected', '203.0.113.9', null, 0, '203.0.113.9'],
  ['an IPv4 address in IPv6 is that IPv4 address', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['without a trusted proxy a header says nothing', '10.0.0.2', '203.0.113.9', 0, '10.0.0.2'],
  ['one proxy: what it wrote last', '10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  ['one proxy: what the visitor wrote before is a lie', '10.0.0.2', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
  ['two proxies: what the outer one wrote', '10.0.0.2', '6.6.6.6,203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['fewer entries than proxies: who is connected', '10.0.0.2', '203.0.113.9', 2, '10.0.0.2'],
  ['a trusted proxy that wrote nothing: the proxy', '10.0.0.2', null, 1, '10.0.0.2'],
  ['no address at all: who is connected', '10.0.0.2', "' OR 1=1 --", 1, '10.0.0.2'],
  ['a whole IPv6 network is one client', '2001:db8:1:2:aaaa::1', null, 0, '2001:db8:1:2::'],
  ['however it is written', '2001:0DB8:0001:2::9', null, 0, '2001:db8:1:2::'],
  ['short ones too', '::1', null, 0, '0:0:0:0::'],
])('the client’s IP address: %s', (_, socket, forwardedFor, proxies, address) => {
  expect(clientAddress(socket, forwardedFor, proxies)).toBe(address)
})

test('the header entry of a trusted proxy overrides forged entries', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (written, real) => {
      expect(clientAddress('10.0.0.2', `${written}, ${real}`, 1)).toBe(real)
    }),
  )
})

test('the IP address of the connection is used, whatever headers are sent without a proxy', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.nat(9), (header, proxies) => {
      expect(clientAddress('203.0.113.9', header, proxies)).toBeDefined()
    }),
  )
})

test('the result is a valid IP address or undefined for any header', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(9), (text, proxies) => {
      expect(clientAddress(text, text, proxies) ?? '').toMatch(/^[\d.]*$|^[\da-f:]+::$/)
    }),
  )
})
