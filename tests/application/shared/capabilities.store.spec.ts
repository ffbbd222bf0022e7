import { expect, it } from 'vitest'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { CAPABILITIES, type Capability } from '#domain/capabilities/capability.ts'
import { INFO_CENTRE_CAPABILITIES } from '#domain/pages/pages.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'

const ALL: Features = {
  order: true,
  invoice: true,
  shipment: true,
  showPrice: true,
  fillBasket: true,
  vinSearch: true,
}
const without = (...notOffered: readonly Capability[]) => {
  const store = new CapabilitiesStore()
  store.set(notOffered)
  return store
}

it('offers all capabilities until those of the API are known', () => {
  const store = new CapabilitiesStore()
  expect(CAPABILITIES.every((capability) => store.offers(capability))).toBe(true)
  expect(store.offered(ALL)).toBe(ALL)
})

it('offers the capabilities that the API does not exclude', () => {
  const store = without('orders')
  expect([store.offers('orders'), store.offers('invoices')]).toEqual([false, true])
})

it.each([
  ['orders', { order: false }],
  ['invoices', { invoice: false }],
  ['vehicles', { vinSearch: false }],
  ['comparison', {}],
] as const)(
  'without the capability %s, removes only its right from an account, and grants none',
  (capability, change) => {
    expect(without(capability).offered(ALL)).toEqual({ ...ALL, ...change })
    expect(without(capability).offered(NO_FEATURES)).toEqual(NO_FEATURES)
  },
)

it('offers the pages of available capabilities, and pages that require no capability', () => {
  const store = without('orders')
  expect(store.offersPage('order')).toBe(false)
  expect(store.offersPage('invoice')).toBe(true)
  expect(store.offersPage('home')).toBe(true)
})

it('offers the info centre as long as one of its pages is available', () => {
  const [last, ...others] = INFO_CENTRE_CAPABILITIES
  expect(without(...others).offersPage('infocenter')).toBe(true)
  expect(without(last!, ...others).offersPage('infocenter')).toBe(false)
})
