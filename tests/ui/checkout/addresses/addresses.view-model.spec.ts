import { expect, it } from 'vitest'
import { NO_CHOICES, type CheckoutChoices } from '#application/checkout/checkout-choices.ts'
import type { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { DeliveryAddressChoices } from '#application/checkout/open-delivery.ts'
import {
  AddressesViewModel,
  NEW_ADDRESS,
  type DeliveryActionData,
} from '#ui/checkout/addresses/addresses.view-model.ts'

const party = (id: string, overrides: object = {}) => ({
  id,
  company: `Company ${id}`,
  street: 'Ring 1',
  postCode: '48155',
  city: 'Münster',
  countryId: 'DE',
  isDefault: false,
  ...overrides,
})
const placesOf = (...shipping: ReturnType<typeof party>[]): DeliveryAddressChoices =>
  ({
    addresses: { billing: party('seat'), shipping },
    countries: [{ id: 'DE', name: 'Germany' }],
  }) as unknown as DeliveryAddressChoices
const THREE = placesOf(
  party('a'),
  party('b', { isDefault: true, city: 'Kassel' }),
  party('c', { name2: 'Yard' }),
)

function modelOf(
  deliveryPlaces = THREE,
  choices: Partial<CheckoutChoices> = {},
  rejection?: DeliveryActionData,
) {
  const checkout = { choices: { ...NO_CHOICES, ...choices } } as CheckoutStore
  const model = new AddressesViewModel({ checkout })
  model.show(deliveryPlaces, rejection)
  return model
}

const TYPED = { company: 'New', name2: '', street: 'Way 2', postCode: '1', city: 'Bonn', countryId: 'NL' }
const rejectionOf = (overrides: Partial<DeliveryActionData> = {}, choice: object = {}): DeliveryActionData =>
  ({
    choice: { shippingAddressId: undefined, typed: TYPED, contact: 'Anna', remark: 'Gate 2', ...choice },
    faults: { postCode: { kind: 'post-code', example: '3089 JK' } },
    ...overrides,
  }) as DeliveryActionData

it.each([
  ['the previously chosen address', THREE, { shippingAddressId: 'c' }, 'c'],
  ['the default address', THREE, {}, 'b'],
  ['the first address if there is no default', placesOf(party('a'), party('c')), {}, 'a'],
  ['a new address if there is none', placesOf(), {}, NEW_ADDRESS],
])('the address step preselects %s', (_, deliveryPlaces, choices, selection) => {
  expect(modelOf(deliveryPlaces, choices).chosen).toBe(selection)
})

it('the address step is empty before its data is loaded', () => {
  const model = new AddressesViewModel({ checkout: { choices: NO_CHOICES } as CheckoutStore })
  expect(model).toMatchObject({ shipping: [], countries: [], canSearch: false, isNew: false, chosen: '' })
  expect(model.billing).toBeUndefined()
})

it('the address step shows a search field from six addresses on', () => {
  const many = (count: number) =>
    placesOf(...Array.from({ length: count }, (_, index) => party(String(index))))
  expect(modelOf(many(5)).canSearch).toBe(false)
  expect(modelOf(many(6)).canSearch).toBe(true)
})

it.each([
  ['kassel', ['b']],
  [' YARD ', ['b', 'c']],
  ['company a', ['a', 'b']],
  ['ring 1 48155', ['a', 'b', 'c']],
  ['nowhere', ['b']],
])('the address step filters addresses by %j without losing the chosen one', (term, ids) => {
  const model = modelOf()
  model.search(term)
  expect(model.shipping.map(({ id }) => id)).toEqual(ids)
})

it('the user can choose an existing or a new address in the address step', () => {
  const model = modelOf()
  model.choose('a')
  expect(model).toMatchObject({ chosen: 'a', isNew: false })
  model.choose(NEW_ADDRESS)
  expect(model.isNew).toBe(true)
})

it('the address step shows the billing address and the countries', () => {
  const model = modelOf()
  expect(model.billing?.id).toBe('seat')
  expect(model.countries).toEqual([{ value: 'DE', text: 'Germany' }])
})

it('the address step prefills contact and remark, and the country of the billing address for a new address', () => {
  const model = modelOf(THREE, { contact: 'Jana', remark: 'Ring twice' })
  expect(model).toMatchObject({ contact: 'Jana', remark: 'Ring twice', isUnanswered: false, faults: [] })
  expect([model.typed('countryId'), model.typed('city')]).toEqual(['DE', ''])
  expect(model.faultOf('postCode')).toBeUndefined()
})

it('the address step retains the typed values after a rejection', () => {
  const model = modelOf(
    THREE,
    { contact: 'Jana', shippingAddressId: 'a' },
    rejectionOf({ isUnanswered: true }),
  )
  expect(model).toMatchObject({
    chosen: NEW_ADDRESS,
    contact: 'Anna',
    remark: 'Gate 2',
    isUnanswered: true,
  })
  expect([model.typed('countryId'), model.typed('city')]).toEqual(['NL', 'Bonn'])
  expect(modelOf(THREE, {}, rejectionOf({}, { shippingAddressId: 'c' })).chosen).toBe('c')
})

it('the address step shows errors of a new address, or that no address is chosen', () => {
  const errors = { postCode: { kind: 'post-code', example: '3089 JK' }, address: { kind: 'missing' } }
  const model = modelOf(THREE, {}, rejectionOf({ faults: errors } as Partial<DeliveryActionData>))
  expect(model.faults).toEqual([
    { field: 'postCode', message: { id: 'addresses.fault.post-code', values: { example: '3089 JK' } } },
    { field: 'address', message: { id: 'checkout.missing.address', values: {} } },
  ])
  expect(model.faultOf('address')?.id).toBe('checkout.missing.address')
  expect(model.faultOf('city')).toBeUndefined()
})
