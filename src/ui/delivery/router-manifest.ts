import type { Location, ServerBuild } from 'react-router'
import { findPage } from '#domain/pages/localised-path.ts'
import type { Routing } from '#domain/routing/routing.ts'
import { routing } from '../routing/configured-routing.ts'
import { localisedRoutes } from '../routing/localised-routes.ts'

type Manifest = ServerBuild['assets']
type RouteFiles = NonNullable<Manifest['routes'][string]>

/**
 * Private API of React Router (`window.__reactRouter…`), because no public API has this data; only this file reads it.
 */
type RouterWindow = {
  readonly __reactRouterManifest?: Manifest
  readonly __reactRouterDataRouter?: {
    readonly state: { readonly location: Location; readonly restoreScrollPosition: number | false | null }
  }
}

/** Absent in development until the page has started. */
export const routerManifest = (): Manifest | undefined => (window as RouterWindow).__reactRouterManifest

/**
 * Replaces each page of the built manifest by the pages of these languages. Call before hydration: the router reads its
 * routes from the manifest once.
 */
export function localiseManifest(languages: Routing): void {
  const manifest = routerManifest()
  if (manifest) manifest.routes = localisedRoutes(manifest.routes, languages)
}

/** The manifest's entries of the page at this path and of its layouts; empty for a path of another language. */
export function routeFilesOf(pathname: string): readonly RouteFiles[] {
  const page = findPage(pathname, routing)
  const routes = routerManifest()?.routes ?? {}
  const files: RouteFiles[] = []
  let route = page && routes[`${page.locale}:${page.routeId}`]
  while (route) {
    files.push(route)
    route = routes[route.parentId ?? '']
  }
  return files
}

/** Key of the history entry of the document; the router calls it `default` on a first visit. */
const documentKey =
  (globalThis.history?.state as { readonly key?: string } | null | undefined)?.key ?? 'default'

/** The router's state after a navigation; undefined for the page of the server's HTML, which hydrates as it is. */
function stateAfterNavigation() {
  const state = import.meta.env.SSR ? undefined : (window as RouterWindow).__reactRouterDataRouter?.state
  return state?.location.key === documentKey ? undefined : state
}

export const isAfterNavigation = (): boolean => stateAfterNavigation() !== undefined

/** Scroll position that a navigation restores; 0 for the top. Undefined for the page of the server's HTML. */
export function scrollPositionAfterNavigation(): number | undefined {
  const state = stateAfterNavigation()
  return state && (state.restoreScrollPosition || 0)
}
