import { makeAutoObservable, observableRef } from 'mobx'
import { UNFILTERED, resultsQuery } from '#application/search/results-url.ts'
import type { Attribute, FittingVehicle, Picture, Product, ProductSummary } from '#domain/products/product.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ProductOfferViewModel } from './product-offer.view-model.ts'
import { groupReferences, referencesWith, type ReferenceGroup } from './reference-groups.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Number of references above which the page has a search field for them (design). */
const FILTER_ABOVE = 10
/** Maximum number of visible vehicles; a link shows the others. */
export const VEHICLES_SHOWN = 12

export class ProductViewModel {
  static readonly keys = { offer: ProductOfferViewModel, session: SessionStore }
  product: Product | undefined = undefined
  /** Canonical URL of the page. */
  address = ''
  /** Index of the visible drawing, from 0. */
  view = 0
  referenceFilter = ''
  readonly offer: ProductOfferViewModel

  readonly #deps

  constructor(deps: DepsOf<typeof ProductViewModel.keys>) {
    this.#deps = deps
    this.offer = deps.offer
    makeAutoObservable(this, { product: observableRef, offer: false })
  }

  /** `quantity` is the initial quantity. */
  show(product: Product, address: string, quantity?: number): void {
    const isFirst = this.product === undefined
    this.product = product
    this.address = address
    this.offer.offer(product)
    if (isFirst && quantity !== undefined) this.offer.addToCart.start(quantity)
  }

  showView(view: number): void {
    this.view = view
  }

  filterReferences(text: string): void {
    this.referenceFilter = text
  }

  /** Drawings of the part. The small one of lists is used only if there is no other. */
  get pictures(): readonly Picture[] {
    const { pictures = [], picture } = this.product ?? {}
    const views = pictures.filter(({ src }) => src !== picture?.src)
    return views.length > 0 ? views : pictures
  }

  get picture(): Picture | undefined {
    return this.pictures[this.view] ?? this.product?.picture
  }

  /** Product groups above the part, each with the query of its parts. */
  get trail(): readonly { readonly name: string; readonly query: string }[] {
    return (this.product?.categories ?? []).map(({ id, name }) => ({
      name,
      query: resultsQuery({ ...UNFILTERED, categories: [id] }),
    }))
  }

  get attributes(): readonly Attribute[] {
    return this.product?.attributes ?? []
  }

  get referenceCount(): number {
    return this.product?.crossReferences.length ?? 0
  }

  get canFilterReferences(): boolean {
    return this.referenceCount > FILTER_ABOVE
  }

  get referenceGroups(): readonly ReferenceGroup[] {
    return groupReferences(referencesWith(this.referenceFilter, this.product?.crossReferences ?? []))
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  /** Equivalent parts of other manufacturers: the same type and dimensions. */
  get alternatives(): readonly ProductSummary[] {
    return this.product?.alternatives ?? []
  }

  get vehicleCount(): number {
    return this.product?.vehicles.length ?? 0
  }

  get vehicleMakerCount(): number {
    return new Set(this.product?.vehicles.map(({ manufacturer }) => manufacturer)).size
  }

  vehicles(all: boolean): readonly FittingVehicle[] {
    return (this.product?.vehicles ?? []).slice(0, all ? undefined : VEHICLES_SHOWN)
  }
}
