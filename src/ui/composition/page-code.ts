import { matchRoutes, type RouteObject } from 'react-router'
import { hasIntl, loadIntl } from '../intl/intl.ts'
import { localeOfPath, textPartsOf } from '../routing/paths.ts'

type RouteFiles = Partial<Record<(typeof MODULES)[number], string>>

/** Globals of the router: the files of the routes that it has discovered, and these routes. */
type RouterWindow = {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> }
  readonly __reactRouterDataRouter?: { readonly routes: RouteObject[] }
}

/** Modules into which the build splits a route. */
const MODULES = ['module', 'clientLoaderModule', 'clientMiddlewareModule'] as const

const imported = new Set<string>()

/** Whether the page at this path has all of its code and texts. */
export const hasCodeOf = (pathname: string): boolean =>
  missingFilesOf(pathname).length === 0 && hasIntl(localeOfPath(pathname), textPartsOf(pathname))

/** Returns false if a file could not be fetched; the next call fetches it again. */
export async function loadCodeOf(pathname: string): Promise<boolean> {
  const files = missingFilesOf(pathname)
  try {
    await Promise.all([
      loadIntl(localeOfPath(pathname), textPartsOf(pathname)),
      ...files.map((file) => import(/* @vite-ignore */ file)),
    ])
  } catch {
    return false
  }
  for (const file of files) imported.add(file)
  return true
}

function missingFilesOf(pathname: string): readonly string[] {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as RouterWindow
  const matches = matchRoutes(router?.routes ?? [], pathname) ?? []
  return matches
    .flatMap(({ route: { id = '' } }) => MODULES.flatMap((name) => manifest?.routes[id]?.[name] ?? []))
    .filter((file) => !imported.has(file))
}
