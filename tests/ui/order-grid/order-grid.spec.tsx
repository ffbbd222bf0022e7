// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OrderGrid } from '#ui/order-grid/order-grid.tsx'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import '#ui/quick-order/quick-order.module.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

async function gridPage() {
  const shop = await loggedInShop('full')
  const { table } = shop.get(QuickOrderViewModel)
  const { container } = await renderPage(<OrderGrid model={table} noteOf={() => null} />, { shop })
  const said = () => [...container.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent)
  const type = (index: number, number: string, quantity: string) =>
    act(async () => {
      table.rows.type(table.rows.all[index - 1]!, { number, quantity })
      await table.check.run()
    })
  return { table, said, type }
}

it('the order grid announces the problem of a row to screen readers, and nothing for a row without one', async () => {
  const { said, type } = await gridPage()
  await type(1, '1.00190', '4')
  expect(said()).toEqual([])
  await type(2, 'XX99999', '1')
  await type(3, '1.00190', 'abc')
  expect(said()).toEqual(['Row 2: Not found', 'Row 3: Check the quantity'])
  await type(2, '1.00190', '1')
  expect(said()).toEqual(['Row 3: Check the quantity'])
})
