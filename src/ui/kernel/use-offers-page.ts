import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { useContainer } from './container.tsx'

/** True if the API offers the capability of a page. */
export function useOffersPage(): (page: RouteId) => boolean {
  const capabilities = useContainer().get(CapabilitiesStore)
  return (page) => capabilities.offersPage(page)
}
