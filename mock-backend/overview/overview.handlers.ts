import type { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import { nextAppointment } from '../appointments/next-appointment.ts'
import { changedItemCountOfCustomer } from '../favourites/changed-items.ts'
import { FavouriteLists } from '../favourites/favourite-lists.ts'
import { overview } from './overview.ts'
import { cartOwner } from '../session/account.ts'
import { VinHistories } from '../vehicles/vin-histories.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function infocenterHandlers({
  db,
  catalogue,
  currentParts,
  clock,
  orderBook,
  appointmentBook,
  asCaller,
}: Services): Handlers<typeof infocenterContract> {
  const lists = new FavouriteLists({ db, clock })
  const histories = new VinHistories({ db })

  return {
    overview: asCaller((caller) => {
      const history = orderBook.historyOf(caller.account)
      const next = caller.account.shipment && nextAppointment(appointmentBook, history, caller)
      return {
        ...overview(history, caller),
        ...(next && { nextAppointment: next }),
        ...lastOf(histories.of(cartOwner(caller.account)), lists, caller.account.customerId),
        favouritesChanged: changedItemCountOfCustomer(lists, { catalogue, currentParts }, caller),
      }
    }),
  }
}

/**
 * VIN that the customer has looked up last, and the parts list that was opened last; lists that were never opened
 * do not count.
 */
function lastOf([lastVin]: readonly string[], lists: FavouriteLists, customerId: string) {
  const [list] = lists
    .of(customerId)
    .toSorted((one, other) => (other.visitedAt ?? 0) - (one.visitedAt ?? 0))
    .filter(({ visitedAt }) => visitedAt !== null)
  return {
    ...(lastVin !== undefined && { lastVin }),
    ...(list && {
      lastList: { listId: list.listId, name: list.name, count: lists.itemsOf(list.listId).length },
    }),
  }
}
