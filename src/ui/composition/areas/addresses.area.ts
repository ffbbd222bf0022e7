import { AddressBook } from '#application/addresses/address-book.port.ts'
import { SaveAddress } from '#application/addresses/save-address.ts'
import { ListCountries } from '#application/locale/list-countries.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { OpenAddressTask } from '#application/addresses/open-address-task.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './countries.area.ts'

/** Where a customer's goods go. */
openArea('addresses', ({ provide, lazy }) => {
  lazy(
    AddressBook,
    viaApi(async () => (await import('#adapters/http/addresses/http-address-book.ts')).HttpAddressBook),
    ApiAccess,
  )
  provide(SaveAddress, AddressBook)
  provide(OpenAddressTask, AddressBook, ListCountries, LocaleStore)
})
