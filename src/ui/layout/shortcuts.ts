import type { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import type { Features } from '#domain/session/features.ts'

/** Most used pages of a customer, each only with the required right. The text is `home.shortcut.<page>`. */
const SHORTCUTS = [
  { routeId: 'quickorder', flag: 'fillBasket' },
  { routeId: 'orderhistory', flag: 'order' },
  { routeId: 'backorderlist', flag: 'order' },
  { routeId: 'deliverynotes', flag: 'shipment' },
  { routeId: 'salesinvoice', flag: 'invoice' },
  { routeId: 'noticelist', flag: undefined },
  { routeId: 'infocenter', flag: undefined },
] as const satisfies readonly { routeId: PlainRouteId; flag: keyof Features | undefined }[]

export type Shortcut = (typeof SHORTCUTS)[number]['routeId']

export function shortcutsFor(
  { features }: Pick<SessionStore, 'features'>,
  capabilities: CapabilitiesStore,
): readonly Shortcut[] {
  const offered = SHORTCUTS.filter(({ routeId }) => capabilities.offersPage(routeId))
  return offered.filter(({ flag }) => flag === undefined || features[flag]).map(({ routeId }) => routeId)
}
