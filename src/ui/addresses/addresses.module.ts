import { AddressBook } from '#application/addresses/address-book.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('addresses', ({ lazyPort }) => {
  lazyPort(
    AddressBook,
    viaApi(async () => (await import('#adapters/http/addresses/http-address-book.ts')).HttpAddressBook),
    ApiAccess,
  )
})
