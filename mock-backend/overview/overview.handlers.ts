import type { infocenterContract } from '#contracts/overview/infocenter.contract.ts'
import { nextAppointment } from '../appointments/next-appointment.ts'
import { changedItems } from '../favourites/changed-items.ts'
import { FavouriteLists } from '../favourites/favourite-lists.ts'
import { overview } from './overview.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export function infocenterHandlers({
  db,
  catalogue,
  currentParts,
  clock,
  orderBook,
  appointmentBook,
  callerOf,
}: Services): Handlers<typeof infocenterContract> {
  const lists = new FavouriteLists(db, clock)

  return {
    overview: async ({ body }) => {
      const caller = await callerOf(body)
      const history = orderBook.historyOf(caller.account)
      const next = caller.account.shipment && nextAppointment(appointmentBook, history, caller)
      return {
        status: 200,
        body: {
          ...overview(history, caller),
          ...(next && { nextAppointment: next }),
          favouritesChanged: changedItems(lists, { catalogue, currentParts }, caller),
        },
      }
    },
  }
}
