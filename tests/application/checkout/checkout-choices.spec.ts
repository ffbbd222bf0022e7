import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_CHOSEN, readChoices, writeChoices } from '#application/checkout/checkout-choices.ts'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'

const chosen = { ...NOTHING_CHOSEN, transportId: 'parcel', remark: '🚚'.repeat(300), reference: 'PO 1' }

test('What was chosen goes into a cookie and comes back', () => {
  const jar = new RequestCookieJar(null)
  jar.write(checkoutCookie, writeChoices(chosen, 'D1'))
  const line = jar.setCookieLines[0]!
  expect(line.length).toBeLessThan(4096)
  const next = new RequestCookieJar(line.split(';')[0]!)
  expect(readChoices(next.read(checkoutCookie), 'D1')).toMatchObject(chosen)
})

test('The next customer does not get it', () => {
  expect(readChoices(writeChoices(chosen, 'D1'), 'D2')).toEqual(NOTHING_CHOSEN)
})

test('Whatever stands in the cookie, it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readChoices(text, 'D1')).toMatchObject({ deliverComplete: false })
      new RequestCookieJar(`__Host-checkout=${encodeURIComponent(text)}`).read(checkoutCookie)
    }),
  )
})
