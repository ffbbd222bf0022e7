import { reaction } from 'mobx'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { loadLayoutData } from './shop-state.ts'
import type { Container } from '../kernel/container.tsx'

/** Loads the entity of another country: after a choice, a login or logout, or a change of the language. */
export function reloadEntityOnCountryChange(container: Container): void {
  const locale = container.get(LocaleStore)
  reaction(
    () => locale.countryId,
    () => void loadLayoutData(container),
  )
}
