import type { CartLine } from '../cart/cart.ts'

export type CartChanges = { readonly added: readonly CartLine[]; readonly removed: readonly CartLine[] }

/** Compares two states of the cart; the quantity of each returned line is the number of added or removed pieces. */
export function cartChanges(before: readonly CartLine[], after: readonly CartLine[]): CartChanges {
  return { added: gained(before, after), removed: gained(after, before) }
}

function gained(from: readonly CartLine[], to: readonly CartLine[]): readonly CartLine[] {
  const had = new Map(from.map(({ sku, quantity }) => [sku, quantity]))
  return to.flatMap((line) => {
    const quantity = line.quantity - (had.get(line.sku) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}
