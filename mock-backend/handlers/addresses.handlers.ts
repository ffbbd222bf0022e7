import { addressesContract, type AddressDraft } from '#contracts/addresses.contract.ts'
import type { AddressBook, KnownAddress } from '../addresses/address-book.ts'
import { suggestionsFor } from '../addresses/address-check.ts'
import { addressFacets, filteredAddresses } from '../addresses/address-list.ts'
import { KnownAddresses } from '../addresses/known-addresses.ts'
import type { Sessions } from '../accounts/sessions.ts'
import { isBlocked } from '../checkout/delivery-addresses.ts'
import { refusal } from '../http/refusal.ts'
import { replyTo } from '../http/reply-to.ts'
import { paged } from '../lists/paged.ts'
import { viewFrom } from '../orders/account-view.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { asOf, type View } from '../orders/views/view.ts'
import { countryIsBlocked } from './checkout.handlers.ts'

type Deps = { sessions: Sessions; clock: () => number; orderBook: OrderBook; addressBook: AddressBook }

export function addressesHandlers({ sessions, clock, orderBook, addressBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })
  let tickets = 0

  const known = new KnownAddresses(addressBook, orderBook)
  const shown = ({ account }: View, address: KnownAddress) => known.shown(account, address)
  const changed = (view: View, address: KnownAddress | undefined) =>
    address === undefined
      ? unknownAddress()
      : ({ status: 200, body: { address: shown(view, address) } } as const)

  return [
    replyTo(addressesContract.list, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      const all = known.all(view.account)
      const { items, pagination } = paged(filteredAddresses(all, body), body)
      const facets = addressFacets(all, body.languageID)
      return { status: 200, body: { items, pagination, facets, asOf: asOf(view) } }
    }),

    replyTo(addressesContract.create, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      if (isBlocked(body.address.countryID)) return countryIsBlocked()
      const added = addressBook.add(view.account, body.address)
      return { status: 201, body: { address: shown(view, added) } }
    }),

    replyTo(addressesContract.update, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      if (isBlocked(body.address.countryID)) return countryIsBlocked()
      return changed(view, addressBook.change(view.account, body.id, body.address))
    }),

    replyTo(addressesContract.delete, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      if (!addressBook.delete(view.account, body.id)) return unknownAddress()
      return { status: 200, body: { id: body.id } }
    }),

    replyTo(addressesContract.restore, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      return refused ?? changed(view, addressBook.restore(view.account, body.id))
    }),

    replyTo(addressesContract.setDefault, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      if (!addressBook.setDefault(view.account, body.id)) return unknownAddress()
      const address = known.all(view.account).find(({ id }) => id === body.id)
      return address === undefined ? unknownAddress() : { status: 200, body: { address } }
    }),

    replyTo(addressesContract.validate, async ({ body }) => {
      const { refused } = await viewOf(body)
      if (refused) return refused
      const suggestions: AddressDraft[] = suggestionsFor(body.address)
      return { status: 200, body: { suggestions } }
    }),

    replyTo(addressesContract.requestChange, async ({ body }) => {
      const { refused } = await viewOf(body)
      if (refused) return refused
      tickets += 1
      return { status: 201, body: { ticketNo: `T${String(tickets).padStart(6, '0')}` } }
    }),
  ]
}

const unknownAddress = () => refusal(404, 404001, 'Not Found', { detail: 'There is no such address.' })
