import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddress } from '#adapters/server/login/client-address.ts'

test.each([
  ['without a proxy: the address of the connection', '203.0.113.9', null, 0, '203.0.113.9'],
  ['an IPv4-mapped IPv6 address: the IPv4 address', '::ffff:203.0.113.9', null, 0, '203.0.113.9'],
  ['without a trusted proxy: the header is ignored', '10.0.0.2', '203.0.113.9', 0, '10.0.0.2'],
  ['one proxy: the last entry', '10.0.0.2', '203.0.113.9', 1, '203.0.113.9'],
  [
    'one proxy: earlier entries of the visitor are ignored',
    '10.0.0.2',
    '1.1.1.1, 203.0.113.9',
    1,
    '203.0.113.9',
  ],
  ['two proxies: the entry of the outer one', '10.0.0.2', '6.6.6.6,203.0.113.9, 10.0.0.3', 2, '203.0.113.9'],
  ['fewer entries than proxies: the address of the connection', '10.0.0.2', '203.0.113.9', 2, '10.0.0.2'],
  ['no entry of a trusted proxy: the address of the proxy', '10.0.0.2', null, 1, '10.0.0.2'],
  ['an invalid header entry: the address of the connection', '10.0.0.2', "' OR 1=1 --", 1, '10.0.0.2'],
  ['IPv6: the /64 network is one client', '2001:db8:1:2:aaaa::1', null, 0, '2001:db8:1:2::'],
  ['IPv6 in any notation', '2001:0DB8:0001:2::9', null, 0, '2001:db8:1:2::'],
  ['IPv6 in abbreviated notation', '::1', null, 0, '0:0:0:0::'],
])('the client’s IP address is determined: %s', (_, socket, forwardedFor, proxies, address) => {
  expect(clientAddress(socket, forwardedFor, proxies)).toBe(address)
})

test('the header entry of a trusted proxy overrides forged entries', () => {
  fc.assert(
    fc.property(fc.string(), fc.ipV4(), (writtenText, real) => {
      expect(clientAddress('10.0.0.2', `${writtenText}, ${real}`, 1)).toBe(real)
    }),
  )
})

test('the client’s IP address is known for any header if the connection has an IP address', () => {
  fc.assert(
    fc.property(fc.option(fc.string()), fc.nat(9), (header, proxies) => {
      expect(clientAddress('203.0.113.9', header, proxies)).toBeDefined()
    }),
  )
})

test('the client’s IP address is valid or undefined for any header and any address of the connection', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(9), (text, proxies) => {
      expect(clientAddress(text, text, proxies) ?? '').toMatch(/^[\d.]*$|^[\da-f:]+::$/)
    }),
  )
})
