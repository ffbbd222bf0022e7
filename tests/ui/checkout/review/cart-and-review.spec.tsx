// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AddLinesToCart } from '#application/cart/add-lines-to-cart.ts'
import { ReviewOrder } from '#application/checkout/review-order.ts'
import { PartsCatalogue } from '#application/search/parts-catalogue.port.ts'
import { CartSum } from '#ui/cart/page/cart-sum.tsx'
import { CartToolsViewModel } from '#ui/cart/page/cart-tools.view-model.ts'
import { CartViewModel } from '#ui/cart/page/cart.view-model.ts'
import { OrderSummaryBox } from '#ui/checkout/review/order-summary-box.tsx'
import { ReviewViewModel } from '#ui/checkout/review/review.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

/** Each term with its amount. */
const rowsIn = (container: HTMLElement) =>
  [...container.querySelectorAll('dl > div')].map(({ children: [term, amount] }) => [
    term?.textContent,
    amount?.textContent,
  ])

it('cart and review show the same sums of goods and of core deposits', async () => {
  const shop = await loggedInShop('full')
  const { products } = await shop.get(PartsCatalogue).search('alternator')
  const exchanged = products.find(({ price }) => price?.coreDeposit)!
  const sku = `${exchanged.vendorId}-${exchanged.sku}`
  await shop.get(AddLinesToCart).one({ sku, quantity: 3 * exchanged.packagingAmount })
  const cart = await renderPage(
    <CartSum model={shop.get(CartViewModel)} tools={shop.get(CartToolsViewModel)} />,
    { shop },
  )
  const inCart = rowsIn(cart.container)
  cleanup()
  const model = shop.get(ReviewViewModel)
  model.show(await shop.get(ReviewOrder).run())
  const review = await renderPage(<OrderSummaryBox model={model} />, { shop })
  const [goods, deposits] = rowsIn(review.container)
  expect([goods?.[0], deposits?.[0]]).toEqual(['Goods, 1 line', 'Core deposits'])
  expect(inCart.slice(0, 2)).toEqual([goods, deposits])
})
