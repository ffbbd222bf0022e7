import { makeAutoObservable, observableRef } from 'mobx'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import type { TransportChoice } from '#application/checkout/checkout.port.ts'
import type { TransportRejection } from '#application/checkout/choose-transport.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { slotsAfter, type SplitOrder, type Transport } from '#domain/checkout/checkout.ts'
import { ordersWithLines } from '#domain/checkout/split-orders.ts'
import { preselectOffered } from '#domain/checkout/preselect-offered.ts'
import { isDispatchedToday } from '#domain/products/delivery-promise.ts'
import type { DepsOf } from '#application/kernel/depends-on.ts'

export type TransportActionData = {
  readonly choice: TransportChoice
  readonly missing?: TransportRejection['kind']
  readonly isUnanswered?: boolean
}

/** Modes of transport, and the orders that result from partial delivery and from complete delivery. */
export type OfferedTransports = {
  readonly transports: readonly Transport[]
  readonly partial: readonly SplitOrder[]
  readonly complete: readonly SplitOrder[]
  /** Id of the transport of the last order, if this device has stored it. */
  readonly lastTransportId?: string | undefined
}

export type Delivery = {
  /** ISO 8601 day; empty if unknown. */
  readonly date: string
  readonly isToday: boolean
  readonly lines: readonly { readonly articleNo: string; readonly quantity: number }[]
  /** Number of further lines, which are not listed. */
  readonly more: number
}

const LINES_NAMED = 5
const NOTHING_OFFERED: OfferedTransports = { transports: [], partial: [], complete: [] }

/** Step 3: mode of transport, with its price and arrival. */
export class TransportViewModel {
  static readonly keys = { checkout: CheckoutStore, cart: CartStore, clock: Clock }
  private offered = NOTHING_OFFERED
  private rejection: TransportActionData | undefined = undefined
  /** Choice of complete delivery in the form; undefined before the user changes it. */
  private isTogether: boolean | undefined = undefined
  readonly #deps

  constructor(deps: DepsOf<typeof TransportViewModel.keys>) {
    this.#deps = deps
    makeAutoObservable<this, 'offered' | 'rejection'>(this, {
      offered: observableRef,
      rejection: observableRef,
    })
  }

  show(offered: OfferedTransports, rejection?: TransportActionData): void {
    this.offered = offered
    this.rejection = rejection
    this.isTogether = undefined
  }

  sendTogether(isTogether: boolean): void {
    this.isTogether = isTogether
  }

  /** Modes of transport. Their pick-up slots begin after the first goods are ready. */
  get transports(): readonly Transport[] {
    return this.offered.transports.map((transport) => ({
      ...transport,
      slots: slotsAfter(transport.slots, this.#first),
    }))
  }

  /**
   * Dispatch day of goods that are not in stock, empty if unknown; undefined if some are dispatched at once.
   */
  laterDay({ dispatch }: Transport): string | undefined {
    const { date } = this.#first ?? { date: dispatch }
    return date === '' || date > dispatch ? date : undefined
  }

  leavesToday(transport: Transport): boolean {
    return isDispatchedToday(transport, this.#deps.clock.now())
  }

  /** Deliveries of both options, partial and complete, shown beside the choice. */
  get outcomes(): readonly { readonly isComplete: boolean; readonly deliveries: readonly Delivery[] }[] {
    const { partial, complete } = this.offered
    return [
      { isComplete: false, deliveries: this.#deliveries(partial) },
      { isComplete: true, deliveries: this.#deliveries(complete) },
    ]
  }

  /** Deliveries if both options have the same result: no choice is offered then. */
  get onlyOutcome(): readonly Delivery[] | undefined {
    const { partial, complete } = this.offered
    const [together] = partial
    const isSame = partial.length === 1 && complete.length === 1 && together?.date === complete[0]?.date
    return isSame ? this.#deliveries(partial) : undefined
  }

  /** Choice that the API has rejected, because it is missing or no longer offered. */
  get missing(): TransportRejection['kind'] | undefined {
    return this.rejection?.missing
  }

  get isUnanswered(): boolean {
    return this.rejection?.isUnanswered ?? false
  }

  get chosen(): string | undefined {
    const willing = this.transports.filter(({ refusedParts }) => refusedParts.length === 0)
    return preselectOffered(willing, [this.#choice.transportId, this.offered.lastTransportId])?.id
  }

  get slotId(): string | undefined {
    return this.#choice.slotId
  }

  get deliverComplete(): boolean {
    return this.isTogether ?? this.#choice.deliverComplete
  }

  get #first(): SplitOrder | undefined {
    const { partial, complete } = this.offered
    return (this.deliverComplete ? complete : partial)[0]
  }

  get #choice() {
    return this.rejection?.choice ?? this.#deps.checkout.choices
  }

  #deliveries(orders: readonly SplitOrder[]): readonly Delivery[] {
    return ordersWithLines(this.#deps.cart.cart.lines, orders).map(({ date, lines }) => ({
      date,
      isToday: this.transports.some((one) => one.dispatch === date && this.leavesToday(one)),
      lines: lines
        .slice(0, LINES_NAMED)
        .map(({ line: { articleNo }, quantity }) => ({ articleNo, quantity })),
      more: Math.max(0, lines.length - LINES_NAMED),
    }))
  }
}
