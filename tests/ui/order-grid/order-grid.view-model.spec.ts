import { describe, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import '#ui/saved-carts/saved-carts.module.ts'
import '#ui/favourites/favourite-button.module.ts'
import '#ui/own-numbers/own-numbers.module.ts'
import '#ui/scanning/scanning.module.ts'
import '#ui/line-check/line-check.module.ts'
import '#ui/data-table/sheets.module.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { draftDevice } from '../../fixtures/draft-device.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const plain = products.filter(
  ({ sku, replacedBy, discontinued, packageQuantity, stock }) =>
    replacedBy === undefined &&
    !discontinued &&
    packageQuantity === 1 &&
    stock.quantity > 10 &&
    catalogue.findNumber(sku).length === 1,
)
const boxed = products.find(
  ({ sku, replacedBy, discontinued, packageQuantity }) =>
    replacedBy === undefined &&
    !discontinued &&
    packageQuantity > 2 &&
    catalogue.findNumber(sku).length === 1,
)
const replaced = products.find(
  ({ replacedBy }) => replacedBy !== undefined && catalogue.findBySku(replacedBy),
)
const shared = products
  .flatMap(({ crossReferences }) => crossReferences.map(({ referenceNo }) => referenceNo))
  .find((number) => catalogue.findNumber(number).filter(({ kind }) => kind !== 'replaced').length > 1)

async function openTable(
  partner: Partner = 'full',
  draftStorage = draftDevice(),
  backend = createMockBackend({ size: SMALL_CATALOGUE }),
) {
  const calls: string[] = []
  const shop = await loggedInShop(partner, {
    draftStorage,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const { table } = shop.get(QuickOrderViewModel)
  table.open()
  const answered = async () => {
    await table.check.run()
    await expect.poll(() => table.rows.all.some(({ isAsking }) => isAsking), { timeout: 20_000 }).toBe(false)
  }
  const states = () => table.rows.filled.map(({ state }) => state)
  return { shop, table, calls, answered, states, backend }
}

describe('a pasted list', () => {
  it('is checked line by line', async () => {
    const { table, answered, states } = await openTable()
    await table.intake.paste(
      [
        `${plain[0]?.sku};2`,
        `${boxed?.sku} 1`,
        `1 x ${replaced?.sku}`,
        `${shared}\t1`,
        'ZZ-99999;1',
        `${plain[1]?.sku};abc`,
      ].join('\n'),
    )
    await answered()
    expect(states()).toEqual(['found', 'rounded', 'replaced', 'choose', 'not-found', 'quantity'])
  })

  it('of 1,000 lines is checked with four calls', async () => {
    const { table, calls, answered } = await openTable()
    await table.intake.paste(
      products
        .slice(0, 1000)
        .map(({ sku }) => `${sku};1`)
        .join('\n'),
    )
    await answered()
    expect(calls.filter((path) => path === '/api/search/resolve')).toHaveLength(4)
    expect(table.rows.all.every(({ line, isEmpty }) => isEmpty || line)).toBe(true)
  })
})

describe('a row', () => {
  it('is added to the cart with its typed OE number as requested number', async () => {
    const { table, shop, answered } = await openTable()
    await table.intake.paste('81.43752-1127;1')
    await answered()
    await table.transfer.toCart()
    expect(shop.get(CartStore).cart.lines).toMatchObject([{ requestedNumber: '81.43752-1127' }])
  })
})

describe('adding to the cart', () => {
  it('removes the accepted rows from the table, and retains the others', async () => {
    const { shop, table, answered } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2\nZZ-99999;4\n${plain[1]?.sku};3`)
    await answered()
    await table.transfer.toCart()
    expect(shop.get(CartStore).cart.lines.map(({ articleNo, quantity }) => [articleNo, quantity])).toEqual([
      [plain[0]?.sku, 2],
      [plain[1]?.sku, 3],
    ])
    expect(table.rows.filled.map(({ number, pieces }) => [number, pieces])).toEqual([['ZZ-99999', 4]])
    expect(table.notice).toEqual({ kind: 'added', target: { kind: 'cart' }, lines: 2, pieces: 5, left: 1 })
  })
})

describe('the draft', () => {
  it('is restored only for its own customer', async () => {
    const memory = draftDevice()
    const first = await openTable('full', memory)
    await first.table.intake.paste(`${plain[0]?.sku};2\nZZ-99999;4`)
    first.table.close()

    const again = await openTable('full', memory)
    expect(again.table.rows.filled.map(({ number, pieces }) => [number, pieces])).toEqual([
      [plain[0]?.sku, 2],
      ['ZZ-99999', 4],
    ])
    const other = await openTable('noprice', memory)
    expect(other.table.rows.isEmpty).toBe(true)
  })
})

it('retains each row, and shows a notice, if the API does not respond', async () => {
  const { table, answered, states, backend } = await openTable()
  backend.setFaults([{ path: '/api/search/resolve', kind: 'status', status: 503, code: 503001 }])
  await table.intake.paste(`${plain[0]?.sku};2`)
  await answered()
  expect([states(), table.notice?.kind]).toEqual([['unanswered'], 'unanswered'])
  backend.setFaults([])
  await answered()
  expect(states()).toEqual(['found'])
})

it('shows no total to a user without prices', async () => {
  const { table, answered } = await openTable('noprice')
  await table.intake.paste(`${plain[0]?.sku};2`)
  await answered()
  expect([table.total, table.rows.filled[0]?.offer?.unitPrice]).toEqual([undefined, undefined])
})

it('checks its rows again after a change of language, to get their names', async () => {
  const { table, calls, answered } = await openTable()
  table.rows.type(table.rows.all[0]!, { number: plain[0]!.sku })
  await answered()
  table.speak('en')
  calls.length = 0
  table.speak('en')
  expect(calls).toEqual([])

  table.speak('de')
  expect(table.rows.filled[0]?.isAsking).toBe(true)
  await answered()
  expect(table.rows.filled[0]?.state).toBe('found')
  expect(calls).toHaveLength(1)
})
