import type { LanguageCode } from '#domain/place/language.ts'
import { pageAt, pathTo, type ParamsFor, type RouteId } from '#domain/place/localised-path.ts'
import { localeOf } from '#domain/place/routing.ts'
import { routing } from './configured-routing.ts'

export type LocalPath = <Id extends RouteId>(routeId: Id, ...params: ParamsFor<Id>) => string

/** Paths of one language. */
export const pathIn =
  (locale: LanguageCode): LocalPath =>
  (routeId, ...params) =>
    pathTo(routeId, locale, routing, ...params)

export const localeOfPath = (pathname: string): LanguageCode => localeOf(pathname, routing)

export const isPathOf = (routeId: RouteId, pathname: string): boolean =>
  pageAt(pathname, routing)?.routeId === routeId
