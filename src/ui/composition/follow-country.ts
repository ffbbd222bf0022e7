import { reaction } from 'mobx'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { loadFrame } from './shop-state.ts'
import type { Container } from '../kernel/container.tsx'

/** Another country has another entity: by choice, by login and logout, or with the language of the page. */
export function followCountry(container: Container): void {
  const locale = container.get(LocaleStore)
  reaction(
    () => locale.countryId,
    () => void loadFrame(container),
  )
}
