import type { Cart, CartLine } from '#domain/cart/cart.ts'
import { amountOf, type Amount } from '../products/part-facts.mapping.ts'

type LineFacts = Pick<CartLine, 'articleNo' | 'name' | 'manufacturer' | 'quantity' | 'note'> & {
  readonly unitPrice: Amount | undefined
  readonly total: Amount | undefined
}

/** A cart as it goes into a file. */
export type CartFacts = { readonly lines: readonly LineFacts[]; readonly pricesAreVisible: boolean }

export function cartFacts({ lines }: Cart, pricesAreVisible: boolean): CartFacts {
  return {
    pricesAreVisible,
    lines: lines.map(({ articleNo, name, manufacturer, quantity, note, unitPrice, total }) => ({
      articleNo,
      name,
      manufacturer,
      quantity,
      note,
      unitPrice: pricesAreVisible && unitPrice ? amountOf(unitPrice) : undefined,
      total: pricesAreVisible && total ? amountOf(total) : undefined,
    })),
  }
}
