import { makeAutoObservable } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import type { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { groupCategories, partCountOf } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import { companyPagesOf, type CompanyPage } from '#domain/layout/company-page.ts'

export type ShownCompanyPage = {
  readonly page: CompanyPage
  readonly companyName: string
  /** What somebody wants to ask about. */
  readonly request?: string | undefined
}

/** The company that serves the visitor's country, on its pages in the shop. */
export class CompanyViewModel {
  page: CompanyPage = 'about'
  request: string | undefined = undefined
  readonly #content: ContentStore
  readonly #searchMode: SearchModeStore

  constructor(content: ContentStore, searchMode: SearchModeStore) {
    this.#content = content
    this.#searchMode = searchMode
    makeAutoObservable(this)
  }

  show({ page, request }: ShownCompanyPage): void {
    this.page = page
    this.request = request
  }

  get pages(): readonly CompanyPage[] {
    const country = this.#content.frame?.country
    return country ? companyPagesOf(country) : []
  }

  get company(): CountryInfo['company'] | undefined {
    return this.#content.frame?.country.company
  }

  get legal(): CountryInfo['legal'] {
    return this.#content.frame?.country.legal
  }

  get offersVehicles(): boolean {
    return this.#searchMode.offersVinSearch
  }

  get groupCount(): number {
    return this.#groups.length
  }

  get partCount(): number {
    return partCountOf(this.#groups)
  }

  get #groups() {
    return groupCategories(this.#content.frame?.content.categories ?? [])
  }
}
