import { makeAutoObservable, observableRef } from 'mobx'
import type { ContentStore } from '#application/catalogue/content.store.ts'
import { RESULTS_PER_PAGE, type ListedParts } from '#application/parts/list-parts.ts'
import type { CategoryHit } from '#application/parts/parts-catalogue.port.ts'
import { EVERYTHING, resultsQuery, type ResultsAddress } from '#application/parts/results-address.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { cutList, type CutList } from '#domain/catalogue/cut-list.ts'
import { partFacts, type PartFacts } from '../product-facts/part-facts.view-model.ts'
import { pageWindow } from './page-window.view-model.ts'

export type ShownResults = { readonly address: ResultsAddress; readonly listed: ListedParts }

/** What the page is about: a term counts most, then groups, divisions and promotions. */
export type ResultsSubject =
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'names'; readonly names: readonly string[] }
  | { readonly kind: 'promotions' }
  | { readonly kind: 'everything' }

/** A choice that stands in the address; `query` is the address without it. */
export type Choice =
  | { readonly kind: 'division' | 'group'; readonly name: string; readonly query: string }
  | { readonly kind: 'promotions'; readonly query: string }

export type GroupLink = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly query: string
}

/** More groups than these are folded. */
const GROUPS_SHOWN = 10

export class SearchResultsViewModel {
  address: ResultsAddress = EVERYTHING
  listed: ListedParts | undefined = undefined
  readonly #content: ContentStore
  readonly #session: SessionStore

  constructor(content: ContentStore, session: SessionStore) {
    this.#content = content
    this.#session = session
    makeAutoObservable(this, { address: observableRef, listed: observableRef })
  }

  show({ address, listed }: ShownResults): void {
    this.address = { ...address, page: listed.page }
    this.listed = listed
  }

  get term(): string | undefined {
    return this.address.term
  }

  get subject(): ResultsSubject {
    const { term, news } = this.address
    if (term !== undefined) return { kind: 'term', term }
    const names = this.groupNames.length > 0 ? this.groupNames : this.divisionNames
    if (names.length > 0) return { kind: 'names', names }
    return { kind: news ? 'promotions' : 'everything' }
  }

  get parts(): readonly PartFacts[] {
    const visible = this.#session.pricesAreVisible
    return (this.listed?.result.products ?? []).map((product) => partFacts(product, visible))
  }

  get total(): number {
    return this.listed?.result.total ?? 0
  }

  get firstShown(): number {
    return (this.address.page - 1) * RESULTS_PER_PAGE + 1
  }

  get lastShown(): number {
    return this.firstShown + this.parts.length - 1
  }

  get isLoggedIn(): boolean {
    return this.#session.isLoggedIn
  }

  /** Logged in, but without the permission to fill the cart. */
  get isReadOnly(): boolean {
    return this.#session.isLoggedIn && !this.#session.mayFillBasket
  }

  /** Nothing is left to take back where a choice is all that the page is about. */
  get choices(): readonly Choice[] {
    const { divisions, categories, news } = this.address
    const choices: Choice[] = [
      ...divisions.map((id, index) => ({
        kind: 'division' as const,
        name: this.divisionNames[index] ?? id,
        query: this.queryWith({ divisions: divisions.filter((other) => other !== id) }),
      })),
      ...categories.map((id, index) => ({
        kind: 'group' as const,
        name: this.groupNames[index] ?? id,
        query: this.queryWith({ categories: categories.filter((other) => other !== id) }),
      })),
    ]
    if (news) choices.push({ kind: 'promotions', query: this.queryWith({ news: false }) })
    return choices.length === 1 && this.term === undefined ? [] : choices
  }

  /** The groups that hold the hits; each narrows the list to itself. */
  get groupLinks(): CutList<GroupLink> & { readonly hidden: readonly GroupLink[] } {
    const hits = this.listed?.result.categories ?? []
    const isNarrowing = hits.length > 1
    const links = isNarrowing ? hits.map((hit) => this.linkTo(hit)) : []
    const cut = cutList(links, GROUPS_SHOWN)
    return { ...cut, hidden: links.slice(cut.shown.length) }
  }

  /** The term in all divisions and groups; `undefined` where it is not narrowed. */
  get widerQuery(): string | undefined {
    const { term } = this.address
    if (term === undefined || this.choices.length === 0) return undefined
    return resultsQuery({ ...EVERYTHING, term })
  }

  get pageCount(): number {
    return this.listed?.pageCount ?? 1
  }

  get pages(): readonly (number | 'gap')[] {
    return pageWindow(this.address.page, this.pageCount)
  }

  queryOfPage(page: number): string {
    return resultsQuery({ ...this.address, page })
  }

  private get divisionNames(): readonly string[] {
    const divisions = this.#content.frame?.content.divisions ?? []
    return this.address.divisions.map((id) => divisions.find((division) => division.id === id)?.name ?? id)
  }

  private get groupNames(): readonly string[] {
    const categories = this.#content.frame?.content.categories ?? []
    return this.address.categories.map((id) => categories.find((category) => category.id === id)?.name ?? id)
  }

  private linkTo(hit: CategoryHit): GroupLink {
    return { ...hit, query: this.queryWith({ categories: [hit.id] }) }
  }

  private queryWith(change: Partial<ResultsAddress>): string {
    return resultsQuery({ ...this.address, page: 1, ...change })
  }
}
