import type { LanguageCode } from '#domain/place/language.ts'
import { pathTo, type ParamsFor, type RouteId } from '#domain/place/localised-path.ts'
import { routing } from './configured-routing.ts'

export type LocalPath = <Id extends RouteId>(routeId: Id, ...params: ParamsFor<Id>) => string

/** Paths of one language. */
export const pathIn =
  (locale: LanguageCode): LocalPath =>
  (routeId, ...params) =>
    pathTo(routeId, locale, routing, ...params)
