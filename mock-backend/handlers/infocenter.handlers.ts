import { infocenterContract } from '#contracts/infocenter.contract.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { AppointmentBook } from '../appointments/appointment-book.ts'
import { nextAppointment } from '../appointments/next-appointment.ts'
import { replyTo } from '../http/reply-to.ts'
import { viewFrom } from '../orders/account-view.ts'
import type { OrderBook } from '../orders/order-book.ts'
import { overview } from '../orders/overview.ts'

type Deps = {
  sessions: Sessions
  clock: () => number
  orderBook: OrderBook
  appointmentBook: AppointmentBook
}

export function infocenterHandlers({ sessions, clock, orderBook, appointmentBook }: Deps) {
  const viewOf = viewFrom({ sessions, clock })

  return [
    replyTo(infocenterContract.overview, async ({ body }) => {
      const { view, refused } = await viewOf(body)
      if (refused) return refused
      const history = orderBook.historyOf(view.account)
      const next = view.account.shipment && nextAppointment(appointmentBook, history, view)
      return { status: 200, body: { ...overview(history, view), ...(next && { nextAppointment: next }) } }
    }),
  ]
}
