import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { PlainRouteId } from '#domain/pages/localised-path.ts'
import type { Container } from '../kernel/container.tsx'
import { InfoCentreNavigationViewModel } from './info-centre/info-centre-navigation.view-model.ts'

/** Page to open if the API has no overview: the first one in the navigation of the info centre. */
export function infoCentreStartPage(container: Container): PlainRouteId | undefined {
  if (container.get(CapabilitiesStore).offers('overview')) return undefined
  const [first] = container.get(InfoCentreNavigationViewModel).groups
  return first?.pages[0]?.routeId ?? 'home'
}
