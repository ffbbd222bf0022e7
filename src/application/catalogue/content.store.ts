import { makeAutoObservable, observableRef } from 'mobx'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'

export type Frame = { readonly content: Content; readonly country: CountryInfo }

/** Divisions, groups and company of the present place: what header, footer and home are made of. */
export class ContentStore {
  frame: Frame | undefined = undefined

  constructor() {
    makeAutoObservable(this, { frame: observableRef })
  }

  show(frame: Frame): void {
    this.frame = frame
  }
}
