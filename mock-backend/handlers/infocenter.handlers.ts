import { infocenterContract } from '#contracts/infocenter.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { nextAppointment } from '../appointments/next-appointment.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Db } from '../db.ts'
import { changedItems } from '../favourites/changed-items.ts'
import { FavouriteLists } from '../favourites/favourite-lists.ts'
import { replyTo } from '../http/reply-to.ts'
import { viewFrom } from '../orders/account-view.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { overview } from '../orders/overview.ts'

type Deps = {
  db: Db
  catalogue: Catalogue
  sessions: Sessions
  clock: () => number
  orderBook: OrderBook
  appointmentBook: AppointmentBook
}

export function infocenterHandlers(deps: Deps) {
  const { db, catalogue, sessions, clock, orderBook, appointmentBook } = deps
  const viewOf = viewFrom({ sessions, clock })
  const lists = new FavouriteLists(db, clock)

  return [
    replyTo(infocenterContract.overview, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      const history = orderBook.historyOf(view.account)
      const next = view.account.shipment && nextAppointment(appointmentBook, history, view)
      return {
        status: 200,
        body: {
          ...overview(history, view),
          ...(next && { nextAppointment: next }),
          favouritesChanged: changedItems(lists, catalogue, view),
        },
      }
    }),
  ]
}
