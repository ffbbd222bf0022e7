import type { Address } from '#domain/addresses/address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import type { AddressBook, AddressRejection } from './address-book.port.ts'

const MESSAGE_MAX_LENGTH = 2000

export class ManageAddresses {
  readonly #book: AddressBook

  constructor(book: AddressBook) {
    this.#book = book
  }

  delete(id: string): Promise<Result<void, AddressRejection | Rejection>> {
    return resultOf(() => this.#book.delete(id))
  }

  restore(id: string): Promise<Result<Address, AddressRejection | Rejection>> {
    return resultOf(() => this.#book.restore(id))
  }

  setDefault(id: string): Promise<Result<Address, AddressRejection | Rejection>> {
    return resultOf(() => this.#book.setDefault(id))
  }

  /** Requests a change of the billing address from the seller; returns the ticket number. */
  async requestChange(
    message: string,
  ): Promise<Result<string, { readonly kind: 'missing' | 'too-long' } | Rejection>> {
    const text = message.trim()
    if (text === '') return fail({ kind: 'missing' })
    if (text.length > MESSAGE_MAX_LENGTH) return fail({ kind: 'too-long' })
    return resultOf(async () => ok(await this.#book.requestChange(text)))
  }
}
