import type { Address } from '#domain/addresses/address.ts'
import type { Result } from '#domain/shared/result.ts'
import { resultOf, type Rejection } from '../shared/rejection.ts'
import { AddressBook, type AddressRejection } from './address-book.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

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
}
