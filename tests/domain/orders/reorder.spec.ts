import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineStatus } from '#domain/cart/cart.ts'
import { cartItemOf, changeOf, type ReorderLine } from '#domain/orders/reorder.ts'
import { euro } from '../../fixtures/euro.fixture.ts'

const article = (sku: string) => ({
  vendorId: 'NW',
  sku,
  name: 'Brake disc',
  slug: `nw-${sku}`,
  manufacturer: 'Northwain',
  picture: { src: '/media/disc.webp', alt: '' },
})

const line = (part: Partial<ReorderLine>): ReorderLine => ({
  lineNo: 1,
  sku: 'NW-3.1',
  article: article('3.1'),
  status: 'ok',
  requested: 4,
  accepted: 4,
  ...part,
})

const STATUSES: readonly LineStatus[] = [
  'ok',
  'qty-rounded',
  'qty-limited',
  'backorder',
  'superseded',
  'discontinued',
  'not-saleable-in-country',
  'not-purchasable',
]

const anyLine = fc
  .record({
    status: fc.constantFrom(...STATUSES),
    requested: fc.integer({ min: 1, max: 999 }),
    accepted: fc.integer({ min: 0, max: 999 }),
    isReplaced: fc.boolean(),
  })
  .map(({ isReplaced, ...part }) => line({ ...part, ...(isReplaced && { replacement: article('3.2') }) }))

describe('a reorder preview', () => {
  it.each([
    ['same', line({})],
    ['price', line({ price: euro(409), previousPrice: euro(401) })],
    ['same', line({ price: euro(409), previousPrice: euro(409) })],
    ['replaced', line({ status: 'superseded', accepted: 0, replacement: article('3.2') })],
    ['rounded', line({ status: 'qty-rounded', accepted: 10 })],
    ['limited', line({ status: 'qty-limited', accepted: 2 })],
    ['limited', line({ status: 'qty-limited', accepted: 4 })],
    ['limited', line({ accepted: 2 })],
    ['same', line({ price: euro(409) })],
    ['same', line({ previousPrice: euro(409) })],
    ['not-possible', line({ accepted: 0 })],
    ['limited', line({ status: 'superseded', accepted: 2, replacement: article('3.2') })],
    ['backorder', line({ status: 'backorder' })],
    ['discontinued', line({ status: 'discontinued', accepted: 0 })],
    ['not-possible', line({ status: 'not-purchasable', accepted: 0 })],
  ] as const)('reports the change %s', (change, of) => {
    expect(changeOf(of)).toBe(change)
  })

  it('uses the successor of a sold-out part with the original quantity', () => {
    const replaced = line({ status: 'superseded', accepted: 0, replacement: article('3.2') })
    expect(cartItemOf(replaced)).toEqual({ sku: 'NW-3.2', quantity: 4 })
  })

  it('ignores a replacement of a part that is not superseded', () => {
    const soldOut = line({ status: 'not-purchasable', accepted: 0, replacement: article('3.2') })
    expect(cartItemOf(soldOut)).toBeUndefined()
  })

  it('reports each line as added, discontinued or not possible', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        for (const one of lines) {
          const item = cartItemOf(one)
          if (item) expect(item.quantity).toBeGreaterThan(0)
          else expect(['discontinued', 'not-possible']).toContain(changeOf(one))
        }
      }),
    )
  })
})
