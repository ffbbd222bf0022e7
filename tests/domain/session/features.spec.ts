import { expect, it } from 'vitest'
import { mayChangeCompanyData, NO_FEATURES } from '#domain/session/features.ts'

it('grants no rights if there are no features', () => {
  expect(NO_FEATURES).toEqual({
    order: false,
    invoice: false,
    shipment: false,
    showPrice: false,
    fillBasket: false,
    vinSearch: false,
  })
})

it('does not allow changes to the shared default rights', () => {
  expect(() => Object.assign(NO_FEATURES, { showPrice: true })).toThrow(TypeError)
})

it.each([
  ['an administrator', { people: true, administrator: { name: 'Anna', rights: [] } }, true],
  ['a person of a company without an administrator', {}, true],
  [
    'a person who is not the administrator',
    { people: false, administrator: { name: 'Anna', rights: [] } },
    false,
  ],
])('%s may change the company with %o: %s', (_, features, expected) => {
  expect(mayChangeCompanyData({ ...NO_FEATURES, ...features })).toBe(expected)
})
