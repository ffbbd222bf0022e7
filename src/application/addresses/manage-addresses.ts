import type { Address } from '#domain/addresses/address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { attemptInSession } from '../shared/rejection.ts'
import type { AddressBook, AddressRejection } from './address-book.port.ts'

type Unreachable = { readonly kind: 'unreachable' }

const MESSAGE_MAX_LENGTH = 2000

export class ManageAddresses {
  readonly #book: AddressBook

  constructor(book: AddressBook) {
    this.#book = book
  }

  delete(id: string): Promise<Result<void, AddressRejection | Unreachable>> {
    return orUnreachable(() => this.#book.delete(id))
  }

  restore(id: string): Promise<Result<Address, AddressRejection | Unreachable>> {
    return orUnreachable(() => this.#book.restore(id))
  }

  setDefault(id: string): Promise<Result<Address, AddressRejection | Unreachable>> {
    return orUnreachable(() => this.#book.setDefault(id))
  }

  /** Requests a change of the billing address from the seller; returns the ticket number. */
  async requestChange(
    message: string,
  ): Promise<Result<string, { readonly kind: 'missing' | 'too-long' } | Unreachable>> {
    const text = message.trim()
    if (text === '') return fail({ kind: 'missing' })
    if (text.length > MESSAGE_MAX_LENGTH) return fail({ kind: 'too-long' })
    return orUnreachable(async () => ok(await this.#book.requestChange(text)))
  }
}

async function orUnreachable<Value, Rejection>(
  change: () => Promise<Result<Value, Rejection>>,
): Promise<Result<Value, Rejection | Unreachable>> {
  const answer = await attemptInSession(change)
  return answer.ok ? answer.value : fail({ kind: 'unreachable' })
}
