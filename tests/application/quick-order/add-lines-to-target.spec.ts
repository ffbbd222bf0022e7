import { describe, expect, it } from 'vitest'
import { SavedCarts } from '#application/saved-carts/saved-carts.port.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { AddLinesToTarget, type LineTarget } from '#application/quick-order/add-lines-to-target.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import '#ui/own-numbers/own-numbers.module.ts'
import '#ui/scanning/scanning.module.ts'
import '#ui/line-check/line-check.module.ts'
import '#ui/data-table/sheets.module.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const sold = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index)).filter(
  ({ discontinued, replacedBy, packageQuantity }) => !discontinued && !replacedBy && packageQuantity === 1,
)
const items = (count: number) =>
  sold
    .slice(0, count)
    .map(({ vendorId, sku }, index) => ({ sku: `${vendorId}-${sku}`, quantity: (index % 7) + 1 }))
const sumOf = (each: readonly number[]) => each.reduce((sum, quantity) => sum + quantity, 0)

const TARGETS: readonly LineTarget[] = [
  { kind: 'named-cart', name: 'Spring service' },
  { kind: 'notice-list', name: 'Spring service' },
]

/** `lose`: paths whose first response is lost, although the call was processed. */
async function opened({ partner = 'full' as Partner, lose = [] as string[] } = {}) {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const lost = new Set(lose)
  const shop = await loggedInShop(partner, {
    fetch: async (request) => {
      const response = await backend.respond(request)
      if (lost.delete(new URL(request.url).pathname)) throw new TypeError('connection lost')
      return response
    },
  })
  const held = async (target: LineTarget) => {
    if (target.kind === 'cart') return undefined
    if (target.kind === 'named-cart') {
      const cart = (await shop.get(SavedCarts).list()).find(({ name }) => name === target.name)
      return { lines: cart?.lines, pieces: cart?.pieces }
    }
    const favourites = shop.get(Favourites)
    const list = (await favourites.lists()).find(({ name }) => name === target.name)
    const query = { start: 0, length: 1000, sortBy: 'added', desc: false, filters: {} }
    const { items: notedItems = [] } = list ? await favourites.open(list.id, query) : {}
    return { lines: list?.count, pieces: sumOf(notedItems.map(({ quantity }) => quantity)) }
  }
  return { put: shop.get(AddLinesToTarget), held }
}

describe.each(TARGETS)('lines added to the target $kind', (target) => {
  it('have one result each, and are added with all their quantities', async () => {
    const { put, held } = await opened()
    const lines = [...items(12), { sku: 'DT-no.such', quantity: 4 }]
    const outcome = await put.run(target, lines)
    if (!outcome.ok) throw new Error(outcome.error.kind)
    const { outcomes } = outcome.value
    expect(outcomes.map(({ sku }) => sku)).toEqual(lines.map(({ sku }) => sku))
    expect(outcomes.at(-1)).toMatchObject({ status: 'unknown-number', accepted: 0 })
    const count = sumOf(items(12).map(({ quantity }) => quantity))
    expect(sumOf(outcomes.map(({ accepted }) => accepted))).toBe(count)
    expect(await held(target)).toEqual({ lines: 12, pieces: count })
  })

  it('are added once if a call with a lost response is retried', async () => {
    const { put, held } = await opened({ lose: ['/api/carts/import', '/api/favourites/items/add'] })
    const created = await put.run(target, items(2))
    expect(created).toEqual({ ok: false, error: { kind: 'unreachable' } })
    expect((await put.run(target, items(2))).ok).toBe(true)
    expect(await held(target)).toEqual({ lines: 2, pieces: 3 })
  })
})

it('a retry after a lost response to the creation of a list adds the lines to that list', async () => {
  const { put, held } = await opened({ lose: ['/api/favourites/create'] })
  const [, target] = TARGETS
  expect(await put.run(target!, items(2))).toEqual({ ok: false, error: { kind: 'unreachable' } })
  expect((await put.run(target!, items(2))).ok).toBe(true)
  expect(await held(target!)).toEqual({ lines: 2, pieces: 3 })
})

describe('an account without the right to fill a cart', () => {
  it('cannot add lines to a saved cart, but can add them to a parts list', async () => {
    const { put, held } = await opened({ partner: 'readonly' })
    expect(await put.run(TARGETS[0]!, items(1))).toEqual({ ok: false, error: { kind: 'not-allowed' } })
    expect((await put.run(TARGETS[1]!, items(1))).ok).toBe(true)
    expect(await held(TARGETS[1]!)).toEqual({ lines: 1, pieces: 1 })
  })
})
