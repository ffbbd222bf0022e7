import { data, redirect } from 'react-router'
import { FindByOldUrl } from '#application/redirects/find-by-old-url.ts'
import { ResolveRedirect } from '#application/redirects/resolve-redirect.ts'
import { isImagePath } from '#domain/routing/request-path.ts'
import { divisionPathOfAnotherLanguage } from '#domain/pages/localised-path.ts'
import type { LoaderArgs } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { routing } from '../routing/configured-routing.ts'
import { localeOfPath, pathIn } from '../routing/paths.ts'

/** Throws a permanent redirect if the path has moved, otherwise a 404 response (spec 2 and 8). */
export async function notFound(container: Container, { url }: LoaderArgs): Promise<never> {
  const nothing = data(`Page Not Found: ${url.pathname}`, { status: 404 })
  if (isImagePath(url.pathname)) throw nothing

  await redirectFromLegacyUrl(container, url)
  const divisionPath = divisionPathOfAnotherLanguage(url.pathname, routing)
  if (divisionPath !== undefined && !(await causesRedirectLoop(container, divisionPath, url.pathname))) {
    throw redirect(divisionPath + url.search, 301)
  }

  throw nothing
}

/** Redirects a legacy `.html` URL to the page of its part, even if a route with a parameter matches it (spec 2). */
export async function redirectFromLegacyUrl(container: Container, { pathname }: URL): Promise<void> {
  const partPath = await partAtOldAddress(container, pathname)
  if (partPath !== undefined && !(await causesRedirectLoop(container, partPath, pathname)))
    throw redirect(partPath, 301)
}

/** True if redirects from `target`, by the API or the shop's rules, return to `pathname` after any number of hops. */
export function causesRedirectLoop(container: Container, target: string, pathname: string): Promise<boolean> {
  return container
    .get(ResolveRedirect)
    .causesLoop(
      target,
      pathname,
      async (path) =>
        (await partAtOldAddress(container, path)) ?? divisionPathOfAnotherLanguage(path, routing),
    )
}

async function partAtOldAddress(container: Container, pathname: string): Promise<string | undefined> {
  const slug = await container.get(FindByOldUrl).run(pathname)
  return slug === undefined ? undefined : pathIn(localeOfPath(pathname))('product', { slug })
}
