import { makeAutoObservable, observableRef } from 'mobx'
import {
  countryIsBlocked,
  resolveCountry,
  DEFAULT_COUNTRY_SETTINGS,
  type CountrySettings,
} from '#domain/locale/country.ts'
import {
  DEFAULT_LANGUAGE,
  languageIdOf,
  SHOP_DEFAULTS,
  type LanguageCode,
  type LanguageId,
  type ShopDefaults,
} from '#domain/locale/language.ts'
import type { SessionStore } from '../session/session.store.ts'

/** Dehydrated state: sent from the server's HTML to the browser. */
export type LocaleSnapshot = {
  readonly chosenCountry?: string | undefined
  /** Countries that the API has rejected as unknown. */
  readonly unknownCountries: readonly string[]
  readonly settings: CountrySettings
  readonly defaults: ShopDefaults
}

type Start = {
  /** Language of the path; absent for a path without a language, for which the default language applies. */
  readonly language?: LanguageCode | undefined
  /** Default country; if absent, the language determines the country. */
  readonly countryId?: string | undefined
  readonly chosenCountry?: string | undefined
  readonly countries?: CountrySettings | undefined
  readonly defaults?: ShopDefaults | undefined
}

/** Current language and country (spec 3, country setting). */
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
    this.language = language ?? defaults.language ?? DEFAULT_LANGUAGE
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
    const { chosenCountry, unknownCountries: unknown, settings } = this.snapshot
    const billingCountry = this.#session.user?.billingCountry
    return resolveCountry(
      { language: this.language, chosen: chosenCountry, billingCountry, unknown },
      settings,
    )
  }

  /** True if the account determines the country. */
  get isOfAccount(): boolean {
    return this.#session.user !== undefined
  }

  /** True if the visitor's own choice is in effect. */
  get wasSetByUser(): boolean {
    return !this.isOfAccount && this.snapshot.chosenCountry === this.countryId
  }

  restore(snapshot: LocaleSnapshot): void {
    this.snapshot = snapshot
  }

  setLanguage(language: LanguageCode): void {
    this.language = language
  }

  /** Returns false for a blocked country. */
  choose(countryId: string): boolean {
    if (countryIsBlocked(countryId, this.settings)) return false
    this.snapshot = { ...this.snapshot, chosenCountry: countryId }
    return true
  }

  /** Excludes a country that the API does not know; returns true if a fallback exists. */
  excludeCountry(countryId: string): boolean {
    this.snapshot = {
      ...this.snapshot,
      unknownCountries: [...this.snapshot.unknownCountries, countryId],
    }
    return this.countryId !== countryId
  }
}
