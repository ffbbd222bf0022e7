import { token } from '../kernel/token.ts'

/** Persists the checkout choices, so that they survive a reload and are sent to the server for the first render. */
export interface CheckoutMemory {
  /** An empty string deletes it. */
  remember(text: string): void
  /** Raw stored value, which may be forged. */
  recall(): string | undefined
}

export const CheckoutMemory = token<CheckoutMemory>('CheckoutMemory')

/** In-memory implementation. */
export const keepsCheckout = (): CheckoutMemory => {
  let kept: string | undefined
  return {
    remember: (text) => {
      kept = text
    },
    recall: () => kept,
  }
}
