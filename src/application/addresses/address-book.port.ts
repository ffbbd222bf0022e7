import type { Address, AddressDraft } from '#domain/addresses/address.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type AddressRejection = { readonly kind: 'country-blocked' | 'unknown' }

/** Delivery addresses of the customer. Rejects with `ApiFailure`. */
export interface AddressBook {
  list(query: ListQuery): Promise<Listing<Address>>
  /** Undefined if the address does not exist or belongs to another customer. */
  find(id: string): Promise<Address | undefined>
  /** Corrections by the postal service; empty if the address is correct. */
  suggestions(draft: AddressDraft): Promise<readonly AddressDraft[]>
  /** Creates an address if `id` is absent. */
  save(draft: AddressDraft, id?: string): Promise<Result<Address, AddressRejection>>
  delete(id: string): Promise<Result<void, AddressRejection>>
  restore(id: string): Promise<Result<Address, AddressRejection>>
  setDefault(id: string): Promise<Result<Address, AddressRejection>>
  /** Requests a change of the billing address from the seller; returns the ticket number. */
  requestChange(message: string): Promise<string>
}

export const AddressBook = token<AddressBook>('AddressBook')
