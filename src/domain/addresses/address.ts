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
  /** Version of the address for conflict detection; absent if the API has no versions. */
  readonly version?: string | undefined
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

/** Fields in which two addresses differ. */
export const differingFields = (one: AddressDraft, other: AddressDraft): readonly AddressField[] =>
  ADDRESS_FIELDS.filter((field) => one[field].trim() !== other[field].trim())
