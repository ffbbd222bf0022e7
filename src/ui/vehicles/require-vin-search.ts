import { redirect } from 'react-router'
import { attempt } from '#application/kernel/attempt.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'

/**
 * The guard `vin` of a page: redirects to the home page, with a message, if the search mode excludes VIN search or the
 * API refuses it (spec 2).
 */
export async function requireVinSearch<Value>(
  container: Container,
  locale: LanguageCode,
  work: () => Promise<Value>,
): Promise<Value> {
  const refused = () => redirect(`${pathIn(locale)('home')}?vin=notOffered`, 302)
  if (!(await container.get(LoadSearchMode).allowsVinSearch())) throw refused()
  const answer = await attempt(work)
  if (answer.ok) return answer.value
  throw answer.error.missingRight === 'vinSearch' ? refused() : answer.error
}
