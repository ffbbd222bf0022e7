import { token } from '../kernel/token.ts'

/** What was chosen for an order, kept over reload and known to the server, which makes the first page from it. */
export interface CheckoutMemory {
  /** An empty text forgets it. */
  remember(text: string): void
  /** Whatever is stored; anybody may have written it. */
  recall(): string | undefined
}

export const CheckoutMemory = token<CheckoutMemory>('CheckoutMemory')

/** Where nothing outlives the container. */
export const keepsCheckout = (): CheckoutMemory => {
  let kept: string | undefined
  return {
    remember: (text) => {
      kept = text
    },
    recall: () => kept,
  }
}
