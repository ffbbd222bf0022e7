import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_CHOICES, readChoices, writeChoices } from '#application/checkout/checkout-choices.ts'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { checkoutCookie } from '#application/checkout/checkout-cookie.ts'

const selection = { ...NO_CHOICES, transportId: 'parcel', remark: '🚚'.repeat(300), reference: 'PO 1' }

test('Choices encoded in a cookie are restored unchanged', () => {
  const jar = new RequestCookieJar(null)
  jar.write(checkoutCookie, writeChoices(selection, 'D1'))
  const line = jar.setCookieLines[0]!
  expect(line.length).toBeLessThan(4096)
  const next = new RequestCookieJar(line.split(';')[0]!)
  expect(readChoices(next.read(checkoutCookie), 'D1')).toMatchObject(selection)
})

const everything = {
  shippingAddressId: 'a-1',
  contact: 'Jörg Becker',
  remark: 'Gate 4',
  transportId: 'pickup',
  transportDescription: 'Pick-up in Münster',
  slotId: 'MST-2026-11-23-0900',
  deliverComplete: true,
  paymentId: 'card',
  ccFirstName: 'Anna',
  ccLastName: 'Becker',
  reference: 'PO 4711',
  costCentre: '4100',
  job: 'HH-BN 123',
  basHash: 'abc',
  orderNumbers: { first: '43012178255', second: '43012178256' },
}

test('Each choice is restored, and the second order number is optional', () => {
  expect(readChoices(writeChoices(everything, 'D1'), 'D1')).toEqual(everything)
  const orderNumbers = { first: '43012178255' }
  const read = readChoices(writeChoices({ ...everything, orderNumbers }, 'D1'), 'D1')
  expect(read.orderNumbers).toEqual(orderNumbers)
  const none = { second: '43012178256' } as never
  expect(readChoices(writeChoices({ ...everything, orderNumbers: none }, 'D1'), 'D1').orderNumbers).toBe(
    undefined,
  )
})

test('A text that is too long or of another type is treated as not chosen', () => {
  const wrong = { reference: 'x'.repeat(36), contact: 7, transportId: 'x'.repeat(101) } as never
  const { reference, contact, transportId, remark } = readChoices(
    writeChoices({ ...everything, ...(wrong as object) }, 'D1'),
    'D1',
  )
  expect([reference, contact, transportId, remark]).toEqual(['', '', undefined, 'Gate 4'])
})

test('A cookie contains none of the base64 characters + and /', () => {
  const jar = new RequestCookieJar(null)
  const remark = '~~~???ÿÿÿ>>>'
  jar.write(checkoutCookie, writeChoices({ ...NO_CHOICES, remark }, 'D1'))
  const [cookie = ''] = jar.setCookieLines[0]!.split(';')
  expect(cookie.slice(cookie.indexOf('=') + 1)).toMatch(/^[\w-]+$/)
  expect(readChoices(new RequestCookieJar(cookie).read(checkoutCookie), 'D1').remark).toBe(remark)
})

test('The choices are not restored for another customer', () => {
  expect(readChoices(writeChoices(selection, 'D1'), 'D2')).toEqual(NO_CHOICES)
})

test('A cookie with any content is decoded without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readChoices(text, 'D1')).toMatchObject({ deliverComplete: false })
      new RequestCookieJar(`__Host-checkout=${encodeURIComponent(text)}`).read(checkoutCookie)
    }),
  )
})
