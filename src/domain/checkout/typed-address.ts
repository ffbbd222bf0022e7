import { EMPTY_ADDRESS } from '../addresses/address.ts'
import { addressErrors as faultsOf, labelError, type FieldError } from '../addresses/address-errors.ts'
import { printableLine } from '../shared/text.ts'
import { REMARK_MAX } from './checkout.ts'

export const ADDRESS_FIELDS = ['company', 'name2', 'street', 'postCode', 'city', 'countryId'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type TypedAddress = Readonly<Record<AddressField, string>>

export const printableAddress = ({
  company,
  name2,
  street,
  postCode,
  city,
  countryId,
}: TypedAddress): TypedAddress => ({
  company: printableLine(company),
  name2: printableLine(name2),
  street: printableLine(street),
  postCode: printableLine(postCode),
  city: printableLine(city),
  countryId,
})

/** Length in Unicode characters: an emoji counts as one. */
const lengthOf = (text: string): number => [...text].length

export const isTooLong = (text: string, longest = REMARK_MAX): boolean => lengthOf(text) > longest

type Delivery = {
  readonly typed?: TypedAddress | undefined
  readonly contact: string
  readonly remark: string
}
export type DeliveryTextErrors = Partial<Readonly<Record<AddressField | 'contact' | 'remark', FieldError>>>

/** Validates the delivery address with the rules of the address book. */
export function deliveryErrors({ typed, contact, remark }: Delivery): DeliveryTextErrors {
  const ofContact = labelError(contact, REMARK_MAX)
  const ofRemark = labelError(remark, REMARK_MAX)
  return {
    ...(typed && faultsOf({ ...EMPTY_ADDRESS, ...typed })),
    ...(ofContact && { contact: ofContact }),
    ...(ofRemark && { remark: ofRemark }),
  }
}
