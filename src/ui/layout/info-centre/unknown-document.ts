import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import { pageOfPath } from '../../routing/paths.ts'

const LISTS = {
  order: { routeId: 'orderhistory', titleId: 'list.title.orders' },
  invoice: { routeId: 'salesinvoice', titleId: 'list.title.invoices' },
  creditNote: { routeId: 'creditnotes', titleId: 'list.title.creditnotes' },
  deliveryNote: { routeId: 'deliverynotes', titleId: 'list.title.deliverynotes' },
  packinglist: { routeId: 'packinglist', titleId: 'list.title.packinglist' },
  claim: { routeId: 'claims', titleId: 'list.title.claims' },
  appointmentEdit: { routeId: 'appointment', titleId: 'list.title.appointments' },
} as const satisfies Record<string, { readonly routeId: PlainRouteId; readonly titleId: string }>

type Kind = keyof typeof LISTS

export type NamedDocument = {
  readonly kind: Kind
  readonly number: string
  /** Route of the list with documents of this kind. */
  readonly list: (typeof LISTS)[Kind]
}

const NUMBER_LENGTH_MAX = 50

/** Kind and number of the document in the URL of a document page; undefined for other pages. */
export function documentNamedBy(pathname: string, search: string): NamedDocument | undefined {
  const page = pageOfPath(pathname)
  if (page === undefined || !isKind(page.routeId)) return undefined
  const query = new URLSearchParams(search)
  const number = page.params['slug'] ?? query.get('shipment') ?? query.get('no') ?? ''
  return { kind: page.routeId, number: number.slice(0, NUMBER_LENGTH_MAX), list: LISTS[page.routeId] }
}

const isKind = (routeId: string): routeId is Kind => Object.hasOwn(LISTS, routeId)
