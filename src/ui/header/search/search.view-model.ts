import { makeAutoObservable, observable, observableRef } from 'mobx'
import type { CategoryHit, SearchResult } from '#application/parts/parts-catalogue.port.ts'
import { EVERYTHING, resultsQuery } from '#application/parts/results-address.ts'
import type { SearchParts } from '#application/parts/search-parts.ts'
import type { PlaceStore } from '#application/place/place.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { Happenings } from '#application/tracking/happenings.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import { whereSearchLeads, type SearchOutcome } from '#domain/parts/search-outcome.ts'
import {
  cutSearchTerm,
  dropDownOpens,
  LIVE_SEARCH_PAUSE_MS,
  liveSearchRuns,
} from '#domain/parts/search-term.ts'
import { partFacts, type PartFacts } from '../../product-facts/part-facts.view-model.ts'

/** They fit under the header of a laptop; the rest stands on the results page. */
export const HITS_SHOWN = 5
export const GROUPS_SHOWN = 8

export type GroupHit = CategoryHit

export type SearchOption =
  | { readonly key: string; readonly kind: 'product'; readonly slug: string }
  | { readonly key: string; readonly kind: 'group'; readonly categoryId: string }

export type SearchTarget = SearchOutcome | { readonly kind: 'group'; readonly categoryId: string }

type Found = { readonly term: string; readonly result: SearchResult }
type Running = { readonly term: string; readonly answer: Promise<Found | undefined> }

export const partKey = ({ slug }: Pick<PartFacts, 'slug'>): string => `part-${slug}`
export const groupKey = ({ id }: Pick<GroupHit, 'id'>): string => `group-${id}`

export const termQuery = (term: string): string => resultsQuery({ ...EVERYTHING, term })

/** The part search of the header (spec 2, 4, 5). */
export class SearchViewModel {
  text = ''
  state: 'idle' | 'pending' | 'success' | 'error' = 'idle'
  /** The last answer; while a newer one is on its way it stays in sight. */
  found: Found | undefined = undefined
  activeKey: string | undefined = undefined
  hasFocus = false
  isDismissed = false
  readonly #unfolded = observable.set<string>()
  readonly #searchParts: SearchParts
  readonly #session: SessionStore
  readonly #place: PlaceStore
  readonly #clock: Clock
  readonly #happenings: Happenings
  #stopWaiting: (() => void) | undefined
  #running: Running | undefined

  constructor(
    searchParts: SearchParts,
    session: SessionStore,
    place: PlaceStore,
    clock: Clock,
    happenings: Happenings,
  ) {
    this.#searchParts = searchParts
    this.#session = session
    this.#place = place
    this.#clock = clock
    this.#happenings = happenings
    makeAutoObservable(this, { found: observableRef })
  }

  get term(): string {
    return this.text.trim()
  }

  get isOpen(): boolean {
    return this.hasFocus && !this.isDismissed && this.state !== 'idle' && dropDownOpens(this.text)
  }

  /** Stock, price and cart are for partners. */
  get isOffered(): boolean {
    return this.#session.isLoggedIn
  }

  get parts(): readonly PartFacts[] {
    const visible = this.#session.pricesAreVisible
    return (this.found?.result.products ?? [])
      .slice(0, HITS_SHOWN)
      .map((product) => partFacts(product, visible))
  }

  get groups(): readonly GroupHit[] {
    return (this.found?.result.categories ?? []).slice(0, GROUPS_SHOWN)
  }

  get partCount(): number {
    return this.found?.result.total ?? 0
  }

  get groupCount(): number {
    return this.found?.result.categories.length ?? 0
  }

  /** What the arrows walk: products first, then groups. */
  get options(): readonly SearchOption[] {
    return [
      ...this.parts.map((part) => ({ key: partKey(part), kind: 'product' as const, slug: part.slug })),
      ...this.groups.map((group) => ({
        key: groupKey(group),
        kind: 'group' as const,
        categoryId: group.id,
      })),
    ]
  }

  get activeOption(): SearchOption | undefined {
    return this.isOpen ? this.options.find(({ key }) => key === this.activeKey) : undefined
  }

  isUnfolded(slug: string): boolean {
    return this.#unfolded.has(slug)
  }

  /** The term of the page that is shown stands in the field; nothing is searched for it. */
  show(term: string): void {
    this.#forget()
    this.text = cutSearchTerm(term)
    this.state = 'idle'
    this.found = undefined
    this.isDismissed = true
  }

  type(text: string): void {
    this.text = cutSearchTerm(text)
    this.isDismissed = false
    this.activeKey = undefined
    this.#forget()
    if (!this.#searchRuns) {
      this.state = 'idle'
      this.found = undefined
    } else if (this.found?.term === this.term) {
      this.state = 'success'
    } else {
      this.state = 'pending'
      this.#stopWaiting = this.#clock.after(LIVE_SEARCH_PAUSE_MS, () => void this.lookUp())
    }
  }

  clear(): void {
    this.type('')
  }

  enter(): void {
    this.hasFocus = true
    this.open()
  }

  leave(): void {
    this.hasFocus = false
    this.activeKey = undefined
  }

  open(): void {
    if (this.state === 'idle') this.type(this.text)
    this.isDismissed = false
  }

  close(): void {
    this.isDismissed = true
    this.activeKey = undefined
  }

  /** One step up or down; between the last option and the first stands the text itself. */
  move(by: 1 | -1): void {
    if (!this.isOpen) return this.open()
    const keys = [undefined, ...this.options.map(({ key }) => key)]
    const from = keys.indexOf(this.activeKey)
    this.activeKey = keys[(from + by + keys.length) % keys.length]
  }

  fold(slug: string, isUnfolded: boolean): void {
    if (isUnfolded) this.#unfolded.add(slug)
    else this.#unfolded.delete(slug)
  }

  retry(): void {
    void this.lookUp()
  }

  /** Where Enter leads: the option that is active, else what this very term finds (spec 4). */
  async submit(): Promise<SearchTarget> {
    const { activeOption, term } = this
    if (activeOption) return this.take(activeOption)
    if (term === '') return { kind: 'stay' }

    const found = this.found?.term === term ? this.found : await this.lookUp()
    if (this.term !== term) return { kind: 'stay' }
    this.#happenings.tell({ kind: 'site-searched', term, found: found?.result.total ?? 0 })
    this.close()
    return whereSearchLeads(term, found?.result.products ?? [])
  }

  private take(option: SearchOption): SearchTarget {
    this.close()
    return option
  }

  /** The answer to the present term; `undefined` when it failed or was overtaken. */
  private lookUp(): Promise<Found | undefined> {
    const { term } = this
    if (this.#running?.term === term) return this.#running.answer
    this.#forget()
    this.state = 'pending'
    const answer = this.#answerTo(term)
    this.#running = { term, answer }
    return answer
  }

  private receive(found: Found): void {
    this.#running = undefined
    this.found = found
    this.state = 'success'
    this.#unfolded.clear()
  }

  private fail(term: string): void {
    if (this.#running?.term !== term) return
    this.#running = undefined
    this.found = undefined
    this.state = 'error'
  }

  async #answerTo(term: string): Promise<Found | undefined> {
    try {
      const result = await this.#searchParts.run(term)
      if (!result) return undefined
      const found = { term, result }
      this.receive(found)
      return found
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.fail(term)
      return undefined
    }
  }

  get #searchRuns(): boolean {
    return liveSearchRuns(this.text, this.#place.countryId !== '')
  }

  /** Takes back what waits or is on its way: a late answer never replaces a newer one. */
  #forget(): void {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    this.#searchParts.abort()
    this.#running = undefined
  }
}
