import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'

type Manifest = ServerBuild['assets']

/** React Router has no public API for these: it calls them `window.__reactRouter…`, and this file alone reads them. */
type RouterWindow = {
  readonly __reactRouterManifest?: Manifest
  readonly __reactRouterDataRouter?: { readonly routes: RouteObject[] }
}

/** Absent in development until the page has started. */
export const routerManifest = (): Manifest | undefined => (window as RouterWindow).__reactRouterManifest

/** The files of the routes at this path that the router has discovered. */
export function routeFilesOf(pathname: string) {
  const matches = matchRoutes((window as RouterWindow).__reactRouterDataRouter?.routes ?? [], pathname) ?? []
  return matches.flatMap(({ route: { id = '' } }) => routerManifest()?.routes[id] ?? [])
}
