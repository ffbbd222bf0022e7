import type { ActionFunctionArgs } from 'react-router'
import { expect, it, vi } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { action } from '#ui/cart/page/cart.route.tsx'
import { loadAt } from '../../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'

it.each([
  ['1,000', '/en/cart', [1_000]],
  ['1.000', '/de/cart', [1_000]],
  ['12', '/en/cart', [12]],
  ['1.000', '/en/cart', []],
])(
  'a line without scripts has the quantity that its language writes: "%s" at %s',
  async (quantity, path, added) => {
    const shop = await loggedInShop('full')
    const run = vi.spyOn(AddLinesToCart.prototype, 'run')
    const body = new URLSearchParams({ sku: 'NW-10.08770', quantity })
    const post = (args: ActionFunctionArgs) =>
      action({ ...args, request: new Request(args.request.url, { method: 'POST', body }) })
    await loadAt(post as Parameters<typeof loadAt>[0], shop, path)
    expect(run.mock.calls.flatMap(([items]) => items.map((item) => item.quantity))).toEqual(added)
  },
)
