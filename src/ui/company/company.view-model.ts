import { ContentStore } from '#application/catalogue/content.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { groupCategories, partCountOf } from '#domain/catalogue/content.ts'
import type { CompanyContact, CompanyLocation, CountryInfo, OpeningHours } from '#domain/layout/company.ts'
import { companyPagesOf, type CompanyPage } from '#domain/layout/company-page.ts'
import { showsData } from '../kernel/shows-data.ts'

export type CompanyPageData = {
  readonly page: CompanyPage
  readonly companyName: string
  /** Preselected topic of the visitor's question. */
  readonly request?: string | undefined
}

const KEYS = { content: ContentStore, searchMode: SearchModeStore }
const nothing = (): CompanyPageData => ({ page: 'about', companyName: '' })

/** The company that serves the visitor's country, on its pages in the shop. */
export class CompanyViewModel extends showsData(KEYS, nothing) {
  get pages(): readonly CompanyPage[] {
    const country = this.deps.content.layoutData?.country
    return country ? companyPagesOf(country) : []
  }

  get company(): CountryInfo['company'] | undefined {
    return this.deps.content.layoutData?.country.company
  }

  get legal(): CountryInfo['legal'] {
    return this.deps.content.layoutData?.country.legal
  }

  get offersVehicles(): boolean {
    return this.deps.searchMode.offersVinSearch
  }

  get places(): readonly CompanyLocation[] {
    return this.deps.content.layoutData?.country.places ?? []
  }

  get contacts(): readonly CompanyContact[] {
    return this.deps.content.layoutData?.country.contacts ?? []
  }

  get phoneHours(): readonly OpeningHours[] {
    return this.deps.content.layoutData?.country.phoneHours ?? []
  }

  /** Key figures of the company and its range. */
  get figures() {
    const groups = this.#groups
    return {
      ...this.deps.content.layoutData?.country.figures,
      parts: partCountOf(groups),
      groups: groups.length,
      places: this.places.length,
    }
  }

  get #groups() {
    return groupCategories(this.deps.content.layoutData?.content.categories ?? [])
  }
}
