import { makeAutoObservable, observableRef } from 'mobx'
import {
  countryIsBlocked,
  countryServed,
  DEFAULT_COUNTRY_SETTINGS,
  type CountrySettings,
} from '#domain/locale/country.ts'
import {
  languageIdOf,
  SHOP_DEFAULTS,
  type LanguageCode,
  type LanguageId,
  type ShopDefaults,
} from '#domain/locale/language.ts'
import type { SessionStore } from '../session/session.store.ts'

/** What travels from the server's HTML to the browser. */
export type LocaleSnapshot = {
  readonly chosenCountry?: string | undefined
  /** Countries that the API turned out not to know. */
  readonly unknownCountries: readonly string[]
  readonly settings: CountrySettings
  readonly defaults: ShopDefaults
}

type Start = {
  readonly language: LanguageCode
  /** Served where the visitor has chosen none; without it the country follows the language. */
  readonly countryId?: string | undefined
  readonly chosenCountry?: string | undefined
  readonly countries?: CountrySettings | undefined
  readonly defaults?: ShopDefaults | undefined
}

/** The language that is spoken and the country that is served (spec 3, country setting). */
export class LocaleStore {
  language: LanguageCode
  snapshot: LocaleSnapshot
  readonly #session: Pick<SessionStore, 'user'>

  constructor(
    {
      language,
      countryId,
      chosenCountry,
      countries = DEFAULT_COUNTRY_SETTINGS,
      defaults = SHOP_DEFAULTS,
    }: Start,
    session: Pick<SessionStore, 'user'>,
  ) {
    this.language = language
    this.snapshot = {
      chosenCountry,
      unknownCountries: [],
      settings: { ...countries, defaultCountry: countryId ?? countries.defaultCountry },
      defaults,
    }
    this.#session = session
    makeAutoObservable(this, { snapshot: observableRef })
  }

  get languageId(): LanguageId {
    return languageIdOf(this.language)
  }

  get settings(): CountrySettings {
    return this.snapshot.settings
  }

  get defaults(): ShopDefaults {
    return this.snapshot.defaults
  }

  get countryId(): string {
    const { chosenCountry: chosen, unknownCountries: unknown, settings } = this.snapshot
    const billingCountry = this.#session.user?.billingCountry
    return countryServed({ language: this.language, chosen, billingCountry, unknown }, settings)
  }

  /** The account decides, not the visitor. */
  get isOfAccount(): boolean {
    return this.#session.user !== undefined
  }

  /** The visitor chose the country, and it applies. */
  get wasSetByUser(): boolean {
    return !this.isOfAccount && this.snapshot.chosenCountry === this.countryId
  }

  restore(snapshot: LocaleSnapshot): void {
    this.snapshot = snapshot
  }

  setLanguage(language: LanguageCode): void {
    this.language = language
  }

  /** False for a country that nobody may choose. */
  choose(countryId: string): boolean {
    if (countryIsBlocked(countryId, this.settings)) return false
    this.snapshot = { ...this.snapshot, chosenCountry: countryId }
    return true
  }

  /** The API does not know the country that is served: another takes its place, where there is one. */
  excludeCountry(countryId: string): boolean {
    this.snapshot = {
      ...this.snapshot,
      unknownCountries: [...this.snapshot.unknownCountries, countryId],
    }
    return this.countryId !== countryId
  }
}
