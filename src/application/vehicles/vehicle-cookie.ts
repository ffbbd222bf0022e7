import { isSlug } from '#domain/shared/slug.ts'
import { defineCookie } from '../kernel/cookie-jar.port.ts'

/** The vehicle for which the visitor needs parts. */
export type ChosenVehicle = { readonly slug: string; readonly name: string }

const LONGEST_NAME = 200

export const vehicleCookie = defineCookie<ChosenVehicle>({
  name: '__Host-vehicle',
  parse: readVehicle,
  serialize: ({ slug, name }) => `${slug} ${name}`,
})

function readVehicle(text: string): ChosenVehicle | undefined {
  const [, slug, name] = /^([\w.-]+) (\S.*)$/.exec(text) ?? []
  if (slug === undefined || name === undefined) return undefined
  return !isSlug(slug) || name.length > LONGEST_NAME ? undefined : { slug, name }
}
