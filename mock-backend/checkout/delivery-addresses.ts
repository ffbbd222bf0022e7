import type * as z from 'zod/mini'
import type { DeliveryAddress, NewAddress } from '#contracts/checkout.dto.ts'
import type { Party } from '#contracts/party.dto.ts'
import type { Account } from '../accounts/account.ts'
import { orderProfileOf } from '../orders/order-profile.ts'

export type Address = z.infer<typeof DeliveryAddress>

/** Nothing is sent there. */
const BLOCKED = new Set(['AF', 'BY', 'IR', 'KP', 'MM', 'RU', 'SD', 'SO', 'SS', 'SY', 'VE', 'YE'])

export const isBlocked = (countryID: string) => BLOCKED.has(countryID)

/** Where a customer's invoices and goods go; what is typed during a checkout is kept for the next one. */
export class DeliveryAddresses {
  readonly #added = new Map<string, Address[]>()

  billing(account: Account): Party {
    return orderProfileOf(account.customerId).parties[0]
  }

  shipping(account: Account): Address[] {
    return [...this.#places(account), ...(this.#added.get(account.customerId) ?? [])]
  }

  find(account: Account, id: string | undefined): Address | undefined {
    return this.shipping(account).find((address) => address.id === id)
  }

  /** The same address typed twice is one. */
  add(account: Account, typed: z.infer<typeof NewAddress>): Address {
    const added = this.#added.get(account.customerId) ?? []
    const known = added.find((address) => isSame(address, typed))
    if (known) return known
    const address = { ...typed, id: `${account.customerId}-new-${added.length + 1}`, isDefault: false }
    this.#added.set(account.customerId, [...added, address])
    return address
  }

  #places({ customerId }: Account): Address[] {
    return orderProfileOf(customerId).parties.map((party, index) => ({ ...party, isDefault: index === 0 }))
  }
}

const FIELDS = ['company', 'name2', 'street', 'postCode', 'city', 'countryID'] as const

const isSame = (address: Address, typed: z.infer<typeof NewAddress>) =>
  FIELDS.every((field) => (address[field] ?? '') === (typed[field] ?? ''))
