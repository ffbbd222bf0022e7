// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { Order } from '#domain/orders/order.ts'
import OrderRoute from '#ui/orders/order/order.route.tsx'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyOrder, orderLine } from '../../../fixtures/order.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { stubResizeObserver } from '../../../fixtures/resize-observer.fixture.ts'

stubResizeObserver()

const orderWith = (orderNo: string): Order => {
  const order = anyOrder({ lines: [orderLine({ orderNo }), orderLine({ orderNo, lineNo: 2 })] })
  return { ...order, header: { ...order.header, orderNo } }
}

/** The page of an order, with a link to its second part. */
function TwoOrders() {
  const [order, show] = useState(orderWith('4711'))
  return (
    <>
      <button onClick={() => show(orderWith('4712'))}>Second order</button>
      <OrderRoute loaderData={{ kind: 'loaded', order }} />
    </>
  )
}

it('the order page clears selected lines and dialogs when another order is shown', async () => {
  await renderPage(<TwoOrders />, { shop: await loggedInShop('full') })
  const user = userEvent.setup()
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
  const none = boxes()
  await user.click(screen.getAllByRole('checkbox').at(-1)!)
  await user.click(screen.getByRole('button', { name: 'Cancel 1 open line' }))
  expect(screen.getByText(/^Cancel 1 line with 4 pieces/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Second order' }))

  expect(boxes()).toEqual(none)
  expect(screen.getByRole('button', { name: 'Cancel 2 open lines' })).toBeTruthy()
})
