import { ADDRESS_FIELDS, EMPTY_ADDRESS, type Address, type AddressDraft } from '#domain/addresses/address.ts'
import { addressFaults, type AddressFaults } from '#domain/addresses/address-faults.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { AddressBook } from './address-book.port.ts'

export type AddressInput = {
  /** Absent for a new one. */
  readonly id?: string | undefined
  readonly typed: AddressDraft
  /** Seen by the one who typed it, suggestions and all: it is saved as it is. */
  readonly isChecked: boolean
}

export type AddressNotSaved =
  | { readonly kind: 'faults'; readonly faults: AddressFaults }
  /** How the post writes it: to be chosen from before it is saved. */
  | { readonly kind: 'suggestions'; readonly suggestions: readonly AddressDraft[] }
  /** Deleted meanwhile, or never one's own. */
  | { readonly kind: 'unknown' }

/** Nothing is saved before it was looked at: first for what is missing, then as the post would write it. */
export class SaveAddress {
  readonly #book: AddressBook

  constructor(book: AddressBook) {
    this.#book = book
  }

  async run({ id, typed, isChecked }: AddressInput): Promise<Result<Address, AddressNotSaved>> {
    const draft = trimmed(typed)
    const faults = addressFaults(draft)
    if (Object.keys(faults).length > 0) return fail({ kind: 'faults', faults })
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
