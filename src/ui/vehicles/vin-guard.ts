import { redirect } from 'react-router'
import { CheckVinSearch } from '#application/vehicles/check-vin-search.ts'
import type { LanguageCode } from '#domain/locale/language.ts'
import '../composition/areas/vin.area.ts'
import type { Shop } from '../composition/shop.tsx'
import { pathIn } from '../routing/paths.ts'

/** The guard `vin`: where the search mode leaves VIN out, the home page says so (spec 2). */
export async function requireVinSearch(shop: Shop, locale: LanguageCode): Promise<void> {
  if (!(await shop.get(CheckVinSearch).run())) throw vinSearchRefused(locale)
}

export const vinSearchRefused = (locale: LanguageCode) =>
  redirect(`${pathIn(locale)('home')}?vin=notOffered`, 302)
