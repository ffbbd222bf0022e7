import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Transport } from '#domain/checkout/checkout.ts'
import { ApiFailure } from '../kernel/api-failure.ts'
import { Checkout, type TransportChoice } from './checkout.port.ts'
import { CheckoutStore } from './checkout.store.ts'
import { slotsOf } from './pickup-slots.ts'
import { dependsOn } from '../kernel/depends-on.ts'

export type TransportRejection = { readonly kind: 'transport' | 'dangerous-goods' | 'slot' }

export class ChooseTransport extends dependsOn({ checkout: Checkout, store: CheckoutStore }) {
  /**
   * Rejects a transport or a slot that is no longer offered, and a transport that excludes parts of the cart. A
   * pick-up without a slot gets the first one, as step 3 preselects it; it has no slot if all of them are
   * before the goods are ready.
   */
  async run(choice: TransportChoice): Promise<Result<void, TransportRejection>> {
    const isSameSession = this.deps.store.sameSession()
    const offered = await this.deps.checkout.transports()
    const transport = offered.find(({ id }) => id === choice.transportId)
    if (!transport) return fail({ kind: 'transport' })
    if (transport.refusedParts.length > 0) return fail({ kind: 'dangerous-goods' })
    const slots = await slotsOf(this.deps.checkout, transport, choice.deliverComplete)
    const slot =
      choice.slotId === undefined
        ? slots[0]
        : slots.find(({ slotId: offeredId }) => offeredId === choice.slotId)
    if (slots.length > 0 && !slot) return fail({ kind: 'slot' })
    await this.deps.checkout.sendBy({ ...choice, slotId: slot?.slotId })
    if (!isSameSession()) throw new ApiFailure('logged-out', 'choice of the transport')
    this.deps.store.choose({
      transportId: transport.id,
      transportDescription: transport.description,
      // kept for a user who returns to the pick-up
      slotId: transport.kind === 'pickup' ? slot?.slotId : offeredSlot(offered, choice)?.slotId,
      deliverComplete: choice.deliverComplete,
    })
    return ok(undefined)
  }
}

const offeredSlot = (offered: readonly Transport[], { slotId: chosen }: TransportChoice) =>
  offered.flatMap(({ slots }) => slots).find(({ slotId }) => slotId === chosen)
