import { useEffect } from 'react'
import { ApiAccess } from '#adapters/http/api-access.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { findPage } from '#domain/pages/localised-path.ts'
import { useContainer, type Container } from '../kernel/container.tsx'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath, pathIn } from '../routing/paths.ts'
import { requestIdle } from './request-idle.ts'
import { loadPageCode } from './page-code.ts'

/** Milliseconds of hovering before a link is prefetched: a pointer that only crosses links prefetches nothing. */
const DWELL_MS = 65

type Connection = { readonly connection?: { readonly saveData?: boolean } }

const savesData = (): boolean => (navigator as Connection).connection?.saveData === true

let isPrefetching = false

/** Prefetches the linked pages after hydration. */
export function PrefetchNextPages() {
  const container = useContainer()
  useEffect(() => {
    if (isPrefetching) return
    isPrefetching = true
    void loaded()
      .then(requestIdle)
      .then(() => prefetchNextPages(container))
  }, [container])
  return null
}

async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Prefetches the most frequent next pages, and the page of a hovered, touched or focused link. */
function prefetchNextPages(container: Container): void {
  let dwelling: ReturnType<typeof setTimeout> | undefined
  const begin = ({ target }: Event) => {
    clearTimeout(dwelling)
    const pathname = pageBehind(target)
    if (pathname === undefined || savesData()) return
    dwelling = setTimeout(() => void prefetch(container, pathname), DWELL_MS)
  }
  // touching a link also fires `pointerover`
  document.addEventListener('pointerover', begin, { passive: true })
  document.addEventListener('focusin', begin)
  if (!savesData()) void prefetchCode(container)
}

/**
 * Prefetches the API client, the results page and the product page in sequence, so that each is evaluated in its own
 * task.
 */
async function prefetchCode(container: Container): Promise<void> {
  const to = pathIn(localeOfPath(location.pathname))
  await untilFetched(container.get(ApiAccess))
  for (const pathname of [to('results'), to('product', { slug: '-' })]) {
    await requestIdle()
    await loadPageCode(pathname)
  }
}

/** The path of another page of the shop in a link; undefined for other elements. */
function pageBehind(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined
  const locale = localeOfPath(location.pathname)
  return findPage(link.pathname, routing)?.locale === locale ? link.pathname : undefined
}

const prefetch = (container: Container, pathname: string) =>
  untilFetched(() =>
    Promise.all([
      loadPageCode(pathname),
      container.get(ApiAccess)(),
      container.get(ResolveRedirect).run(pathname, ''),
      prefetchData(container, pathname),
    ]),
  )

/** Ignores failures: the click retries, and reports an error. */
async function untilFetched(fetchAll: () => Promise<unknown>): Promise<void> {
  try {
    await fetchAll()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}

/** Prefetches data of a page only for guests: data of customers, such as prices, is requested only by a click. */
async function prefetchData(container: Container, pathname: string): Promise<void> {
  const page = findPage(pathname, routing)
  const isSameLanguage = localeOfPath(pathname) === localeOfPath(location.pathname)
  if (page?.routeId !== 'product' || !isSameLanguage || container.get(SessionStore).isLoggedIn) return
  await container.get(PartsCatalogue).findBySlug(page.params['slug'] ?? '')
}
