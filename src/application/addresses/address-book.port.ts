import type { Address, AddressDraft } from '#domain/addresses/address.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { token } from '../kernel/token.ts'

export type AddressRejection =
  | { readonly kind: 'country-blocked' }
  | { readonly kind: 'unknown' }
  | NotAllowed

/** Edit conflict: another session has changed the address to `current`, so nothing was saved. */
export type ChangedElsewhere = { readonly kind: 'changed-elsewhere'; readonly current: Address }

/** Id and version of the address that is replaced, as the customer has seen it. */
export type KnownAddress = Pick<Address, 'id' | 'version'>

/** Delivery addresses of the customer. Rejects with `ApiFailure`. */
export interface AddressBook {
  list(query: ListQuery): Promise<Listing<Address>>
  /** Undefined if the address does not exist or belongs to another customer. */
  find(id: string): Promise<Address | undefined>
  /** Corrected versions of the address by the postal service; empty if the address is correct. */
  suggestions(draft: AddressDraft): Promise<readonly AddressDraft[]>
  /** Creates an address if `knownAddress` is absent. */
  save(
    draft: AddressDraft,
    knownAddress?: KnownAddress,
  ): Promise<Result<Address, AddressRejection | ChangedElsewhere>>
  delete(id: string): Promise<Result<void, AddressRejection>>
  restore(id: string): Promise<Result<Address, AddressRejection>>
  setDefault(id: string): Promise<Result<Address, AddressRejection>>
  /** Requests another billing address from the seller; returns the ticket number. */
  requestChange(draft: AddressDraft): Promise<Result<string, AddressRejection>>
}

export const AddressBook = token<AddressBook>('AddressBook')
