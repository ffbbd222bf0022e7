import { decoded } from '../shared/text.ts'
import { LANGUAGES, type LanguageCode } from '../locale/language.ts'
import { encodeSegment, fillPattern, matchPattern, type RawParams } from '../routing/path-pattern.ts'
import { localeOf, prefixOf, withoutLocale, type Routing } from '../routing/routing.ts'
import { rawSegmentsOf } from '../routing/segments.ts'
import { pagePropertiesOf, ROUTE_IDS, type PAGES, type RouteId } from './pages.ts'

type PathOf<Id extends RouteId> = (typeof PAGES)[Id]['path']
type PatternOf<Id extends RouteId> = PathOf<Id> extends string ? PathOf<Id> : PathOf<Id>[keyof PathOf<Id>]

type ParamNames<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

export type PathParams<Id extends RouteId> = Readonly<Record<ParamNames<PatternOf<Id>>, string>>

/** Routes without path parameters. */
export type PlainRouteId = { [Id in RouteId]: ParamNames<PatternOf<Id>> extends never ? Id : never }[RouteId]

export type ParamsFor<Id extends RouteId> = [Id] extends [PlainRouteId] ? [] : [params: PathParams<Id>]

export class PathParamMissing extends Error {
  override readonly name = 'PathParamMissing'
}

/** Path of a route without language prefix and leading slash, with parameters as `:name`. */
export function pathPattern(routeId: RouteId, locale: LanguageCode): string {
  const { path } = pagePropertiesOf(routeId)
  return typeof path === 'string' ? path : path[locale]
}

export const isPlain = (routeId: RouteId): routeId is PlainRouteId =>
  !pathPattern(routeId, 'en').includes(':')

/** Returns an absolute, encoded path. Throws {@link PathParamMissing} for an empty parameter. */
export function pathTo<Id extends RouteId>(
  routeId: Id,
  locale: LanguageCode,
  routing: Routing,
  ...[params]: ParamsFor<Id>
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = fillPattern(pathPattern(routeId, locale), (name) => {
    const value = values[name]
    if (!value) throw new PathParamMissing(`${routeId} needs ${name}`)
    return encodeSegment(value)
  })
  return absolute(path, locale, routing)
}

export type Page = {
  readonly routeId: RouteId
  readonly locale: LanguageCode
  readonly params: Readonly<Record<string, string>>
}

/** Finds the page of a path; `undefined` for an unknown path. */
export function findPage(pathname: string, routing: Routing): Page | undefined {
  const locale = localeOf(pathname, routing)
  const match = matchIn(locale, segmentsAt(pathname, routing))
  if (!match) return undefined
  const params = Object.entries(match.params).map(([name, raw]) => [name, decoded(raw)])
  return { routeId: match.routeId, locale, params: Object.fromEntries(params) }
}

/** Path of the same page in another language. An unknown path keeps its segments. */
export function samePageIn(pathname: string, targetLocale: LanguageCode, routing: Routing): string {
  const segments = segmentsAt(pathname, routing)
  const match = matchIn(localeOf(pathname, routing), segments) ?? divisionInAnyLanguage(segments)
  return match ? pathOf(match, targetLocale, routing) : absolute(segments.join('/'), targetLocale, routing)
}

/** Redirect target of a division path in the wrong language; `undefined` if the path is correct. */
export function divisionPathOfAnotherLanguage(pathname: string, routing: Routing): string | undefined {
  const locale = localeOf(pathname, routing)
  const segments = segmentsAt(pathname, routing)
  const match = matchIn(locale, segments) ? undefined : divisionInAnyLanguage(segments)
  return match && pathOf(match, locale, routing)
}

type Match = { readonly routeId: RouteId; readonly params: RawParams }

/** The first matching route wins: fixed paths come before paths with parameters. */
function matchIn(
  locale: LanguageCode,
  segments: readonly string[],
  routeIds: readonly RouteId[] = ROUTE_IDS,
): Match | undefined {
  for (const routeId of routeIds) {
    const params = matchPattern(pathPattern(routeId, locale), segments)
    if (params) return { routeId, params }
  }
  return undefined
}

function divisionInAnyLanguage(segments: readonly string[]): Match | undefined {
  for (const { code } of LANGUAGES) {
    const match = matchIn(code, segments, ['divisions', 'division'])
    if (match) return match
  }
  return undefined
}

function segmentsAt(pathname: string, routing: Routing): string[] {
  return rawSegmentsOf(withoutLocale(pathname, routing))
}

function pathOf({ routeId, params }: Match, locale: LanguageCode, routing: Routing): string {
  return absolute(
    fillPattern(pathPattern(routeId, locale), (name) => params[name] ?? ''),
    locale,
    routing,
  )
}

function absolute(path: string, locale: LanguageCode, routing: Routing): string {
  const prefix = prefixOf(locale, routing)
  return path === '' ? prefix || '/' : `${prefix}/${path}`
}
