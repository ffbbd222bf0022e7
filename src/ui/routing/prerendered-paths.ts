import { pathIn } from './paths.ts'
import { routing } from './configured-routing.ts'

/**
 * Guest pages that the server renders when it starts, together with their loader data for navigations in the browser.
 */
export const prerenderedPaths = (): readonly string[] =>
  routing.locales.flatMap((locale) => {
    const path = pathIn(locale)
    return [path('home'), path('divisions'), path('categories')]
  })
