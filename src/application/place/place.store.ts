import { makeAutoObservable } from 'mobx'
import { languageIdOf, type LanguageCode, type LanguageId } from '#domain/place/language.ts'

/** The language that is spoken and the country that is served (spec 3, country setting). */
export class PlaceStore {
  language: LanguageCode
  countryId: string

  constructor(place: { readonly language: LanguageCode; readonly countryId: string }) {
    this.language = place.language
    this.countryId = place.countryId
    makeAutoObservable(this)
  }

  get languageId(): LanguageId {
    return languageIdOf(this.language)
  }

  speak(language: LanguageCode): void {
    this.language = language
  }
}
