import type * as z from 'zod/mini'
import type { punchOutContract } from '#contracts/punch-out/punch-out.contract.ts'
import type { AddressBook } from '../addresses/address-book.ts'
import { normalizePartNumber } from '../catalogue/normalize-part-number.ts'
import type { Address, DeliveryAddresses } from '../addresses/delivery-addresses.ts'
import type { Account } from '../session/account.ts'

type ShipTo = NonNullable<z.infer<typeof punchOutContract.order.body>['shipTo']>
type Books = { readonly addresses: DeliveryAddresses; readonly addressBook: AddressBook }

/** Finds the customer's address by the number or the content in a message; undefined if no address matches. */
export function findShipTo(
  { addresses, addressBook }: Books,
  account: Account,
  shipTo: ShipTo,
): Address | undefined {
  const shippingAddresses = addresses.shipping(account)
  const ids = new Set(shipTo.ids.map(normalizePartNumber).filter(Boolean))
  const labels = new Map(
    addressBook.shipping(account).map(({ id, label = '' }) => [id, normalizePartNumber(label)]),
  )
  const byNumber = shippingAddresses.filter(
    ({ id }) => ids.has(normalizePartNumber(id)) || ids.has(labels.get(id) ?? ''),
  )
  const [street, city, postCode] = [shipTo.street, shipTo.city, shipTo.postCode]
  if (street === '' && city === '' && postCode === '')
    return only(byNumber) ?? (shipTo.isBuyer && byNumber.length === 0 ? addresses.usual(account) : undefined)
  if (street === '' || (city === '' && postCode === '')) return undefined
  const country = shipTo.countryID.toUpperCase()
  const atPlace = shippingAddresses.filter(
    (address) =>
      plain(address.street) === plain(street) &&
      (city === '' || plain(address.city) === plain(city)) &&
      (postCode === '' || plainPostCode(address.postCode) === plainPostCode(postCode)) &&
      (country === '' || address.countryID === country),
  )
  if (byNumber.length > 0) return atPlace.find((address) => byNumber.includes(address))
  const sameCompany = atPlace.filter(({ company }) => plain(company) === plain(shipTo.company))
  return sameCompany[0] ?? atPlace[0]
}

const only = (addresses: readonly Address[]) => (addresses.length === 1 ? addresses[0] : undefined)

/** Normalises a text of an address: umlauts as two letters, and short forms of "street". */
const plain = (text: string): string =>
  normalizePartNumber(
    text
      .toUpperCase()
      .replaceAll('Ä', 'AE')
      .replaceAll('Ö', 'OE')
      .replaceAll('Ü', 'UE')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, ''),
  ).replace(/STRASSE|STR(?=\d|$)/, 'STR')

/** Post code without a country prefix: "D-33689" becomes 33689. */
const plainPostCode = (postCode: string): string =>
  normalizePartNumber(postCode).replace(/^[A-Z]{1,2}(\d{1,20})$/, '$1')
