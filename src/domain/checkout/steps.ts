/** 1 cart, 2 addresses, 3 transport, 4 payment, 5 review, 6 confirmation. */
export const STEPS = [1, 2, 3, 4, 5, 6] as const
export type Step = (typeof STEPS)[number]

/** The three choices that every order requires. */
export type CheckoutChoice = {
  readonly shippingAddressId?: string | undefined
  readonly transportId?: string | undefined
  readonly paymentId?: string | undefined
}

/** `slot`: the chosen pick-up slot is no longer free. */
export type MissingChoice = 'address' | 'transport' | 'slot' | 'payment'

const STEP_OF: Readonly<Record<MissingChoice, Step>> = { address: 2, transport: 3, slot: 3, payment: 4 }

/** Steps that may be shown with an empty cart: the cart itself, and steps after ordering (spec 2). */
const WITH_EMPTY_CART: ReadonlySet<Step> = new Set([1, 5, 6])

type CartFacts = {
  readonly cartIsEmpty: boolean
  /** True if a typed quantity is ambiguous: an order placed now would contain the previous quantity. */
  readonly quantityIsUndecided: boolean
  readonly cameFromCheckout: boolean
}

/**
 * True if this step redirects to the cart (step 1): while a typed quantity is ambiguous, or if the cart is empty
 * and the visitor comes from the checkout (spec 2).
 */
export function redirectsToCart(
  step: Step,
  { cartIsEmpty, quantityIsUndecided, cameFromCheckout }: CartFacts,
): boolean {
  if (quantityIsUndecided) return step > 1 && step < 6
  return cartIsEmpty && cameFromCheckout && !WITH_EMPTY_CART.has(step)
}

export function missingChoices({
  shippingAddressId,
  transportId,
  paymentId,
}: CheckoutChoice): readonly MissingChoice[] {
  const missing: MissingChoice[] = []
  if (shippingAddressId === undefined) missing.push('address')
  if (transportId === undefined) missing.push('transport')
  if (paymentId === undefined) missing.push('payment')
  return missing
}

/** The last step that the choices allow; step 6 is reached only by placing an order. */
export function lastReachableStep(choice: CheckoutChoice, cartIsEmpty: boolean): Step {
  if (cartIsEmpty) return 1
  const [first] = missingChoices(choice)
  return first === undefined ? 5 : STEP_OF[first]
}

export const stepOfMissingChoice = (missing: MissingChoice): Step => STEP_OF[missing]
