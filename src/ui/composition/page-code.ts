import { matchRoutes, type RouteObject } from 'react-router'
import { hasIntl, loadIntl } from '../intl/intl.ts'
import { localeOfPath, textPartsOf } from '../routing/paths.ts'

type RouteFiles = Partial<Record<(typeof MODULES)[number], string>> & {
  /** Scripts that these modules import. */
  readonly imports?: readonly string[]
  /** Style sheets: the router adds a `#` to each. */
  readonly css?: readonly string[]
}

/** Globals of the router: the files of the routes that it has discovered, and these routes. */
type RouterWindow = {
  readonly __reactRouterManifest?: { readonly routes: Readonly<Record<string, RouteFiles>> }
  readonly __reactRouterDataRouter?: { readonly routes: RouteObject[] }
}

/** Modules into which the build splits a route. */
const MODULES = ['module', 'clientLoaderModule', 'clientMiddlewareModule'] as const

const fetched = new Map<string, Promise<void>>()
const imported = new Set<string>()

/** Whether the page at this path has all of its code and texts. */
export const hasCodeOf = (pathname: string): boolean =>
  missingFilesOf(pathname).length === 0 && hasIntl(localeOfPath(pathname), textPartsOf(pathname))

/**
 * Returns false if a file could not be fetched; the next call fetches it again. Files are fetched before any of them is
 * imported, because browsers keep a failed import until the page is reloaded.
 */
export async function loadCodeOf(pathname: string): Promise<boolean> {
  const modules = missingFilesOf(pathname)
  const others = routeFilesOf(pathname).flatMap(({ imports = [], css = [] }) => [...imports, ...css])
  try {
    await Promise.all([
      loadIntl(localeOfPath(pathname), textPartsOf(pathname)),
      ...[...new Set([...modules, ...others])].map(fetchOnce),
    ])
    await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)))
  } catch {
    return false
  }
  for (const file of modules) imported.add(file)
  return true
}

const missingFilesOf = (pathname: string): readonly string[] =>
  routeFilesOf(pathname)
    .flatMap((files) => MODULES.flatMap((name) => files[name] ?? []))
    .filter((file) => !imported.has(file))

function routeFilesOf(pathname: string): readonly RouteFiles[] {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as RouterWindow
  const matches = matchRoutes(router?.routes ?? [], pathname) ?? []
  return matches.flatMap(({ route: { id = '' } }) => manifest?.routes[id] ?? [])
}

/** Fetches a file into the HTTP cache, unless the document has come with it. Who asks meanwhile waits for the same. */
function fetchOnce(file: string): Promise<void> {
  if (document.querySelector(`link[href="${file}"]`)) return Promise.resolve()
  const known = fetched.get(file)
  if (known) return known
  const fetching = fetchInto(file).catch((error: unknown) => {
    fetched.delete(file)
    throw error
  })
  fetched.set(file, fetching)
  return fetching
}

async function fetchInto(file: string): Promise<void> {
  const response = await fetch(file)
  if (!response.ok) throw new Error(file)
  await response.blob()
}
