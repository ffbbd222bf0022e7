import { makeAutoObservable } from 'mobx'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { groupCategories, partCountOf } from '#domain/catalogue/content.ts'
import type { CountryInfo } from '#domain/layout/company.ts'
import { companyPagesOf, type CompanyPage } from '#domain/layout/company-page.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type ShownCompanyPage = {
  readonly page: CompanyPage
  readonly companyName: string
  /** Topic of the visitor's question. */
  readonly request?: string | undefined
}

/** The company that serves the visitor's country, on its pages in the shop. */
export class CompanyViewModel {
  static readonly keys = { content: ContentStore, searchMode: SearchModeStore }
  page: CompanyPage = 'about'
  request: string | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof CompanyViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this)
  }

  show({ page, request }: ShownCompanyPage): void {
    this.page = page
    this.request = request
  }

  get pages(): readonly CompanyPage[] {
    const country = this.#deps.content.frame?.country
    return country ? companyPagesOf(country) : []
  }

  get company(): CountryInfo['company'] | undefined {
    return this.#deps.content.frame?.country.company
  }

  get legal(): CountryInfo['legal'] {
    return this.#deps.content.frame?.country.legal
  }

  get offersVehicles(): boolean {
    return this.#deps.searchMode.offersVinSearch
  }

  get groupCount(): number {
    return this.#groups.length
  }

  get partCount(): number {
    return partCountOf(this.#groups)
  }

  get #groups() {
    return groupCategories(this.#deps.content.frame?.content.categories ?? [])
  }
}
