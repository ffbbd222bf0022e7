import { redirect } from 'react-router'
import { LoadSearchMode } from '#application/vehicles/load-search-mode.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import './vehicles.module.ts'
import type { Container } from '../kernel/container.tsx'
import { pathIn } from '../routing/paths.ts'

/** The guard `vin`: where the search mode leaves VIN out, the home page says so (spec 2). */
export async function requireVinSearch(container: Container, locale: LanguageCode): Promise<void> {
  if (!(await container.get(LoadSearchMode).allowsVinSearch())) throw vinSearchRefused(locale)
}

export const vinSearchRefused = (locale: LanguageCode) =>
  redirect(`${pathIn(locale)('home')}?vin=notOffered`, 302)
