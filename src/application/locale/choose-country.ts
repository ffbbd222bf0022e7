import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ListCountries } from './list-countries.ts'
import { LocaleStore } from './locale.store.ts'
import { Preferences } from './preferences.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type CountryRejection = { readonly kind: 'not-served' }

export class ChooseCountry extends dependsOn({
  list: ListCountries,
  locale: LocaleStore,
  preferences: Preferences,
}) {
  /** Accepts only countries that the picker offers. Rejects with `ApiFailure`. */
  async run(countryId: string): Promise<Result<void, CountryRejection>> {
    const regions = await this.deps.list.run()
    const isOffered = regions.some(({ countries }) =>
      countries.some(({ id, isServed }) => id === countryId && isServed),
    )
    if (!isOffered || !this.deps.locale.choose(countryId)) return fail({ kind: 'not-served' })
    this.deps.preferences.saveCountry(countryId)
    return ok(undefined)
  }
}
