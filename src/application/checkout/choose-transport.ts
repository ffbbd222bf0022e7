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
   * Chooses a transport. Rejects a transport or slot that is no longer offered, and a transport that cannot carry some
   * parts of the cart. A pick-up without a chosen slot gets the first slot, which step 3 displays as preselected. It
   * gets no slot if the goods are ready only after all slots.
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
      // keeps the chosen slot even for another transport, for a user who changes back to the pick-up
      slotId: transport.kind === 'pickup' ? slot?.slotId : offeredSlot(offered, choice)?.slotId,
      deliverComplete: choice.deliverComplete,
    })
    return ok(undefined)
  }
}

const offeredSlot = (offered: readonly Transport[], { slotId: chosenSlotId }: TransportChoice) =>
  offered.flatMap(({ slots }) => slots).find(({ slotId }) => slotId === chosenSlotId)
