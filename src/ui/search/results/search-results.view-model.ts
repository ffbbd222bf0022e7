import { makeAutoObservable, observableRef } from 'mobx'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import { readAttributeChoices, withAttribute } from '#application/search/attribute-choices.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import type { AttributeFacet } from '#application/search/parts-catalogue.port.ts'
import type { ListedParts } from '#application/search/list-parts.ts'
import {
  UNFILTERED,
  PAGE_SIZES,
  isAttributeSort,
  resultsFields,
  resultsQuery,
  sortedAttribute,
  sortsFor,
  type ResultsUrl,
  type ResultSort,
} from '#application/search/results-url.ts'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { SessionStore } from '#application/session/session.store.ts'
import {
  NO_INTERPRETATION,
  suggestionsForVisitor,
  termQuantityFor,
  interpretedTermsToShow,
  type QuerySuggestion,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { RESULT_VIEWS, type ResultView } from '#domain/appearance/appearance.ts'
import type { ProductSummary } from '#domain/products/product.ts'
import { oeReferenceOf } from '#domain/products/oe-reference.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import { replacedNumberOfMatch } from '#domain/search/replaced-number.ts'
import { isArticleNumber } from '#domain/shared/article-number.ts'
import { isReferenceNumber } from '#domain/search/reference-number.ts'
import {
  removableTerms,
  type AlternativeTerm,
  type InterpretedTerm,
} from '#domain/search/interpreted-terms.ts'
import { searchFallbacks, type SearchFallback } from '../search-fallbacks.ts'
import { pageSizes, type PageSizeLink } from '../../paging/page-sizes.ts'
import {
  chosenAttributes,
  knownAttributes,
  shownAttributes,
  type ChosenRange,
  type ShownAttribute,
  type ShownRange,
} from './attribute-facets.mapping.ts'
import { chosenIn, shownFacets, withKnownIds, type FacetKind, type ShownFacet } from './facets.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type { ChosenRange, ShownAttribute, ShownRange } from './attribute-facets.mapping.ts'
export type { FacetLink, ShownFacet } from './facets.mapping.ts'

export type ResultsPageData = {
  readonly url: ResultsUrl
  /** Layout: that of the URL, else the one stored on this device. */
  readonly view?: ResultView | undefined
  readonly listed: ListedParts
  /** Fits of the parts of a list for one vehicle. */
  readonly fits?: readonly PartFit[] | undefined
  /** Facts of the vehicle that the server has, such as the chassis number. */
  readonly facts?: string | undefined
}

/** Subject of the page: a term has priority, then groups, divisions, brands and promotions. */
export type ResultsSubject =
  | { readonly kind: 'term'; readonly term: string }
  | { readonly kind: 'groups' | 'divisions' | 'brands'; readonly names: readonly string[] }
  | { readonly kind: 'promotions' }
  | { readonly kind: 'vehicle'; readonly name: string }
  | { readonly kind: 'everything' }

/** An active filter; `query` is the URL without it. */
export type Choice =
  | { readonly kind: FacetKind | 'vehicle'; readonly name: string; readonly query: string }
  | { readonly kind: 'promotions'; readonly query: string }
  | { readonly kind: 'no-vehicle'; readonly query: string }
  | {
      readonly kind: 'attribute'
      /** The name of the attribute. */
      readonly name: string
      readonly chosen: string | ChosenRange
      readonly query: string
    }

/** Likely cause of an empty result. */
type NothingFound = 'ofVehicle' | 'ofFilters' | 'ofSigns' | 'ofNumber' | 'ofTerm' | 'text'

/** Replaced number and its successor, if the search found the first part by a number that it replaces. */
function replacementIn([first]: readonly ProductSummary[]) {
  if (!first) return undefined
  const number = replacedNumberOfMatch(first)
  return number === undefined ? undefined : { number, successor: first.sku }
}

export const showsInterpretation = ({ result, reading }: ListedParts): boolean =>
  replacementIn(result.products) !== undefined ||
  [result.understood, result.suggestions, reading.offers].some((told = []) => told.length > 0)

type ViewLink = {
  readonly view: ResultView
  readonly isCurrent: boolean
  /** Screens on which the view is offered; absent if it is offered on all screens. */
  readonly width?: 'phone' | 'wide'
}

export class SearchResultsViewModel {
  static readonly keys = {
    content: ContentStore,
    session: SessionStore,
    searchMode: SearchModeStore,
    capabilities: CapabilitiesStore,
    changeAppearance: ChangeAppearance,
  }
  view: ResultView = 'list'
  url: ResultsUrl = UNFILTERED
  listed: ListedParts | undefined = undefined
  fits: readonly PartFit[] = []
  private facts: string | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof SearchResultsViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable(this, { url: observableRef, listed: observableRef, fits: observableRef })
  }

  /** Views to choose from. Phones show the table as the cards of a list. */
  get views(): readonly ViewLink[] {
    return RESULT_VIEWS.flatMap((view): ViewLink[] => {
      const isCurrent = view === this.view
      if (view === 'table') return [{ view, isCurrent, width: 'wide' }]
      if (view !== 'list' || this.view !== 'table') return [{ view, isCurrent }]
      return [
        { view, isCurrent: true, width: 'phone' },
        { view, isCurrent: false, width: 'wide' },
      ]
    })
  }

  show({ url, view = url.view ?? 'list', listed, fits = [], facts }: ResultsPageData): void {
    this.view = view
    this.fits = fits
    this.facts = facts
    const { page, sort, result } = listed
    const attributes = knownAttributes(url.attributes, result.attributes)
    this.url = withKnownIds({ ...url, attributes, page, sort }, result.facets)
    this.listed = listed
  }

  get term(): string | undefined {
    return this.url.term
  }

  get subject(): ResultsSubject {
    const { term, news } = this.url
    if (term !== undefined) return { kind: 'term', term }
    const { groupNames, divisionNames, brandNames } = this
    if (groupNames.length > 0) return { kind: 'groups', names: groupNames }
    if (divisionNames.length > 0) return { kind: 'divisions', names: divisionNames }
    if (brandNames.length > 0) return { kind: 'brands', names: brandNames }
    if (news) return { kind: 'promotions' }
    return this.vehicleName === undefined
      ? { kind: 'everything' }
      : { kind: 'vehicle', name: this.vehicleName }
  }

  /** The main group of a single displayed group. */
  get mainGroup(): { readonly name: string; readonly query: string } | undefined {
    const [id, ...others] = this.url.categories
    const groups = this.#deps.content.layoutData?.content.categories ?? []
    const parentId = others.length === 0 ? groups.find((group) => group.id === id)?.parentId : undefined
    const parent = groups.find((group) => group.id === parentId)
    return parent && { name: parent.name, query: resultsQuery({ ...UNFILTERED, categories: [parent.id] }) }
  }

  get parts(): readonly ProductSummary[] {
    return this.listed?.result.products ?? []
  }

  /** OE number of the part from the maker of the vehicle, or from the chosen makers. */
  oeOf(part: ProductSummary): ProductSummary['mainOe'] {
    const maker = this.listed?.result.vehicle?.manufacturer
    const chosen = chosenIn(this.url, this.facetsFound).filter(({ kind }) => kind === 'maker')
    return oeReferenceOf(part, maker === undefined ? chosen.map(({ name }) => name) : [maker])
  }

  get total(): number {
    return this.listed?.result.total ?? 0
  }

  get firstShown(): number {
    return (this.url.page - 1) * this.url.size + 1
  }

  get lastShown(): number {
    return this.firstShown + this.parts.length - 1
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  /** True for a logged-in user without the right to fill the cart. */
  get isReadOnly(): boolean {
    return this.#deps.session.isLoggedIn && !this.#deps.session.canAddToCart
  }

  /** True if the page reports how the term was interpreted. */
  get showsInterpretation(): boolean {
    return this.listed !== undefined && showsInterpretation(this.listed)
  }

  /**
   * Likely cause of an empty result. Undefined if suggestions explain the term, or it means something outside the
   * assortment.
   */
  get nothingFound(): NothingFound | undefined {
    const { term } = this
    if (this.isReadOtherwise) return undefined
    if (this.choices.length === 0 && this.understood.some(({ as }) => as === 'not-sold' || as === 'brand'))
      return undefined
    if (this.isVehicleGone) return 'ofVehicle'
    if (term === undefined) return 'text'
    if (this.choices.length > 0) return 'ofFilters'
    if (!/[\p{L}\p{Nd}]/u.test(term)) return 'ofSigns'
    return isArticleNumber(term) || isReferenceNumber(term) ? 'ofNumber' : 'ofTerm'
  }

  get replacement(): { readonly number: string; readonly successor: string } | undefined {
    return replacementIn(this.listed?.result.products ?? [])
  }

  get understood(): readonly InterpretedTerm[] {
    return interpretedTermsToShow(this.listed?.result.understood ?? [], this.isReadOtherwise)
  }

  /** True if the term finds no part, but suggestions interpret it differently, for example as a VIN. */
  get isReadOtherwise(): boolean {
    return this.total === 0 && this.offers.length > 0
  }

  /** Interpreted words of the term, each with the query without it. */
  get pieces(): readonly { readonly piece: InterpretedTerm; readonly query: string }[] {
    return removableTerms(this.term ?? '', this.understood).map(({ without, ...piece }) => ({
      piece,
      query: this.queryWith({ term: without }),
    }))
  }

  get suggestions(): readonly (AlternativeTerm & { readonly query: string })[] {
    const suggestions = this.listed?.result.suggestions ?? []
    return suggestions.map((suggestion) => ({
      ...suggestion,
      query: this.queryWith({ term: suggestion.term }),
    }))
  }

  /** Fallbacks of an empty result. */
  get fallbacks(): readonly SearchFallback[] {
    return this.term === undefined || this.total > 0
      ? []
      : searchFallbacks(this.term, this.#deps.session, this.#deps.searchMode, this.#deps.content)
  }

  /** Suggestions from the term, besides the hits. */
  get offers(): readonly QuerySuggestion[] {
    const { offersVinSearch } = this.#deps.searchMode
    const mayQuickOrder = this.#deps.session.canAddToCart && this.#deps.capabilities.offers('quickOrder')
    const offersMakers = this.#deps.capabilities.offersPage('vehiclesOfMaker')
    return suggestionsForVisitor({ offersVinSearch, offersMakers, mayQuickOrder }, this.reading)
  }

  piecesFor(sku: string): number | undefined {
    return termQuantityFor(this.reading, sku)
  }

  /** Active filters, each removable. */
  get choices(): readonly Choice[] {
    const vehicle = this.vehicleName
    const choices: Choice[] = chosenIn(this.url, this.facetsFound).map(({ kind, name, without }) => ({
      kind,
      name,
      query: this.queryWith(without),
    }))
    const query = this.queryWith({ vehicle: undefined })
    if (vehicle !== undefined) choices.unshift({ kind: 'vehicle', name: vehicle, query })
    if (this.isVehicleGone) choices.unshift({ kind: 'no-vehicle', query })
    for (const { attribute, chosen, without } of chosenAttributes(
      this.url.attributes,
      this.attributeFacets,
    )) {
      const query = this.queryWith({ attributes: without })
      choices.push({ kind: 'attribute', name: attribute, chosen, query })
    }
    if (this.url.news) choices.push({ kind: 'promotions', query: this.queryWith({ news: false }) })
    return choices
  }

  get query(): string {
    return resultsQuery(this.url)
  }

  /** Query without filters, but with sort order and layout. */
  get resetQuery(): string {
    const { term, sort, size, view } = this.url
    return resultsQuery({ ...UNFILTERED, term, sort, size, view })
  }

  get facets(): readonly ShownFacet[] {
    return shownFacets(this.facetsFound, this.url, {
      parentOf: (id) =>
        this.#deps.content.layoutData?.content.categories.find((group) => group.id === id)?.parentId,
      queryWith: (change) => this.queryWith(change),
    })
  }

  get attributes(): readonly ShownAttribute[] {
    return shownAttributes(this.attributeFacets, this.url.attributes, (attributes) =>
      this.queryWith({ attributes }),
    )
  }

  get ranges(): readonly ShownRange[] {
    return this.attributes.filter((attribute) => attribute.kind === 'range')
  }

  /** Query for the ranges of a form. Ignores text that is not a number. */
  queryOfRanges(typed: URLSearchParams): string {
    const read = readAttributeChoices(typed)
    return this.queryWith({
      attributes: this.ranges.reduce<ResultsUrl['attributes']>(
        (attributes, { id }) =>
          withAttribute(attributes, read.find((choice) => choice.id === id) ?? { id, values: [] }),
        this.url.attributes,
      ),
    })
  }

  get fieldsBesideRanges() {
    return this.fieldsBeside(...this.ranges.flatMap(({ fields }) => [fields.from, fields.to]))
  }

  get sort(): ResultSort {
    return this.sorts.includes(this.url.sort) ? this.url.sort : UNFILTERED.sort
  }

  /** Sort orders to choose from, including by an attribute if the list is sorted by one. */
  get sorts(): readonly ResultSort[] {
    const sorts = sortsFor(this.#deps.session)
    return this.sortedBy === undefined ? sorts : [...sorts, this.url.sort]
  }

  /** The attribute that the list is sorted by; undefined for all other orders. */
  get sortedBy(): { readonly name: string; readonly isDescending: boolean } | undefined {
    const { sort } = this.url
    if (!isAttributeSort(sort)) return undefined
    const { id, isDescending } = sortedAttribute(sort)
    const attributes = [...this.attributeFacets, ...this.parts.flatMap(({ keyAttributes }) => keyAttributes)]
    const attribute = attributes.find((one) => one.id === id)
    return attribute && { name: attribute.name, isDescending }
  }

  queryOfSort(sort: string): string {
    const known = isAttributeSort(sort) ? sort : this.sorts.find((one) => one === sort)
    return this.queryWith({ sort: known ?? UNFILTERED.sort })
  }

  /** Hidden fields for a form that changes only `names`: all other query fields. */
  fieldsBeside(...names: readonly string[]): readonly (readonly [name: string, value: string])[] {
    return resultsFields({ ...this.url, page: 1 }).filter(([field]) => !names.includes(field))
  }

  /** Query of the current result page in another layout. */
  queryOfView(view: ResultView): string {
    return resultsQuery({ ...this.url, view })
  }

  /** Stores the layout on this device. */
  chooseView(resultView: ResultView): void {
    this.#deps.changeAppearance.run({ resultView })
  }

  /** Page sizes to choose from; empty if the smallest page contains all hits. */
  get sizes(): readonly PageSizeLink[] {
    return pageSizes(PAGE_SIZES, this.url.size, this.total, (size) => this.queryWith({ size }))
  }

  /** Query of the term in all divisions and groups; `undefined` if the list is not filtered. */
  get widerQuery(): string | undefined {
    const { term } = this.url
    if (term === undefined || this.choices.length === 0) return undefined
    return resultsQuery({ ...UNFILTERED, term })
  }

  /** Name of the vehicle; its slug if the API does not return the name. */
  get vehicleName(): string | undefined {
    if (this.isVehicleGone) return undefined
    const vehicle = this.listed?.result.vehicle
    return vehicle ? `${vehicle.manufacturer} ${vehicle.model}` : this.url.vehicle
  }

  /** Vehicle of the list, which is then chosen for other lists; undefined if it does not exist. */
  get vehicle(): ChosenVehicle | undefined {
    const slug = this.listed?.result.vehicle?.slug
    return slug === undefined ? undefined : { slug, name: this.vehicleName ?? slug, facts: this.facts }
  }

  get pageCount(): number {
    return this.listed?.pageCount ?? 1
  }

  queryOfPage(page: number): string {
    return resultsQuery({ ...this.url, page })
  }

  queryWith(change: Partial<ResultsUrl>): string {
    return resultsQuery({ ...this.url, page: 1, ...change })
  }

  get attributeFacets(): readonly AttributeFacet[] {
    return this.listed?.result.attributes ?? []
  }

  /** True if rows have a quantity and a button. */
  get mayAdd(): boolean {
    return this.#deps.session.canAddToCart
  }

  /** True if the API knows neither the vehicle in the URL nor a part that fits it. */
  private get isVehicleGone(): boolean {
    return this.url.vehicle !== undefined && !this.listed?.result.vehicle && this.total === 0
  }

  private get reading(): QueryInterpretation {
    return this.listed?.reading ?? NO_INTERPRETATION
  }

  private get divisionNames(): readonly string[] {
    const divisions = this.#deps.content.layoutData?.content.divisions ?? []
    return this.url.divisions.map((id) => divisions.find((division) => division.id === id)?.name ?? id)
  }

  private get groupNames(): readonly string[] {
    const categories = this.#deps.content.layoutData?.content.categories ?? []
    return this.url.categories.map((id) => categories.find((category) => category.id === id)?.name ?? id)
  }

  private get brandNames(): readonly string[] {
    return chosenIn(this.url, this.facetsFound)
      .filter(({ kind }) => kind === 'brand')
      .map(({ name }) => name)
  }

  private get facetsFound() {
    return this.listed?.result.facets ?? []
  }
}
