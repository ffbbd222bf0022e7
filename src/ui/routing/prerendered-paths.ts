import { pathIn } from './paths.ts'
import { routing } from './configured-routing.ts'

/** Guest pages that the server renders when it starts, with a payload file for the browser. */
export const prerenderedPaths = (): readonly string[] =>
  routing.locales.flatMap((locale) => {
    const path = pathIn(locale)
    return [path('home'), path('divisions'), path('categories')]
  })
