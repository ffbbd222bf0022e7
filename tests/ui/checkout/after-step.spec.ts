import { expect, it } from 'vitest'
import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import { pathAfter } from '#ui/checkout/after-step.ts'

const ALL = { ...NO_CHOICES, shippingAddressId: 'a', transportId: 't', paymentId: 'p' }
const at = (path: string) => ({ locale: 'en' as const, url: new URL(path, 'https://shop.test') })

it('continues with the next step, whatever choices are already made', () => {
  expect(pathAfter(2, at('/en/checkout/step2'), ALL)).toBe('/en/checkout/step3')
  expect(pathAfter(3, at('/en/checkout/step3'), ALL)).toBe('/en/checkout/step4')
})

it('returns from a change to the review, or to a choice that must be made again', () => {
  expect(pathAfter(2, at('/en/checkout/step2?change=1'), ALL)).toBe('/en/checkout/step5')
  expect(pathAfter(3, at('/en/checkout/step3?change=1'), ALL)).toBe('/en/checkout/step5')
  expect(pathAfter(2, at('/en/checkout/step2?change=1'), { ...ALL, transportId: undefined })).toBe(
    '/en/checkout/step3?change=1',
  )
})
