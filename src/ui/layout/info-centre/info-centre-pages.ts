import type { PlainRouteId } from '#domain/routing/localised-path.ts'

type Group = {
  readonly messageId: string
  readonly pages: readonly { readonly routeId: PlainRouteId; readonly messageId: string }[]
}

/** Where the navigation of the info centre leads, in the groups of a day's work. */
export const INFO_CENTRE: readonly Group[] = [
  {
    messageId: 'infocenter.orders',
    pages: [
      { routeId: 'infocenter', messageId: 'overview.navigation' },
      { routeId: 'orderhistory', messageId: 'list.title.orders' },
      { routeId: 'backorderlist', messageId: 'list.title.backorders' },
      { routeId: 'quickorder', messageId: 'quickOrder.title' },
      { routeId: 'availability', messageId: 'availabilityCheck.title' },
      { routeId: 'mycarts', messageId: 'list.title.mycarts' },
    ],
  },
  {
    messageId: 'infocenter.deliveries',
    pages: [
      { routeId: 'deliverynotes', messageId: 'list.title.deliverynotes' },
      { routeId: 'packinglist', messageId: 'list.title.packinglist' },
      { routeId: 'appointment', messageId: 'list.title.appointments' },
    ],
  },
  {
    messageId: 'infocenter.accounting',
    pages: [
      { routeId: 'salesinvoice', messageId: 'list.title.invoices' },
      { routeId: 'creditnotes', messageId: 'list.title.creditnotes' },
    ],
  },
  {
    messageId: 'infocenter.articles',
    pages: [{ routeId: 'noticelist', messageId: 'list.title.noticelist' }],
  },
  {
    messageId: 'infocenter.settings',
    pages: [
      { routeId: 'addresses', messageId: 'list.title.addresses' },
      { routeId: 'forms', messageId: 'forms.title' },
      { routeId: 'partnerinterface', messageId: 'partner.title' },
      { routeId: 'currencies', messageId: 'currencies.title' },
    ],
  },
]
