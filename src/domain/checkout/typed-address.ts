import { EMPTY_ADDRESS } from '../addresses/address.ts'
import { addressFaults as faultsOf, labelFault, type FieldFault } from '../addresses/address-faults.ts'
import { REMARK_MAX } from './checkout.ts'

export const ADDRESS_FIELDS = ['company', 'name2', 'street', 'postCode', 'city', 'countryId'] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]
export type TypedAddress = Readonly<Record<AddressField, string>>

/** Length in Unicode characters: an emoji counts as one. */
const lengthOf = (text: string): number => [...text].length

export const isTooLong = (text: string, longest = REMARK_MAX): boolean => lengthOf(text) > longest

type Delivery = {
  readonly typed?: TypedAddress | undefined
  readonly contact: string
  readonly remark: string
}
export type DeliveryTextFaults = Partial<Readonly<Record<AddressField | 'contact' | 'remark', FieldFault>>>

/** Validates the delivery address with the rules of the address book. */
export function deliveryFaults({ typed, contact, remark }: Delivery): DeliveryTextFaults {
  const ofContact = labelFault(contact, REMARK_MAX)
  const ofRemark = labelFault(remark, REMARK_MAX)
  return {
    ...(typed && faultsOf({ ...EMPTY_ADDRESS, ...typed })),
    ...(ofContact && { contact: ofContact }),
    ...(ofRemark && { remark: ofRemark }),
  }
}
