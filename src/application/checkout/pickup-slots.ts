import { slotsAfter, type Transport } from '#domain/checkout/checkout.ts'
import type { Checkout } from './checkout.port.ts'

/** Slots of a pick-up after the goods of the first delivery are ready. */
export async function slotsOf(
  checkout: Checkout,
  { slots }: Transport,
  deliverComplete: boolean,
): Promise<Transport['slots']> {
  if (slots.length === 0) return slots
  const [first] = await checkout.split(deliverComplete)
  return slotsAfter(slots, first)
}
