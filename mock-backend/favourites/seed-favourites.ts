import { cartSku } from '../products/cart-sku.ts'
import type { Catalogue } from '../search-engine/catalogue.ts'
import type { Db } from '../db.ts'

const DAY_MS = 86_400_000
const LAST_VISIT_MS = 6 * DAY_MS
const ADDED_MS = 60 * DAY_MS

/** The demo lists by customer, each with the catalogue index of its first item. */
const SEEDS: Readonly<Record<string, readonly { name: string; first: number; count: number }[]>> = {
  D0100001: [
    { name: 'Werkstatt Standard', first: 11, count: 9 },
    { name: 'Inspektion Sattelauflieger', first: 160, count: 6 },
  ],
  D0100002: [{ name: 'Werkplaats', first: 23, count: 5 }],
  D0100003: [{ name: 'Atelier', first: 31, count: 5 }],
  D0100005: [{ name: 'Oficina', first: 47, count: 6 }],
  D0100007: [{ name: 'Мастерская', first: 53, count: 5 }],
}
const STEP = 13
const SEARCHED_FOR_REPLACED = 300

export function seedFavourites(db: Db, catalogue: Catalogue, now: number): void {
  const replaced = firstReplaced(catalogue)
  for (const [customerId, lists] of Object.entries(SEEDS)) {
    lists.forEach(({ name, first, count }, position) => {
      const listId = `${customerId}-${position + 1}`
      db.favouriteList.create({
        listId,
        customerId,
        name,
        position: position + 1,
        visitedAt: now - LAST_VISIT_MS,
      })
      const indexes = Array.from({ length: count }, (_, step) => (first + step * STEP) % catalogue.size)
      const productIndexes = position === 0 && replaced !== undefined ? [...indexes, replaced] : indexes
      for (const [step, index] of [...new Set(productIndexes)].entries()) {
        const product = catalogue.product(index)
        db.favouriteItem.create({
          id: `${listId} ${cartSku(product)}`,
          listId,
          sku: cartSku(product),
          quantity: product.packageQuantity * (1 + (step % 3)),
          note: '',
          min: step % 3 === 0 ? product.packageQuantity : null,
          max: step % 3 === 0 ? product.packageQuantity * 5 : null,
          addedAt: now - ADDED_MS + step * DAY_MS,
        })
      }
    })
  }
}

function firstReplaced(catalogue: Catalogue): number | undefined {
  const end = Math.min(SEARCHED_FOR_REPLACED, catalogue.size)
  for (let index = 0; index < end; index += 1) {
    if (catalogue.product(index).replacedBy !== undefined) return index
  }
  return undefined
}
