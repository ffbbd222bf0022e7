import { ADDRESS_FIELDS, EMPTY_ADDRESS, type Address, type AddressDraft } from '#domain/addresses/address.ts'
import { addressErrors, type AddressErrors } from '#domain/addresses/address-errors.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attemptInSession } from '../shared/rejection.ts'
import type { AddressBook } from './address-book.port.ts'

export type AddressInput = {
  /** Absent for a new address. */
  readonly id?: string | undefined
  readonly typed: AddressDraft
  /** True if the user has seen the suggestions: the address is saved as typed. */
  readonly isChecked: boolean
}

export type SaveAddressRejection =
  | { readonly kind: 'faults'; readonly faults: AddressErrors }
  /** Corrections by the postal service to choose from before saving. */
  | { readonly kind: 'suggestions'; readonly suggestions: readonly AddressDraft[] }
  /** The address was deleted, or belongs to another customer. */
  | { readonly kind: 'unknown' }
  /** A retry may succeed. */
  | { readonly kind: 'unreachable' }

/** Validates the address, offers corrections of the postal service, and then saves it. */
export class SaveAddress {
  readonly #book: AddressBook

  constructor(book: AddressBook) {
    this.#book = book
  }

  async run({ id, typed, isChecked }: AddressInput): Promise<Result<Address, SaveAddressRejection>> {
    const draft = trimmed(typed)
    const faults = addressErrors(draft)
    if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults })
    const answer = await attemptInSession(() => this.#save(draft, isChecked, id))
    return answer.ok ? answer.value : fail({ kind: 'unreachable' })
  }

  async #save(
    draft: AddressDraft,
    isChecked: boolean,
    id: string | undefined,
  ): Promise<Result<Address, SaveAddressRejection>> {
    if (!isChecked) {
      const suggestions = await this.#book.suggestions(draft)
      if (suggestions.length > 0) return fail({ kind: 'suggestions', suggestions })
    }
    const saved = await this.#book.save(draft, id)
    if (saved.ok) return ok(saved.value)
    return saved.error.kind === 'unknown'
      ? fail({ kind: 'unknown' })
      : fail({ kind: 'faults', faults: { countryId: { kind: 'blocked' } } })
  }
}

const trimmed = (typed: AddressDraft): AddressDraft => ({
  ...EMPTY_ADDRESS,
  ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, typed[field].trim()])),
})
