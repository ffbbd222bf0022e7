import type { SearchResult } from './catalogue-query.ts'
import type { Concepts } from './query-concepts.ts'
import { wordsOf } from './search-words.ts'
import { vehicles } from '../catalogue/vehicles.ts'

type NamedVehicles = Pick<SearchResult, 'namedVehicles' | 'namedMakers'>

export const NO_VEHICLES: NamedVehicles = { namedVehicles: [], namedMakers: [] }

/**
 * Maximum number of listed vehicles: with more, the text names a series or an engine, and only the makers are
 * listed.
 */
const maxVehicles = 3
const maxMakers = 2

/** Well-known models that the vehicle list does not contain, by maker. */
const otherModels: Readonly<Record<string, string>> = {
  MAN: 'f2000 m2000 l2000',
  MB: 'vito vario atron zetros tourismo',
  VO: 'fh16 fh13 fm12 fm9 fm7 f12 f16 fl6 fl10 nh12',
  SC: 'streamline',
  DAF: 'xf95 95xf cf75 cf65 lf45 lf55',
  IV: 'eurotech eurostar eurotrakker turbostar',
  RT: 'magnum kerax midlum maxity mascott',
}
const makersByModel = new Map(
  Object.entries(otherModels).flatMap(([id, models]) =>
    models.split(' ').map((model) => [model, id] as const),
  ),
)

/** The vehicles of a text that names no part. */
export function namedVehicles({ vehicleSlugs, makers }: Concepts): NamedVehicles {
  const named = vehicles.filter(({ slug }) => vehicleSlugs?.has(slug) === true)
  if (named.length > 0 && named.length <= maxVehicles)
    return { namedVehicles: named.map(({ slug }) => slug), namedMakers: [] }
  return { namedVehicles: [], namedMakers: few([...named.map(({ makerId }) => makerId), ...makers]) }
}

/** Makers of a model that the vehicle list does not contain, such as Magnum. */
export function makersOfUnlistedModels(text: string): NamedVehicles {
  const words = wordsOf(text)
  const joined = words.join('')
  const makers = [...words, joined].flatMap((word) => makersByModel.get(word) ?? [])
  return { namedVehicles: [], namedMakers: few(makers) }
}

function few(makers: readonly string[]): readonly string[] {
  const each = [...new Set(makers)]
  return each.length > maxMakers ? [] : each
}
