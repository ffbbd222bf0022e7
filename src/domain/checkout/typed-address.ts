import { REMARK_MAX } from '#domain/checkout/checkout.ts'

export const ADDRESS_FIELDS = ['company', 'name2', 'street', 'postCode', 'city', 'countryId'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type TypedAddress = Readonly<Record<AddressField, string>>

export type FieldFault = 'missing' | 'too-long'

const LONGEST: Readonly<Record<AddressField, number>> = {
  company: 100,
  name2: 100,
  street: 100,
  postCode: 20,
  city: 100,
  countryId: 2,
}

/** By Unicode characters: an emoji is one, although it takes the place of two. */
export const lengthOf = (text: string): number => [...text].length

export const isTooLong = (text: string, longest = REMARK_MAX): boolean => lengthOf(text) > longest

export function addressFaults(typed: TypedAddress): Partial<Readonly<Record<AddressField, FieldFault>>> {
  const faults = ADDRESS_FIELDS.flatMap((field): [AddressField, FieldFault][] => {
    const text = typed[field].trim()
    if (text === '') return field === 'name2' ? [] : [[field, 'missing']]
    return isTooLong(text, LONGEST[field]) || (field === 'countryId' && !/^[A-Z]{2}$/.test(text))
      ? [[field, 'too-long']]
      : []
  })
  return Object.fromEntries(faults)
}
