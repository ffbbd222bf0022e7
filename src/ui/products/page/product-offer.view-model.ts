import { makeAutoObservable, observableRef } from 'mobx'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { QUANTITY_LIMITS, roundToPackage } from '#domain/cart/quantity.ts'
import {
  isDispatchedToday,
  promiseBeforeCutoff,
  type DeliveryPromise,
} from '#domain/products/delivery-promise.ts'
import type { Product, ProductPrice } from '#domain/products/product.ts'
import { unitPriceFor } from '#domain/pricing/price-scale.ts'
import { add, times, type Money } from '#domain/shared/money.ts'
import { AddToCartViewModel } from '../../add-to-cart/add-to-cart.view-model.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type PriceScaleRow = {
  readonly fromQuantity: number
  readonly price: Money
  /** Discount as a share of the unit price; 0.05 for 5 %. */
  readonly saving: number
  /** True if this unit price applies to the typed quantity. */
  readonly isCurrent: boolean
}

/** The box with price, stock and cart on the page of a product. */
export class ProductOfferViewModel {
  static readonly keys = { addToCart: AddToCartViewModel, session: SessionStore, clock: Clock }
  product: Product | undefined = undefined
  readonly addToCart: AddToCartViewModel
  readonly #deps

  constructor(deps: DepsOf<typeof ProductOfferViewModel.keys>) {
    this.#deps = deps
    this.addToCart = deps.addToCart
    makeAutoObservable(this, { product: observableRef, addToCart: false })
  }

  offer(product: Product): void {
    this.product = product
    this.addToCart.offer(product, QUANTITY_LIMITS)
  }

  get isLoggedIn(): boolean {
    return this.#deps.session.isLoggedIn
  }

  get canAdd(): boolean {
    return this.addToCart.canAdd
  }

  get promise(): DeliveryPromise | undefined {
    return promiseBeforeCutoff(this.product?.promise, this.#deps.clock.now())
  }

  get leavesToday(): boolean {
    return this.promise !== undefined && isDispatchedToday(this.promise, this.#deps.clock.now())
  }

  /** Visibility of prices, with the reason why a logged-in visitor sees none. */
  get pricesAre(): 'shown' | 'hidden-by-user' | 'not-allowed' {
    if (this.#deps.session.pricesAreVisible) return 'shown'
    return this.#deps.session.features.showPrice ? 'hidden-by-user' : 'not-allowed'
  }

  get price(): ProductPrice | undefined {
    return this.pricesAre === 'shown' ? this.product?.price : undefined
  }

  /** Steps of the price scale; empty if the price does not depend on the quantity. */
  get scale(): readonly PriceScaleRow[] {
    const { price } = this
    if (!price || price.scale.length < 2) return []
    const single = price.net.minor
    const current = unitPriceFor(this.quantity, price.scale)
    return price.scale.map((step) => ({
      fromQuantity: step.fromQuantity,
      price: step.price,
      saving: single > 0 ? 1 - step.price.minor / single : 0,
      isCurrent: step.price === current,
    }))
  }

  /** Quantity for the cart, in whole packages. */
  get quantity(): number {
    return roundToPackage(this.addToCart.quantity, this.product?.packagingAmount ?? 1)
  }

  get isRounded(): boolean {
    return !this.addToCart.readings && this.quantity !== this.addToCart.quantity
  }

  /** Deposits of all pieces; part of the sum. */
  get coreDeposits(): Money | undefined {
    const { price } = this
    if (!price?.coreDeposit || this.addToCart.readings) return undefined
    return times(price.coreDeposit, this.quantity)
  }

  /** Total for the quantity, with core deposits. */
  get sum(): Money | undefined {
    const { price } = this
    if (!price || this.addToCart.readings) return undefined
    const goods = times(unitPriceFor(this.quantity, price.scale) ?? price.net, this.quantity)
    return this.coreDeposits ? add(goods, this.coreDeposits) : goods
  }
}
