import { pathIn } from './paths.ts'
import { routing } from './configured-routing.ts'

/** Pages that are the same for every guest: the server makes them before they are asked for. */
export const prerenderedPaths: readonly string[] = routing.locales.flatMap((locale) => {
  const path = pathIn(locale)
  return [path('home'), path('divisions'), path('categories')]
})
