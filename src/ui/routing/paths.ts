import type { LanguageCode } from '#domain/locale/language.ts'
import { findPage, pathTo, type Page, type ParamsFor } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { localeOf, withoutLocale } from '#domain/routing/routing.ts'
import { segmentsOf } from '#domain/routing/segments.ts'
import { partsOfPage, type TextPart } from '../intl/text-parts.ts'
import { routing } from './configured-routing.ts'

export type LocalPath = <Id extends RouteId>(routeId: Id, ...params: ParamsFor<Id>) => string

/** Returns a function that builds the path of a page in this language. */
export const pathIn =
  (locale: LanguageCode): LocalPath =>
  (routeId, ...params) =>
    pathTo(routeId, locale, routing, ...params)

export const localeOfPath = (pathname: string): LanguageCode => localeOf(pathname, routing)

export const pageOfPath = (pathname: string): Page | undefined => findPage(pathname, routing)

export const isPathOf = (routeId: RouteId, pathname: string): boolean =>
  pageOfPath(pathname)?.routeId === routeId

const firstSegmentOf = (pathname: string) => segmentsOf(withoutLocale(pathname, routing))[0]?.toLowerCase()

/** True for pages of the checkout, including the one to which the payment service redirects. */
export const isCheckoutPath = (pathname: string): boolean => firstSegmentOf(pathname) === 'checkout'

export const textPartsOf = (pathname: string): readonly TextPart[] => partsOfPage(firstSegmentOf(pathname))
