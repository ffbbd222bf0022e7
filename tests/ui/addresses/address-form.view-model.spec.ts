import { describe, expect, it } from 'vitest'
import { ADDRESS_FIELDS, EMPTY_ADDRESS, type Address } from '#domain/addresses/address.ts'
import {
  AddressFormViewModel,
  type AddressAttempt,
  type EditableAddressForm,
} from '#ui/addresses/address-form.view-model.ts'

const COUNTRIES = [{ id: 'DE', name: 'Germany' }]
const ADDRESS: Address = {
  ...EMPTY_ADDRESS,
  id: 'a-1',
  kind: 'shipping',
  isDefault: false,
  version: 'v-1',
  company: 'Becker Fuhrpark',
  city: 'Hamburg',
  countryId: 'DE',
}
const TYPED = { ...EMPTY_ADDRESS, company: 'Becker', city: 'Bremen', countryId: 'DE' }
const NEW: EditableAddressForm = { kind: 'new', countries: COUNTRIES, homeCountryId: 'FR' }
const EDIT: EditableAddressForm = { kind: 'edit', countries: COUNTRIES, address: ADDRESS }
const COPY: EditableAddressForm = { ...EDIT, kind: 'copy' }

const refused = (outcome: AddressAttempt['outcome'], form: EditableAddressForm = EDIT) =>
  new AddressFormViewModel(form, {
    input: { typed: TYPED, known: { id: 'a-1', version: 'v-1' }, isChecked: false },
    outcome,
  })

const elsewhere = (overrides: Partial<Address> = {}): AddressAttempt['outcome'] => ({
  kind: 'changed-elsewhere',
  current: { ...ADDRESS, version: 'v-2', ...overrides },
})

describe('the address form', () => {
  it('of a new address is empty, with the country of the shop', () => {
    const model = new AddressFormViewModel(NEW)
    expect(model).toMatchObject({
      titleId: 'addresses.form.new',
      key: 'new',
      intent: 'save',
      sendId: 'addresses.form.save',
    })
    expect([model.id, model.version]).toEqual([undefined, undefined])
    expect([model.typed('company'), model.typed('countryId')]).toEqual(['', 'FR'])
  })

  it('of an existing address has its values and its version', () => {
    const model = new AddressFormViewModel(EDIT)
    expect(model).toMatchObject({
      titleId: 'addresses.form.edit',
      id: 'a-1',
      version: 'v-1',
      key: 'edit a-1 v-1',
    })
    expect(model.typed('city')).toBe('Hamburg')
  })

  it('of a copied address has the values of the address, but neither id nor version', () => {
    const model = new AddressFormViewModel(COPY)
    expect(model).toMatchObject({ titleId: 'addresses.form.new', key: 'copy a-1 v-1' })
    expect([model.id, model.version, model.typed('city')]).toEqual([undefined, undefined, 'Hamburg'])
  })

  it('of a request to change the billing address has its values, without the fields label and remark', () => {
    const model = new AddressFormViewModel({ ...EDIT, kind: 'request-change' })
    expect(model).toMatchObject({
      titleId: 'addresses.request',
      intent: 'request-change',
      sendId: 'addresses.request.send',
    })
    expect([model.id, model.typed('city')]).toEqual([undefined, 'Hamburg'])
    expect(ADDRESS_FIELDS.filter((field) => !model.fields.includes(field))).toEqual(['label', 'remark'])
  })

  it('has a React key without a version if the API has no versions', () => {
    const { version: _, ...address } = ADDRESS
    expect(new AddressFormViewModel({ ...EDIT, address }).key).toBe('edit a-1 ')
  })

  it('has all fields and the required ones, the limit of a field, and an empty option before the countries', () => {
    const model = new AddressFormViewModel(NEW)
    expect([model.fields, model.longest('remark')]).toEqual([ADDRESS_FIELDS, 300])
    expect(ADDRESS_FIELDS.filter((field) => model.isRequired(field))).toEqual([
      'company',
      'street',
      'postCode',
      'city',
      'countryId',
    ])
    expect(model.countries).toEqual([
      { value: '', text: '' },
      { value: 'DE', text: 'Germany' },
    ])
  })

  it('shows no errors before it is submitted', () => {
    const model = new AddressFormViewModel(EDIT)
    expect(model).toMatchObject({ faults: [], suggestions: [], isGone: false, hasFailed: false })
    expect([model.theirs, model.faultOf('city')]).toEqual([undefined, undefined])
  })
})

describe('a submitted address form', () => {
  it('with errors retains the typed texts, and lists the errors in the sequence of the fields', () => {
    const errors = { city: { kind: 'missing' }, company: { kind: 'unprintable', sign: '🚚' } } as const
    const model = refused({ kind: 'faults', faults: errors })
    expect(model.typed('city')).toBe('Bremen')
    expect(model.faults).toEqual([
      { field: 'company', error: errors.company },
      { field: 'city', error: errors.city },
    ])
    expect([model.faultOf('city'), model.faultOf('street')]).toEqual([errors.city, undefined])
    expect(model).toMatchObject({ version: 'v-1', suggestions: [], isGone: false, hasFailed: false })
  })

  it('shows suggestions of the postal service, and offers to save the address as typed', () => {
    const suggestions = [{ ...TYPED, street: 'Hafenstraße 1' }]
    expect(refused({ kind: 'suggestions', suggestions })).toMatchObject({
      suggestions,
      faults: [],
      sendId: 'addresses.form.saveAsTyped',
    })
  })

  it.each([
    ['unknown', true, false],
    ['unreachable', false, true],
  ] as const)(
    'shows that the address does not exist or that the API did not respond: %s',
    (kind, isGone, hasFailed) => {
      const model = refused({ kind })
      expect(model).toMatchObject({ isGone, hasFailed, faults: [], suggestions: [] })
      expect(model.theirs).toBeUndefined()
    },
  )

  it('of a new address retains the typed values, and contains no version', () => {
    const model = new AddressFormViewModel(NEW, {
      input: { typed: TYPED, isChecked: false },
      outcome: { kind: 'unreachable' },
    })
    expect([model.version, model.typed('city')]).toEqual([undefined, 'Bremen'])
  })
})

describe('a concurrent change of an address by a colleague', () => {
  it('is shown per field, and the form contains its version and the typed values', () => {
    const model = refused(elsewhere({ company: 'Becker', phone: '040 123' }))
    expect(model.theirs).toEqual([
      { field: 'city', value: 'Hamburg' },
      { field: 'phone', value: '040 123' },
    ])
    expect([model.version, model.typed('city')]).toEqual(['v-2', 'Bremen'])
  })
})
