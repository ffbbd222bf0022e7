import type { Address, AddressDraft } from '#domain/addresses/address.ts'
import type { Result } from '#domain/shared/result.ts'
import type { Listing, ListQuery } from '../data-table/list-source.ts'
import { token } from '../kernel/token.ts'

export type AddressRefusal = { readonly kind: 'country-blocked' | 'unknown' }

/** Where a customer's goods go. Rejects with `ApiFailure`. */
export interface AddressBook {
  list(query: ListQuery): Promise<Listing<Address>>
  /** Absent where it is nobody's, or another's. */
  find(id: string): Promise<Address | undefined>
  /** How the post writes it; nothing where it is written so already. */
  suggestions(draft: AddressDraft): Promise<readonly AddressDraft[]>
  /** Without an id it is a new one. */
  save(draft: AddressDraft, id?: string): Promise<Result<Address, AddressRefusal>>
  delete(id: string): Promise<Result<void, AddressRefusal>>
  restore(id: string): Promise<Result<Address, AddressRefusal>>
  setDefault(id: string): Promise<Result<Address, AddressRefusal>>
  /** Of the billing address, which the seller keeps; answers with the number of the request. */
  requestChange(message: string): Promise<string>
}

export const AddressBook = token<AddressBook>('AddressBook')
