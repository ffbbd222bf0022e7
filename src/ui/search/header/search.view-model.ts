import { makeAutoObservable, observable } from 'mobx'
import type { CategoryHit } from '#application/search/parts-catalogue.port.ts'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import { SearchParts } from '#application/search/search-parts.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { allParts, searchFallbacks, type SearchFallback } from '../search-fallbacks.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import {
  NO_INTERPRETATION,
  suggestionsForVisitor,
  termQuantityFor,
  interpretedTermsToShow,
  type QuerySuggestion,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import type { AlternativeTerm, InterpretedTerm } from '#domain/search/interpreted-terms.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import type { Vin } from '#domain/vehicles/vin.ts'
import {
  correctionOf,
  ignoredWordsIn,
  searchTarget,
  withNumber,
  type SearchOutcome,
} from '#domain/search/search-outcome.ts'
import { truncateSearchTerm, dropDownOpens, liveSearchRuns } from '#domain/search/search-term.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { LiveSearch, type FoundTerm } from './live-search.view-model.ts'
import { QueuedLines } from './queued-lines.view-model.ts'
import { adjacentKey, partKey, searchOptions, type SearchOption } from './search-options.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Maximum numbers of hits and groups that fit below the header on a laptop; the results page shows all. */
const HITS_SHOWN = 5
const GROUPS_SHOWN = 8

export type SearchTarget =
  | SearchOutcome
  | (Extract<SearchOutcome, { kind: 'product' }> & {
      readonly pieces: number | undefined
      readonly leftOut: readonly string[] | undefined
      readonly corrected: InterpretedTerm | undefined
    })
  | { readonly kind: 'group'; readonly categoryId: string }
  | { readonly kind: 'link'; readonly key: string }
  | { readonly kind: 'vehicle'; readonly vin: Vin }

const isVehicle = (offer: QuerySuggestion) => offer.kind === 'vehicle'

const isOtherNumber = (term: string, products: readonly ProductSummary[]): boolean =>
  /\d/.test(term) && !/\p{L}{4}/u.test(term) && withNumber(products, term).length === 0

export const termQuery = (term: string): string => resultsQuery({ ...UNFILTERED, term })

/** The part search of the header (spec 2, 4, 5). */
export class SearchViewModel {
  static readonly keys = {
    searchParts: SearchParts,
    session: SessionStore,
    place: LocaleStore,
    searchMode: SearchModeStore,
    content: ContentStore,
    capabilities: CapabilitiesStore,
    clock: Clock,
    eventBus: EventBus,
    queuedLines: QueuedLines,
  }
  text = ''
  activeKey: string | undefined = undefined
  hasFocus = false
  isDismissed = false
  /** Term that was submitted last with Enter, until its results page is shown. */
  #entered: string | undefined
  /** Number of rows that the arrow keys have moved down before the results arrived. */
  private earlySteps = 0
  /** Term whose part gets the quantity that is typed after it. */
  private orderedTerm: string | undefined = undefined
  readonly #expanded = observable.set<string>()
  readonly #live: LiveSearch
  readonly #deps

  constructor(deps: DepsOf<typeof SearchViewModel.keys>) {
    this.#deps = deps
    this.#live = new LiveSearch(deps.searchParts, deps.clock, () => this.showFound())
    makeAutoObservable(this)
  }

  get term(): string {
    return this.orderedTerm ?? this.text.trim()
  }

  get state(): LiveSearch['state'] {
    return this.#live.state
  }

  get found(): FoundTerm | undefined {
    return this.#live.found
  }

  get isOpen(): boolean {
    return this.hasFocus && !this.isDismissed && this.state !== 'idle' && dropDownOpens(this.text)
  }

  /** True for logged-in users, who see stock, price and cart button. */
  get isOffered(): boolean {
    return this.#deps.session.isLoggedIn
  }

  get parts(): readonly ProductSummary[] {
    return (this.found?.result.products ?? []).slice(0, HITS_SHOWN)
  }

  get groups(): readonly CategoryHit[] {
    return (this.found?.result.categories ?? []).slice(0, GROUPS_SHOWN)
  }

  get partCount(): number {
    return this.found?.result.total ?? 0
  }

  get groupCount(): number {
    return this.found?.result.categories.length ?? 0
  }

  get understood(): readonly InterpretedTerm[] {
    const isReadOtherwise = this.partCount === 0 && this.offers.length > 0
    return interpretedTermsToShow(this.found?.result.understood ?? [], isReadOtherwise)
  }

  get suggestions(): readonly AlternativeTerm[] {
    return this.found?.result.suggestions ?? []
  }

  /**
   * Links below the results: all parts if the search is limited to a vehicle, and other searches if nothing was found.
   */
  get fallbacks(): readonly SearchFallback[] {
    if (!this.found) return []
    const { term } = this.found
    const isFound = this.partCount + this.groupCount > 0
    return [
      ...(this.#live.vehicle === undefined ? [] : [allParts(termQuery(term))]),
      ...(isFound
        ? []
        : searchFallbacks(term, this.#deps.session, this.#deps.searchMode, this.#deps.content)),
    ]
  }

  /** Suggestions derived from the text, besides the hits. */
  get offers(): readonly QuerySuggestion[] {
    const { offersVinSearch } = this.#deps.searchMode
    const mayQuickOrder = this.#deps.session.canAddToCart && this.#deps.capabilities.offers('quickOrder')
    const offersMakers = this.#deps.capabilities.offersPage('vehiclesOfMaker')
    return suggestionsForVisitor({ offersVinSearch, offersMakers, mayQuickOrder }, this.reading)
  }

  piecesFor(sku: string): number | undefined {
    return termQuantityFor(this.reading, sku)
  }

  get options(): readonly SearchOption[] {
    return searchOptions(this)
  }

  get activeOption(): SearchOption | undefined {
    return this.isOpen ? this.options.find(({ key }) => key === this.activeKey) : undefined
  }

  isExpanded(slug: string): boolean {
    return this.#expanded.has(slug)
  }

  /** Limits the search to the parts of a vehicle. */
  within(vehicle: string | undefined): void {
    this.#live.within(vehicle)
  }

  /**
   * Shows the term of the current page in the field, without a search. Keeps text that the user has typed after Enter.
   */
  show(term: string): void {
    const isTypedOn = this.hasFocus && term === this.#entered && term !== this.term
    this.#entered = undefined
    if (isTypedOn) return
    this.#live.rest()
    this.text = truncateSearchTerm(term)
    this.close()
  }

  type(text: string): void {
    this.text = truncateSearchTerm(text)
    if (this.orderedTerm !== undefined && this.text.startsWith(`${this.orderedTerm} `)) return
    this.close()
    this.isDismissed = false
    if (liveSearchRuns(this.text, this.#deps.place.countryId !== '')) this.#live.follow(this.term)
    else this.#live.rest()
  }

  clear(): void {
    this.type('')
  }

  enter(): void {
    this.hasFocus = true
    void this.#deps.searchParts.load()
    this.open()
  }

  leave(): void {
    this.hasFocus = false
    this.forgetSteps()
  }

  open(): void {
    if (this.state === 'idle') this.type(this.text)
    this.isDismissed = false
  }

  close(): void {
    this.isDismissed = true
    this.forgetSteps()
  }

  move(step: 1 | -1): void {
    if (!this.isOpen) return this.open()
    if (this.state === 'pending') {
      this.earlySteps += step
      return this.retry()
    }
    this.activeKey = adjacentKey(this.options, this.activeKey, step)
  }

  /**
   * Lets the user type the quantity of the chosen part after the term, while the row with its quantity field is not
   * shown yet. Returns false if no part is chosen.
   */
  takeQuantity(): boolean {
    const isChosen = this.state === 'pending' ? this.earlySteps > 0 : this.activeOption?.kind === 'product'
    if (!isChosen || this.orderedTerm !== undefined || !this.#deps.session.canAddToCart) return false
    this.orderedTerm = this.term
    this.text = `${this.term} `
    return true
  }

  setExpanded(slug: string, isExpanded: boolean): void {
    if (isExpanded) this.#expanded.add(slug)
    else this.#expanded.delete(slug)
  }

  retry(): void {
    void this.#live.lookUp(this.term)
  }

  /** Target of Enter: the active option, else the result of this exact term (spec 4). */
  async submit(): Promise<SearchTarget> {
    const { activeOption, term } = this
    if (this.orderedTerm !== undefined && (activeOption?.kind ?? 'product') === 'product') return this.order()
    this.#entered = term
    if (activeOption) return this.take(activeOption)
    if (term === '') return { kind: 'stay' }
    return this.targetOf(term)
  }

  private async targetOf(term: string): Promise<SearchTarget> {
    const foundTerm = this.found?.term === term ? this.found : await this.#live.lookUp(term)
    if (this.term !== term) return { kind: 'stay' }
    const { activeOption } = this
    if (activeOption && activeOption.kind !== 'link') return this.take(activeOption)
    this.#deps.eventBus.publish({ kind: 'site-searched', term, found: foundTerm?.result.total ?? 0 })
    this.close()
    const products = foundTerm?.result.products ?? []
    const [vehicle, ...others] = products.length > 0 ? [] : this.offers.filter(isVehicle)
    if (vehicle && others.length === 0) return { kind: 'vehicle', vin: vehicle.vin }
    // the typed number belongs to a part that does not fit the vehicle: the results page looks it up
    if (this.#live.vehicle !== undefined && isOtherNumber(term, products)) return { kind: 'results', term }
    const target = searchTarget(term, products)
    if (foundTerm === undefined || target.kind !== 'product') return target
    const { reading, understood } = foundTerm.result
    const quantity = products[0] && termQuantityFor(reading, products[0].sku)
    return {
      ...target,
      pieces: quantity,
      leftOut: ignoredWordsIn(understood),
      corrected: correctionOf(understood),
    }
  }

  private get reading(): QueryInterpretation {
    return this.found?.result.reading ?? NO_INTERPRETATION
  }

  /** Highlights the row that the user chose before the results arrived. */
  private showFound(): void {
    this.#expanded.clear()
    const { earlySteps, orderedTerm } = this
    const ordered = this.parts[earlySteps - 1]
    if (orderedTerm !== undefined) this.activeKey = ordered && partKey(ordered)
    else for (let steps = Math.abs(earlySteps); steps > 0; steps -= 1) this.move(earlySteps > 0 ? 1 : -1)
  }

  /** Adds the chosen part in the background, and clears the field for the next term. */
  private order(): SearchTarget {
    const { term, found, activeKey } = this
    const { vehicle } = this.#live
    const isFound = found?.term === term
    const active = isFound ? this.parts.findIndex((part) => partKey(part) === activeKey) : -1
    const quantity = this.text.slice(term.length).trim()
    const index = active >= 0 ? active : this.earlySteps - 1
    void this.#deps.queuedLines.add({ term, index, quantity }, () =>
      isFound ? Promise.resolve(found.result) : this.#deps.searchParts.inBackground(term, vehicle),
    )
    this.clear()
    return { kind: 'stay' }
  }

  private forgetSteps(): void {
    this.activeKey = undefined
    this.earlySteps = 0
    this.orderedTerm = undefined
  }

  private take(option: SearchOption): SearchTarget {
    this.close()
    return option
  }
}
