import { AddressBook } from '#application/addresses/address-book.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(
  AddressBook,
  async () => (await import('#adapters/http/addresses/http-address-book.ts')).HttpAddressBook,
)
