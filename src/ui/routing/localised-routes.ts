import type { ServerBuild } from 'react-router'
import type { LanguageCode } from '#domain/locale/language.ts'
import { pathPattern } from '#domain/pages/localised-path.ts'
import { isRouteId } from '#domain/pages/pages.ts'
import { localeOf, prefixOf, type Routing } from '#domain/routing/routing.ts'
import { routing } from './configured-routing.ts'

/** Placeholder for the language in the ids of the built pages. */
export const PAGE_ID_PREFIX = 'page:'

type Route = {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
  readonly index?: boolean | undefined
}

/**
 * Returns the build for a URL. It contains only the pages of the URL's language, because the router tries to match all
 * routes of a build.
 */
export function localisedBuilds(build: ServerBuild): (url: URL) => ServerBuild {
  const buildIn = (locale: LanguageCode): ServerBuild => {
    const languages = { ...routing, locales: [locale] }
    const assets = { ...build.assets, routes: localisedRoutes(build.assets.routes, languages) }
    return { ...build, routes: localisedRoutes(build.routes, languages), assets }
  }
  const builds = new Map(routing.locales.map((locale) => [locale, buildIn(locale)]))
  return ({ pathname }) => builds.get(localeOf(pathname.replace(DATA_ENDING, ''), routing))!
}

/** Suffix of the paths of the router's data requests. */
const DATA_ENDING = /\.data$/

/** Repeats each page of a route table for each routing locale, with the paths of its language. */
export function localisedRoutes<Table extends Readonly<Record<string, Route | undefined>>>(
  routes: Table,
  languages: Routing,
): Table {
  const localised = Object.values(routes).flatMap((route) => {
    if (!route?.id.startsWith(PAGE_ID_PREFIX)) return route ? withoutEmptyPath(route) : []
    return languages.locales.map((locale) => inLanguage(route, locale, languages))
  })
  return Object.fromEntries(localised.map((route) => [route.id, route])) as Table
}

/**
 * Removes the empty path of a layout: in a table without a page at `/`, such as that of English, the layout would match
 * `/` and be rendered without content.
 */
const withoutEmptyPath = (route: Route): Route => (route.path === '' ? { ...route, path: undefined } : route)

function inLanguage(route: Route, locale: LanguageCode, languages: Routing): Route {
  const idIn = (id: string) => id.replace(PAGE_ID_PREFIX, `${locale}:`)
  const { id, parentId } = route
  return {
    ...route,
    id: idIn(id),
    ...(parentId !== undefined && { parentId: idIn(parentId) }),
    ...(isLayout(route) ? {} : { path: pathIn(locale, route, languages) }),
  }
}

const isLayout = ({ path, index }: Route) => path === undefined && index !== true

function pathIn(locale: LanguageCode, { id, path }: Route, languages: Routing): string {
  const page = id.slice(PAGE_ID_PREFIX.length)
  const pattern = isRouteId(page) ? pathPattern(page, locale) : path
  return [prefixOf(locale, languages).slice(1), pattern].filter(Boolean).join('/')
}
