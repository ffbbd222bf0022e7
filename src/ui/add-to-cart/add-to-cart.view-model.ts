import { makeAutoObservable, observableRef } from 'mobx'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { Debounce } from '#application/kernel/debounce.ts'
import { Task } from '#application/kernel/task.ts'
import type { LocaleStore } from '#application/locale/locale.store.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import type { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { Misfits } from '#application/vehicles/misfits.port.ts'
import { cartSku, clampQuantity, SEARCH_QUANTITY_LIMITS, type QuantityLimits } from '#domain/cart/quantity.ts'
import { readTypedQuantity, type TypedQuantity } from '#domain/cart/typed-quantity.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import { alertOfOutcome, alertOfRefusal } from './add-to-cart-alert.mapping.ts'

/** Spec 4 and 9: how long the button shows the check. */
const ADDED_SHOWN_MS = 2_000

type Fits = { readonly chosen: ChosenVehicleStore; readonly misfits: Misfits }

export type OfferedPart = { readonly vendorId: string; readonly sku: string }

/** One part and how many of it go into the cart. */
export class AddToCartViewModel {
  part: OfferedPart | undefined = undefined
  limits: QuantityLimits = SEARCH_QUANTITY_LIMITS
  /** What stands in the field, which may not be a number yet. */
  typed = String(SEARCH_QUANTITY_LIMITS.min)
  private outcome: 'idle' | 'added' | 'failed' = 'idle'
  readonly #task = new Task()
  readonly #addLines: AddLinesToCart
  readonly #session: SessionStore
  readonly #alerts: AlertsStore
  readonly #locale: LocaleStore
  readonly #fits: Fits
  readonly #debounce: Debounce

  constructor(
    addLines: AddLinesToCart,
    session: SessionStore,
    alerts: AlertsStore,
    locale: LocaleStore,
    fits: Fits,
    clock: Clock,
  ) {
    this.#addLines = addLines
    this.#session = session
    this.#alerts = alerts
    this.#locale = locale
    this.#fits = fits
    this.#debounce = new Debounce(clock)
    makeAutoObservable(this, { part: observableRef, limits: observableRef })
  }

  /** Spec 6: anonymous visitors see no such control at all. */
  get isShown(): boolean {
    return this.#session.isLoggedIn
  }

  get canAdd(): boolean {
    return this.#session.isLoggedIn && this.#session.canAddToCart
  }

  /** As in a cart. */
  get sku(): string {
    return this.part ? cartSku(this.part.vendorId, this.part.sku) : ''
  }

  get state(): 'idle' | 'pending' | 'added' | 'failed' {
    return this.#task.isRunning ? 'pending' : this.outcome
  }

  /** The lower one where it can be read in two ways; that one is never added. */
  get quantity(): number {
    const { read } = this
    return read.kind === 'pieces' ? read.pieces : read.readings[0]
  }

  /** What the typed text may mean, where only the customer can tell. */
  get readings(): readonly number[] | undefined {
    return this.read.kind === 'two-readings' ? this.read.readings : undefined
  }

  offer(part: OfferedPart, limits: QuantityLimits = SEARCH_QUANTITY_LIMITS): void {
    this.part = part
    this.limits = limits
  }

  start(pieces: number): void {
    this.typed = String(clampQuantity(pieces, this.limits))
  }

  type(text: string): void {
    this.typed = text
    if (this.outcome === 'failed') this.outcome = 'idle'
  }

  step(by: number): void {
    this.type(String(clampQuantity(this.quantity + by, this.limits)))
  }

  /** The typing is over: empty, non-numeric and outside values give way (spec 5). Two readings are asked back. */
  settle(): void {
    if (!this.readings) this.type(String(this.quantity))
  }

  async add(): Promise<void> {
    const { part } = this
    if (!part || !this.canAdd) return
    this.settle()
    if (this.readings) return
    this.end('idle')
    const { sku } = this
    await this.#task.run(
      () => this.#addLines.one({ sku, quantity: this.quantity }),
      (added) => {
        const alert = added.ok
          ? withWayToCart(alertOfOutcome(part.sku, added.value))
          : alertOfRefusal(part.sku, added.error)
        if (alert) void this.tell(alert, part.sku)
        this.end(added.ok && added.value.accepted > 0 ? 'added' : 'failed')
      },
    )
  }

  /** A proof that is late or fails delays neither the line nor its check mark. */
  private async tell(alert: AlertRequest, articleNo: string): Promise<void> {
    const { chosen, misfits } = this.#fits
    const isProved = chosen.vehicle !== undefined && alert.kind !== 'error'
    const misfit = isProved ? await attempt(() => misfits.find(articleNo)) : undefined
    const vehicle = misfit?.ok ? misfit.value : undefined
    this.#alerts.raise(vehicle === undefined ? alert : withMisfit(alert, vehicle))
  }

  private get read(): TypedQuantity {
    return readTypedQuantity(this.typed, this.#locale.languageId, this.limits)
  }

  private end(outcome: typeof this.outcome): void {
    this.#debounce.cancel()
    this.outcome = outcome
    if (outcome === 'added') this.#debounce.after(ADDED_SHOWN_MS, () => this.end('idle'))
  }
}

const withMisfit = (alert: AlertRequest, vehicle: string): AlertRequest => ({
  ...alert,
  kind: 'warning',
  headline: { messageId: 'fit.misfit', values: { vehicle } },
})

const withWayToCart = (alert: AlertRequest): AlertRequest =>
  alert.kind === 'error'
    ? alert
    : { ...alert, link: { routeId: 'checkoutStep1', messageId: 'addToCart.toCart' } }
