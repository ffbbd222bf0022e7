import { AddressBook } from '#application/addresses/address-book.port.ts'
import { ManageAddresses } from '#application/addresses/manage-addresses.ts'
import { SaveAddress } from '#application/addresses/save-address.ts'
import { OpenAddressTask } from '#application/addresses/open-address-task.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../locale/countries.module.ts'

/** Where a customer's goods go. */
registerModule('addresses', ({ provide, latePort }) => {
  latePort(
    AddressBook,
    viaApi(async () => (await import('#adapters/http/addresses/http-address-book.ts')).HttpAddressBook),
    ApiAccess,
  )
  provide(SaveAddress)
  provide(ManageAddresses)
  provide(OpenAddressTask)
})
