import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CartLine } from '#domain/cart/cart.ts'
import { cartChanges } from '#domain/tracking/cart-changes.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'

const anyLines: fc.Arbitrary<readonly CartLine[]> = fc
  .array(fc.integer({ min: 0, max: 5 }), { maxLength: 5 })
  .map((quantities) =>
    cartOf(quantities.length).lines.flatMap((line, index) => {
      const quantity = quantities[index] ?? 0
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
  )

const pieces = (lines: readonly CartLine[], ofSku: string) =>
  lines.reduce((sum, { sku, quantity }) => sum + (sku === ofSku ? quantity : 0), 0)

it('reports the added and removed quantity of each cart line', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (before, after) => {
      const { added, removed } = cartChanges(before, after)
      for (const sku of new Set([...before, ...after].map((line) => line.sku)))
        expect(pieces(after, sku) - pieces(before, sku)).toBe(pieces(added, sku) - pieces(removed, sku))
      const skus = added.map(({ sku }) => sku)
      expect(removed.some(({ sku }) => skus.includes(sku))).toBe(false)
    }),
  )
})

it('reports no event if the cart has not changed', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(cartChanges(lines, lines)).toEqual({ added: [], removed: [] })
    }),
  )
})
