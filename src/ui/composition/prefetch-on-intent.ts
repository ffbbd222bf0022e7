import { ApiAccess } from '#adapters/http/api-access.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import { withMissingCodeAsFailure } from '#application/shared/missing-code.ts'
import { pageAt } from '#domain/routing/localised-path.ts'
import type { Container } from '../kernel/container.tsx'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath } from '../routing/paths.ts'
import { loadCodeOf } from './page-code.ts'

/** A pointer that only crosses a link, as over a list, asks for nothing. */
const DWELL_MS = 65

type Connection = { readonly connection?: { readonly saveData?: boolean } }

/** Fetches the next page while a pointer, a finger or the focus rests on its link, before the click. */
export function prefetchOnIntent(container: Container): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const begin = ({ target }: Event) => {
    clearTimeout(dwelling)
    const pathname = pageBehind(target)
    if (pathname === undefined || (navigator as Connection).connection?.saveData) return
    dwelling = setTimeout(() => void prefetch(container, pathname), DWELL_MS)
  }
  // a finger that touches is a pointer that comes over
  document.addEventListener('pointerover', begin, { passive: true })
  document.addEventListener('focusin', begin)
}

/** The path of another page of the shop, if that is what the element links to. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  return pageAt(link.pathname, routing) && link.pathname
}

async function prefetch(container: Container, pathname: string): Promise<void> {
  try {
    await Promise.all([loadCodeOf(pathname), container.get(ApiAccess)(), prefetchData(container, pathname)])
  } catch (error) {
    // the click asks again, and tells what is missing
    if (!(withMissingCodeAsFailure(error) instanceof ApiFailure)) throw error
  }
}

/** Of guests alone: what customers see, such as prices, is asked for by a click and not before. */
async function prefetchData(container: Container, pathname: string): Promise<void> {
  const page = pageAt(pathname, routing)
  const isSameLanguage = localeOfPath(pathname) === localeOfPath(location.pathname)
  if (page?.routeId !== 'product' || !isSameLanguage || container.get(SessionStore).isLoggedIn) return
  await container.get(PartsCatalogue).findBySlug(page.params['slug'] ?? '')
}
