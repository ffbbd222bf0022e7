import { redirect } from 'react-router'
import { attempt } from '#application/kernel/attempt.ts'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'

/**
 * The guard `vin` around the work of a page: the home page tells a visitor without VIN search that there is none, whether
 * the search mode leaves it out or the API refuses it (spec 2).
 */
export async function withVinSearch<Value>(
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
