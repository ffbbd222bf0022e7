export const ADDRESS_FIELDS = [
  'label',
  'company',
  'name2',
  'street',
  'postCode',
  'city',
  'region',
  'countryId',
  'phone',
  'remark',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** Form input; an empty string means no value. */
export type AddressDraft = Readonly<Record<AddressField, string>>

type AddressKind = 'billing' | 'shipping'

export type Address = AddressDraft & {
  readonly id: string
  readonly kind: AddressKind
  readonly isDefault: boolean
  /** ISO 8601 date of the last order to this address. */
  readonly lastUsed?: string | undefined
}

export const EMPTY_ADDRESS: AddressDraft = {
  label: '',
  company: '',
  name2: '',
  street: '',
  postCode: '',
  city: '',
  region: '',
  countryId: '',
  phone: '',
  remark: '',
}

export const draftOf = (address: AddressDraft): AddressDraft => ({
  ...EMPTY_ADDRESS,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field]])),
})
