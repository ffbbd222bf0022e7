import { areTextsLoaded, loadIntl } from '../intl/intl.ts'
import { localeOfPath, textPartsOf } from '../routing/paths.ts'
import { fetchFile } from './fetched-files.ts'
import { routeFilesOf } from './router-manifest.ts'

/** Fields of the router's manifest with the modules into which the build splits a route. */
const MODULES = ['module', 'clientLoaderModule', 'clientMiddlewareModule'] as const

const imported = new Set<string>()

/** True if all code and texts of the page at this path are loaded. */
export const isPageCodeLoaded = (pathname: string): boolean =>
  isRouteKnown(pathname) &&
  missingModulesOf(pathname).length === 0 &&
  areTextsLoaded(localeOfPath(pathname), textPartsOf(pathname))

/**
 * Loads code and texts of the page at this path. Returns false if a fetch failed; the next call retries. Returns false
 * for the path of another language or of no page: the router does not know its route. All files are fetched before any
 * is imported: see `preload.ts`.
 */
export async function loadPageCode(pathname: string): Promise<boolean> {
  if (!isRouteKnown(pathname)) return false
  const modules = missingModulesOf(pathname)
  const others = routeFilesOf(pathname).flatMap(({ imports = [], css = [] }) => [...imports, ...css])
  try {
    await Promise.all([
      loadIntl(localeOfPath(pathname), textPartsOf(pathname)),
      ...[...modules, ...others].map(fetchFile),
    ])
    await Promise.all(modules.map((file) => import(/* @vite-ignore */ file)))
  } catch {
    return false
  }
  for (const file of modules) imported.add(file)
  return true
}

const isRouteKnown = (pathname: string): boolean => routeFilesOf(pathname).length > 0

const missingModulesOf = (pathname: string): readonly string[] =>
  routeFilesOf(pathname)
    .flatMap((files) => MODULES.flatMap((name) => files[name] ?? []))
    .filter((file) => !imported.has(file))
