import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { ListCountries } from './list-countries.ts'
import type { LocaleStore } from './locale.store.ts'
import type { Preferences } from './preferences.port.ts'

export type CountryRejection = { readonly kind: 'not-served' }

export class ChooseCountry {
  readonly #list: ListCountries
  readonly #locale: LocaleStore
  readonly #preferences: Preferences

  constructor(list: ListCountries, locale: LocaleStore, preferences: Preferences) {
    this.#list = list
    this.#locale = locale
    this.#preferences = preferences
  }

  /** Accepts only countries that the picker offers. Rejects with `ApiFailure`. */
  async run(countryId: string): Promise<Result<void, CountryRejection>> {
    const regions = await this.#list.run()
    const isOffered = regions.some(({ countries }) =>
      countries.some(({ id, isServed }) => id === countryId && isServed),
    )
    if (!isOffered || !this.#locale.choose(countryId)) return fail({ kind: 'not-served' })
    this.#preferences.saveCountry(countryId)
    return ok(undefined)
  }
}
