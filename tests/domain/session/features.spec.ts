import { expect, it } from 'vitest'
import { NO_FEATURES } from '#domain/session/features.ts'

it('grants no rights without features', () => {
  expect(NO_FEATURES).toEqual({
    order: false,
    invoice: false,
    shipment: false,
    showPrice: false,
    fillBasket: false,
    vinSearch: false,
  })
})

it('ignores features from the prototype', () => {
  expect(() => Object.assign(NO_FEATURES, { showPrice: true })).toThrow(TypeError)
})
