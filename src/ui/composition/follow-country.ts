import { reaction } from 'mobx'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { loadFrame } from './shop-state.ts'
import type { Shop } from './shop.tsx'

/** Another country has another entity: by choice, by login and logout, or with the language of the page. */
export function followCountry(shop: Shop): void {
  const place = shop.get(LocaleStore)
  reaction(
    () => place.countryId,
    () => void loadFrame(shop),
  )
}
