import { makeAutoObservable, observableRef } from 'mobx'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'

export type Frame = { readonly content: Content; readonly country: CountryInfo }

/** Content and entity of the current country and language, for header, footer and home page. */
export class ContentStore {
  frame: Frame | undefined = undefined

  constructor() {
    makeAutoObservable(this, { frame: observableRef })
  }

  setFrame(frame: Frame): void {
    this.frame = frame
  }
}
