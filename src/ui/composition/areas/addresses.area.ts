import { AddressBook } from '#application/addresses/address-book.port.ts'
import { SaveAddress } from '#application/addresses/save-address.ts'
import { ShopContent } from '#application/catalogue/shop-content.port.ts'
import { ListCountries } from '#application/place/list-countries.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { OpenAddressTask } from '#application/addresses/open-address-task.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'

/** Where a customer's goods go. */
openArea('addresses', ({ bind }) => {
  bind<AddressBook>(AddressBook).toResolvedValue(
    viaApi(async () => (await import('#adapters/http/http-address-book.ts')).HttpAddressBook),
    [ApiAccess],
  )
  bind(SaveAddress).toResolvedValue((book: AddressBook) => new SaveAddress(book), [AddressBook])
  bind(OpenAddressTask).toResolvedValue(
    (book: AddressBook, content: ShopContent, place: PlaceStore) =>
      new OpenAddressTask(book, new ListCountries(content, place), place),
    [AddressBook, ShopContent, PlaceStore],
  )
})
