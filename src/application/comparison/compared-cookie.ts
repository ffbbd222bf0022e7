import { readCompared, writeCompared } from '#domain/comparison/comparison.ts'
import { defineCookie } from '../kernel/cookie-jar.port.ts'

const MONTH_SECONDS = 2_592_000

/** Slugs of the compared products. */
export const comparedCookie = defineCookie({
  name: '__Host-compared',
  maxAge: MONTH_SECONDS,
  parse: readCompared,
  serialize: writeCompared,
})
