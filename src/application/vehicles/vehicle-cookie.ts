import { isSlug } from '#domain/shared/slug.ts'
import { defineCookie } from '../kernel/cookie-jar.port.ts'

/** The vehicle for which the visitor needs parts. `facts`: known facts, serialised by `factsText`. */
export type ChosenVehicle = {
  readonly slug: string
  readonly name: string
  readonly facts?: string | undefined
}

const NAME_LENGTH_MAX = 200
/** Maximum length in characters of the text of all facts. */
export const FACTS_LENGTH_MAX = 200

export const vehicleCookie = defineCookie<ChosenVehicle>({
  name: '__Host-vehicle',
  parse: readVehicle,
  serialize: ({ slug, name, facts }) => `${slug}${facts ? `?${facts}` : ''} ${name}`,
})

function readVehicle(text: string): ChosenVehicle | undefined {
  const [, slug, facts, name] = /^([\w.-]+)(?:\?(\S*))? (\S.*)$/.exec(text) ?? []
  if (slug === undefined || name === undefined) return undefined
  if (!isSlug(slug) || name.length > NAME_LENGTH_MAX) return undefined
  if (facts === undefined) return { slug, name }
  return facts.length > FACTS_LENGTH_MAX ? undefined : { slug, name, facts }
}
