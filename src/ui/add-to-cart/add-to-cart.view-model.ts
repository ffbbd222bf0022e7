import { makeAutoObservable, observableRef } from 'mobx'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { Debounce } from '#application/kernel/debounce.ts'
import { Task } from '#application/kernel/task.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { NonFittingParts } from '#application/vehicles/non-fitting-parts.port.ts'
import { cartSku, clampQuantity, SEARCH_QUANTITY_LIMITS, type QuantityLimits } from '#domain/cart/quantity.ts'
import { readTypedQuantity, type TypedQuantity } from '#domain/cart/typed-quantity.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import { alertOfOutcome, alertOfRejection } from './add-to-cart-alert.mapping.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

/** Milliseconds for which the button shows a check mark after an addition (spec 4 and 9). */
const ADDED_SHOWN_MS = 2_000

export type OfferedPart = { readonly vendorId: string; readonly sku: string }

/** State of a part's quantity field and cart button. */
export class AddToCartViewModel {
  static readonly keys = {
    addLines: AddLinesToCart,
    session: SessionStore,
    alerts: AlertsStore,
    locale: LocaleStore,
    chosen: ChosenVehicleStore,
    nonFitting: NonFittingParts,
    clock: Clock,
  }
  part: OfferedPart | undefined = undefined
  limits: QuantityLimits = SEARCH_QUANTITY_LIMITS
  /** Text of the field; it may not be a number yet. */
  typed = String(SEARCH_QUANTITY_LIMITS.min)
  private outcome: 'idle' | 'added' | 'failed' = 'idle'
  readonly #task = new Task()
  readonly #debounce: Debounce
  readonly #deps

  constructor(deps: DepsOf<typeof AddToCartViewModel.keys>) {
    this.#deps = deps
    this.#debounce = new Debounce(deps.clock)
    makeAutoObservable(this, { part: observableRef, limits: observableRef })
  }

  /** False for anonymous visitors, who see neither field nor button (spec 6). */
  get isShown(): boolean {
    return this.#deps.session.isLoggedIn
  }

  get canAdd(): boolean {
    return this.#deps.session.isLoggedIn && this.#deps.session.canAddToCart
  }

  /** Identifier of the part in the cart, vendor and article number: `nw-2.30256`. */
  get sku(): string {
    return this.part ? cartSku(this.part.vendorId, this.part.sku) : ''
  }

  get state(): 'idle' | 'pending' | 'added' | 'failed' {
    return this.#task.isRunning ? 'pending' : this.outcome
  }

  /**
   * Typed quantity. For an ambiguous text such as "1,000" the lower of both readings, which is not added to the cart.
   */
  get quantity(): number {
    const { read } = this
    return read.kind === 'pieces' ? read.pieces : read.readings[0]
  }

  /** Possible quantities of an ambiguous text. */
  get readings(): readonly number[] | undefined {
    return this.read.kind === 'two-readings' ? this.read.readings : undefined
  }

  offer(part: OfferedPart, limits: QuantityLimits = SEARCH_QUANTITY_LIMITS): void {
    this.part = part
    this.limits = limits
  }

  start(quantity: number): void {
    this.typed = String(clampQuantity(quantity, this.limits))
  }

  type(text: string): void {
    this.typed = text
    if (this.outcome === 'failed') this.outcome = 'idle'
  }

  step(offset: number): void {
    this.type(String(clampQuantity(this.quantity + offset, this.limits)))
  }

  /**
   * On blur: empty, non-numeric and out-of-range values are replaced (spec 5). The user confirms an ambiguous
   * quantity.
   */
  settle(): void {
    if (!this.readings) this.type(String(this.quantity))
  }

  async add(): Promise<void> {
    const { part } = this
    if (!part || !this.canAdd) return
    this.settle()
    if (this.readings) return
    this.end('idle')
    const { sku, quantity } = this
    await this.#task.run(
      () => this.#deps.addLines.one({ sku, quantity }),
      (added) => {
        const alert = added.ok
          ? withWayToCart(alertOfOutcome(part.sku, added.value))
          : withLine(alertOfRejection(part.sku, added.error), `${part.sku} ${quantity}`)
        if (alert) void this.showAlert(alert, part.sku)
        this.end(added.ok && added.value.accepted > 0 ? 'added' : 'failed')
      },
    )
  }

  /**
   * Shows the alert as soon as it is known whether the part fits the vehicle. The line and the check mark appear
   * without waiting for this, and also if the look-up fails.
   */
  private async showAlert(alert: AlertRequest, articleNo: string): Promise<void> {
    const { chosen, nonFitting } = this.#deps
    const isProved = chosen.vehicle !== undefined && alert.kind !== 'error'
    const vehicleName = isProved ? await attempt(() => nonFitting.find(articleNo)) : undefined
    const vehicle = vehicleName?.ok ? vehicleName.value : undefined
    this.#deps.alerts.raise(vehicle === undefined ? alert : withNonFitting(alert, vehicle))
  }

  private get read(): TypedQuantity {
    return readTypedQuantity(this.typed, this.#deps.locale.languageId, this.limits)
  }

  private end(outcome: typeof this.outcome): void {
    this.#debounce.cancel()
    this.outcome = outcome
    if (outcome === 'added') this.#debounce.after(ADDED_SHOWN_MS, () => this.end('idle'))
  }
}

const withNonFitting = (alert: AlertRequest, vehicle: string): AlertRequest => ({
  ...alert,
  kind: 'warning',
  headline: { messageId: 'fit.misfit', values: { vehicle } },
})

/** Adds the refused line to the alert, because the search drop-down clears its field before the response arrives. */
const withLine = (alert: AlertRequest | undefined, line: string): AlertRequest | undefined =>
  alert && { ...alert, list: [line] }

const withWayToCart = (alert: AlertRequest): AlertRequest =>
  alert.kind === 'error'
    ? alert
    : { ...alert, link: { routeId: 'checkoutStep1', messageId: 'addToCart.toCart' } }
