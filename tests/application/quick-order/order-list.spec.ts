import { expect, it, vi } from 'vitest'
import type { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import type { CheckLines } from '#application/quick-order/check-lines.ts'
import type { ReadOrderList } from '#application/quick-order/read-order-list.ts'
import { OrderList } from '#application/quick-order/order-list.ts'

function orderList() {
  const check = vi.fn(() => Promise.resolve())
  const list = new OrderList(
    {} as ReadOrderList,
    { run: check } as unknown as CheckLines,
    {} as AddLinesToCart,
  )
  return { list, check }
}

it.each([
  ['a line', '1 '.repeat(1_001)],
  ['a list', '2.90533;1\n'.repeat(30_001)],
])('gives %s back that is longer than any that is meant', async (_, text) => {
  const { list, check } = orderList()
  expect(await list.run(text, 'stock')).toEqual({ lines: [], rest: text })
  expect(check).not.toHaveBeenCalled()
})
