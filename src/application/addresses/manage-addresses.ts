import type { Address } from '#domain/addresses/address.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { AddressBook, type AddressRejection } from './address-book.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export const MESSAGE_LENGTH_MAX = 2000

export class ManageAddresses extends dependsOn({ book: AddressBook }) {
  delete(id: string): Promise<Result<void, AddressRejection | Rejection>> {
    return resultOf(() => this.deps.book.delete(id))
  }

  restore(id: string): Promise<Result<Address, AddressRejection | Rejection>> {
    return resultOf(() => this.deps.book.restore(id))
  }

  setDefault(id: string): Promise<Result<Address, AddressRejection | Rejection>> {
    return resultOf(() => this.deps.book.setDefault(id))
  }

  /** Requests a change of the billing address from the seller; returns the ticket number. */
  async requestChange(
    message: string,
  ): Promise<Result<string, { readonly kind: 'missing' | 'too-long' } | Rejection>> {
    const text = message.trim()
    if (text === '') return fail({ kind: 'missing' })
    if (text.length > MESSAGE_LENGTH_MAX) return fail({ kind: 'too-long' })
    return resultOf(async () => ok(await this.deps.book.requestChange(text)))
  }
}
