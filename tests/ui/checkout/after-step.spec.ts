import { expect, it } from 'vitest'
import { NO_CHOICES } from '#application/checkout/checkout-choices.ts'
import { pathAfterStep } from '#ui/checkout/after-step.ts'

const ALL = { ...NO_CHOICES, shippingAddressId: 'a', transportId: 't', paymentId: 'p' }
const at = (path: string) => ({ locale: 'en' as const, url: new URL(path, 'https://shop.test') })

it('a completed step redirects to the next step, even if later choices already exist', () => {
  expect(pathAfterStep(2, at('/en/checkout/step2'), ALL)).toBe('/en/checkout/step3')
  expect(pathAfterStep(3, at('/en/checkout/step3'), ALL)).toBe('/en/checkout/step4')
})

it('a changed step redirects to the review, or to a later choice that is missing', () => {
  expect(pathAfterStep(2, at('/en/checkout/step2?change=1'), ALL)).toBe('/en/checkout/step5')
  expect(pathAfterStep(3, at('/en/checkout/step3?change=1'), ALL)).toBe('/en/checkout/step5')
  expect(pathAfterStep(2, at('/en/checkout/step2?change=1'), { ...ALL, transportId: undefined })).toBe(
    '/en/checkout/step3?change=1',
  )
})
