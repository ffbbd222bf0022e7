/** 1 cart, 2 addresses, 3 transport, 4 payment, 5 review, 6 confirmation. */
export const STEPS = [1, 2, 3, 4, 5, 6] as const
export type Step = (typeof STEPS)[number]

/** Of these three an order is made; without them it cannot be sent. */
export type Chosen = {
  readonly shippingAddressId?: string | undefined
  readonly transportId?: string | undefined
  readonly paymentId?: string | undefined
}

export type Missing = 'address' | 'transport' | 'payment'

const STEP_OF: Readonly<Record<Missing, Step>> = { address: 2, transport: 3, payment: 4 }

/** In these an empty cart has its place: it is shown, or it has just been ordered (spec 2). */
const WITH_EMPTY_CART: ReadonlySet<Step> = new Set([1, 5, 6])

/** Whether this page leads to step 1 instead: only on the way through the checkout (spec 2). */
export function leadsToCart(
  step: Step,
  { cartIsEmpty, cameFromCheckout }: { readonly cartIsEmpty: boolean; readonly cameFromCheckout: boolean },
): boolean {
  return cartIsEmpty && cameFromCheckout && !WITH_EMPTY_CART.has(step)
}

export function missingOf({ shippingAddressId, transportId, paymentId }: Chosen): readonly Missing[] {
  const missing: Missing[] = []
  if (shippingAddressId === undefined) missing.push('address')
  if (transportId === undefined) missing.push('transport')
  if (paymentId === undefined) missing.push('payment')
  return missing
}

/** The furthest step that what was chosen leads to; the sixth is reached by an order alone. */
export function reachedStep(chosen: Chosen, cartIsEmpty: boolean): Step {
  if (cartIsEmpty) return 1
  const [first] = missingOf(chosen)
  return first === undefined ? 5 : STEP_OF[first]
}

export const stepOf = (missing: Missing): Step => STEP_OF[missing]
