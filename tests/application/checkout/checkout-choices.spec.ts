import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_CHOSEN, readChoices, writeChoices } from '#application/checkout/checkout-choices.ts'
import { checkoutCookie, checkoutIn } from '#adapters/cookies/checkout-cookie.ts'

const chosen = { ...NOTHING_CHOSEN, transportId: 'parcel', remark: '🚚'.repeat(300), reference: 'PO 1' }

test('What was chosen goes into a cookie and comes back', () => {
  const cookie = checkoutCookie(writeChoices(chosen, 'D1'))
  expect(cookie.length).toBeLessThan(4096)
  expect(readChoices(checkoutIn(cookie.split(';')[0]!), 'D1')).toMatchObject(chosen)
})

test('The next customer does not get it', () => {
  expect(readChoices(writeChoices(chosen, 'D1'), 'D2')).toEqual(NOTHING_CHOSEN)
})

test('Whatever stands in the cookie, it never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readChoices(text, 'D1')).toMatchObject({ deliverComplete: false })
      checkoutIn(`__Host-checkout=${encodeURIComponent(text)}`)
    }),
  )
})
