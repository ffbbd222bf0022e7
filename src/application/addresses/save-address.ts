import {
  ADDRESS_FIELDS,
  differingFields,
  EMPTY_ADDRESS,
  type Address,
  type AddressDraft,
} from '#domain/addresses/address.ts'
import { addressErrors, type AddressErrors } from '#domain/addresses/address-errors.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { NotAllowed } from '../kernel/api-failure.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { AddressBook, type ChangedElsewhere, type KnownAddress } from './address-book.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type AddressInput = {
  /** Absent for a new address. */
  readonly known?: KnownAddress | undefined
  readonly typed: AddressDraft
  /** True if the user has already seen the corrections: the address is then saved as typed. */
  readonly isChecked: boolean
}

export type SaveAddressRejection =
  | { readonly kind: 'faults'; readonly faults: AddressErrors }
  /** Corrections by the postal service; nothing is saved before the user chooses one. */
  | { readonly kind: 'suggestions'; readonly suggestions: readonly AddressDraft[] }
  /** The address was deleted, or belongs to another customer. */
  | { readonly kind: 'unknown' }
  | ChangedElsewhere
  | NotAllowed
  | Rejection

/** Validates the address, offers corrections of the postal service, and then saves it. */
export class SaveAddress extends dependsOn({ book: AddressBook }) {
  async run({ known, typed, isChecked }: AddressInput): Promise<Result<Address, SaveAddressRejection>> {
    return withoutFaults(typed, (draft) => this.#save(draft, isChecked, known))
  }

  async #save(
    draft: AddressDraft,
    isChecked: boolean,
    knownAddress: KnownAddress | undefined,
  ): Promise<Result<Address, SaveAddressRejection>> {
    if (!isChecked) {
      const suggestions = await this.deps.book.suggestions(draft)
      if (suggestions.length > 0) return fail({ kind: 'suggestions', suggestions })
    }
    const result = await this.deps.book.save(draft, knownAddress)
    if (result.ok) return ok(result.value)
    const { error } = result
    if (error.kind === 'country-blocked') return fail(COUNTRY_BLOCKED)
    // the address already has the typed values: this is a retry of a change whose response was lost
    if (error.kind === 'changed-elsewhere' && differingFields(error.current, draft).length === 0) {
      return ok(error.current)
    }
    return fail(error)
  }
}

/** Requests another billing address from the seller, who checks it; returns the ticket number. */
export class RequestBillingAddress extends dependsOn({ book: AddressBook }) {
  run(typed: AddressDraft): Promise<Result<string, SaveAddressRejection>> {
    return withoutFaults(typed, async (draft) => {
      const requested = await this.deps.book.requestChange(draft)
      if (requested.ok) return ok(requested.value)
      return fail(requested.error.kind === 'country-blocked' ? COUNTRY_BLOCKED : requested.error)
    })
  }
}

const COUNTRY_BLOCKED = { kind: 'faults', faults: { countryId: { kind: 'blocked' } } } as const

async function withoutFaults<Value>(
  typed: AddressDraft,
  send: (draft: AddressDraft) => Promise<Result<Value, SaveAddressRejection>>,
): Promise<Result<Value, SaveAddressRejection>> {
  const draft = trimmed(typed)
  const errors = addressErrors(draft)
  return Object.keys(errors).length > 0
    ? fail({ kind: 'faults', faults: errors })
    : resultOf(() => send(draft))
}

const trimmed = (typed: AddressDraft): AddressDraft => ({
  ...EMPTY_ADDRESS,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[field].trim()])),
})
