import { makeAutoObservable, observableRef } from 'mobx'
import type { Content } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'

export type LayoutData = { readonly content: Content; readonly country: CountryInfo }

/** Content and entity of the current country and language, for header, footer and home page. */
export class ContentStore {
  layoutData: LayoutData | undefined = undefined

  constructor() {
    makeAutoObservable(this, { layoutData: observableRef })
  }

  setLayoutData(layoutData: LayoutData): void {
    this.layoutData = layoutData
  }
}
