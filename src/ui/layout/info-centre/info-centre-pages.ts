import type { PlainRouteId } from '#domain/routing/localised-path.ts'
import type { Features } from '#domain/session/features.ts'

type InfoCentrePage = {
  readonly routeId: PlainRouteId
  readonly messageId: string
  /** Permission without which the page only says that it is missing. */
  readonly flag?: keyof Features
}

export type InfoCentreGroup = { readonly messageId: string; readonly pages: readonly InfoCentrePage[] }

/** Where the navigation of the info centre leads, in the groups of a day's work. */
export const INFO_CENTRE: readonly InfoCentreGroup[] = [
  {
    messageId: 'infocenter.orders',
    pages: [
      { routeId: 'infocenter', messageId: 'overview.navigation' },
      { routeId: 'orderhistory', messageId: 'list.title.orders', flag: 'order' },
      { routeId: 'backorderlist', messageId: 'list.title.backorders', flag: 'order' },
      { routeId: 'quickorder', messageId: 'quickOrder.title', flag: 'fillBasket' },
      { routeId: 'availability', messageId: 'availabilityCheck.title' },
      { routeId: 'mycarts', messageId: 'list.title.mycarts' },
    ],
  },
  {
    messageId: 'infocenter.deliveries',
    pages: [
      { routeId: 'deliverynotes', messageId: 'list.title.deliverynotes', flag: 'shipment' },
      { routeId: 'packinglist', messageId: 'list.title.packinglist', flag: 'shipment' },
      { routeId: 'claims', messageId: 'list.title.claims' },
      { routeId: 'appointment', messageId: 'list.title.appointments', flag: 'shipment' },
    ],
  },
  {
    messageId: 'infocenter.accounting',
    pages: [
      { routeId: 'account', messageId: 'statement.title', flag: 'invoice' },
      { routeId: 'salesinvoice', messageId: 'list.title.invoices', flag: 'invoice' },
      { routeId: 'creditnotes', messageId: 'list.title.creditnotes', flag: 'invoice' },
    ],
  },
  {
    messageId: 'infocenter.articles',
    pages: [
      { routeId: 'noticelist', messageId: 'list.title.noticelist' },
      { routeId: 'ownnumbers', messageId: 'list.title.ownnumbers' },
    ],
  },
  {
    messageId: 'infocenter.settings',
    pages: [
      { routeId: 'addresses', messageId: 'list.title.addresses' },
      { routeId: 'forms', messageId: 'forms.title' },
      { routeId: 'partnerinterface', messageId: 'partner.title', flag: 'partnerInterface' },
      { routeId: 'currencies', messageId: 'currencies.title', flag: 'showPrice' },
    ],
  },
]
