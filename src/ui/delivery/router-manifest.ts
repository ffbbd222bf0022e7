import { matchRoutes, type Location, type RouteObject, type ServerBuild } from 'react-router'
import type { RouteId } from '#domain/pages/pages.ts'
import { localeOfPath } from '../routing/paths.ts'

type Manifest = ServerBuild['assets']

/**
 * Private API of React Router (`window.__reactRouter…`), because no public API has this data; only this file reads it.
 */
type RouterWindow = {
  readonly __reactRouterManifest?: Manifest
  readonly __reactRouterDataRouter?: {
    readonly routes: RouteObject[]
    readonly state: { readonly location: Location; readonly restoreScrollPosition: number | false | null }
  }
}

/** Absent in development until the page has started. */
export const routerManifest = (): Manifest | undefined => (window as RouterWindow).__reactRouterManifest

/** Ids of the routes at this path that the router has discovered. */
function routeIdsAt(pathname: string): readonly string[] {
  const matches = matchRoutes((window as RouterWindow).__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  return matches.map(({ route: { id = '' } }) => id)
}

/**
 * True if the router knows the route of a page. It discovers the routes of a page's links after hydration; before, such
 * a path is "not found".
 */
export const isRouteKnown = (pathname: string, page: RouteId): boolean =>
  routeIdsAt(pathname).includes(`${localeOfPath(pathname)}:${page}`)

/** The files of the routes at this path that the router has discovered. */
export const routeFilesOf = (pathname: string) =>
  routeIdsAt(pathname).flatMap((id) => routerManifest()?.routes[id] ?? [])

/** Key of the history entry of the document; the router calls it `default` on a first visit. */
const documentKey =
  (globalThis.history?.state as { readonly key?: string } | null | undefined)?.key ?? 'default'

/** The router's state after a navigation; undefined for the page of the server's HTML, which hydrates as it is. */
function stateAfterNavigation() {
  const state = import.meta.env.SSR ? undefined : (window as RouterWindow).__reactRouterDataRouter?.state
  return state?.location.key === documentKey ? undefined : state
}

export const isAfterNavigation = (): boolean => stateAfterNavigation() !== undefined

/**
 * True after a navigation that shows the top of its page, instead of restoring the scroll position as the back button
 * does.
 */
export function isAtTopAfterNavigation(): boolean {
  const state = stateAfterNavigation()
  return state !== undefined && !state.restoreScrollPosition
}
