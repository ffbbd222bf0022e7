import type { LanguageCode } from '#domain/place/language.ts'
import { pathTo } from '#domain/place/localised-path.ts'
import { routing } from './configured-routing.ts'

type Rest<Arguments extends unknown[]> = Arguments extends [unknown, unknown, unknown, ...infer Others]
  ? Others
  : never

export type LocalPath = <Id extends Parameters<typeof pathTo>[0]>(
  routeId: Id,
  ...params: Rest<Parameters<typeof pathTo<Id>>>
) => string

/** Paths of one language. */
export const pathIn =
  (locale: LanguageCode): LocalPath =>
  (routeId, ...params) =>
    pathTo(routeId, locale, routing, ...params)
