// @vitest-environment jsdom
import { virtual } from '@guidepup/virtual-screen-reader'
import { fireEvent, act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { CheckoutStore } from '#application/checkout/checkout.store.ts'
import { AddToCart } from '#ui/add-to-cart/add-to-cart.tsx'
import { AddLine } from '#ui/cart/page/add-line.tsx'
import { AddLineViewModel } from '#ui/cart/page/add-line.view-model.ts'
import '#ui/checkout/checkout.module.ts'
import { CheckoutSidebar } from '#ui/checkout/sidebar/checkout-sidebar.tsx'
import { CheckoutSidebarViewModel } from '#ui/checkout/sidebar/checkout-sidebar.view-model.ts'
import { StepBar } from '#ui/checkout/step-bar/step-bar.tsx'
import { StepBarViewModel } from '#ui/checkout/step-bar/step-bar.view-model.ts'
import { GridFilter } from '#ui/order-grid/grid-tools.tsx'
import { ListReadings } from '#ui/order-grid/list-readings.tsx'
import { OrderGrid } from '#ui/order-grid/order-grid.tsx'
import { SumBar } from '#ui/order-grid/sum-bar.tsx'
import { ProductAlternatives } from '#ui/products/page/product-alternatives.tsx'
import { ProductViewModel } from '#ui/products/page/product.view-model.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import '#ui/quick-order/quick-order.module.ts'
import { cartOf } from '../fixtures/cart.fixture.ts'
import { loggedInShop } from '../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../fixtures/page.fixture.tsx'
import { anyProduct } from '../fixtures/product.fixture.ts'

afterEach(() => virtual.stop())

/** Phrases of an element from its start to its end, without the ends of its parts and empty cells. */
async function read(container: Element | null): Promise<readonly string[]> {
  if (!container) throw new Error('There is nothing to read')
  await virtual.start({ container })
  const first = virtual.activeNode
  do await virtual.next()
  while (virtual.activeNode !== first)
  const phrases = (await virtual.spokenPhraseLog()).slice(0, -1)
  await virtual.stop()
  return phrases.filter((phrase) => phrase !== 'cell' && !phrase.startsWith('end of'))
}

/** Phrases that live regions announce from the start of `work` until a phrase contains the text. */
async function listen(work: () => Promise<void>, until: string): Promise<readonly string[]> {
  await virtual.start({ container: document.body })
  await virtual.clearSpokenPhraseLog()
  await work()
  const phrases = async () =>
    (await virtual.spokenPhraseLog()).filter((phrase) => /^(polite|assertive): ./.test(phrase))
  await waitFor(async () => expect((await phrases()).join()).toContain(until))
  return phrases()
}

async function quickOrder() {
  const shop = await loggedInShop('full')
  const { table } = shop.get(QuickOrderViewModel)
  const handle = { current: null }
  const { container } = await renderPage(
    <>
      <ListReadings model={table} table={handle} />
      <GridFilter model={table} table={handle} />
      <OrderGrid model={table} noteOf={() => null} handle={handle} />
      <SumBar model={table} table={handle} />
    </>,
    { shop },
  )
  const paste = (list: string) =>
    act(async () => {
      await table.intake.paste(list)
      await table.check.run()
    })
  const row = (index: number) => container.querySelectorAll('tbody > tr')[index - 1] ?? null
  return { container, paste, row }
}

const LIST = 'Artikel;Menge\n1.00190;4\nXX99999;1\nA 388 320 82 53;2\n1.00190;abc'

it('the fields of an empty row are announced without a quantity', async () => {
  const { row } = await quickOrder()
  expect(await read(row(1))).toEqual([
    'row, 1 Part, OE or reference number',
    'cell, 1',
    '1',
    'textbox, Number, row 1, placeholder Type or paste',
    'cell, Part, OE or reference number',
    'Part, OE or reference number',
    'spinbutton, Quantity, row 1, max value 99999, min value 1',
  ])
})

it('the problems of a pasted list are announced row by row, then the counts', async () => {
  const { paste } = await quickOrder()
  expect(await listen(() => paste(LIST), 'to check')).toEqual([
    'polite: Row 2: Not found',
    'polite: Row 3: Choose',
    'polite: Row 4: Check the quantity',
    'polite: 4 rows',
    'polite: 1 ready, 4 pieces',
    'polite: 3 to check',
  ])
})

it('the summary of a parsed list is one sentence', async () => {
  const { container, paste } = await quickOrder()
  await paste(LIST)
  expect(await read(container.querySelector('summary'))).toContain(
    'How the pasted list was read 4 rows, 3 to check: 2, 3, 4',
  )
})

it('the number field of a row is announced with the found part', async () => {
  const { paste, row } = await quickOrder()
  await paste(LIST)
  expect(await read(row(1))).toEqual([
    'row, 1 1.00190 1.00190 Brake disc In stock, 38 4 €94.52 €378.08 Found',
    'cell, 1',
    '1',
    'cell, 1.00190',
    'textbox, Number, row 1, 1.00190, 1.00190 Brake disc',
    'cell, 1.00190 Brake disc',
    'paragraph',
    'link, 1.00190',
    'Brake disc',
    'cell, In stock, 38',
    'In stock, 38',
    'cell, 4',
    'spinbutton, Quantity, row 1, max value 99999, min value 1, current value 4',
    'cell, €94.52',
    '€94.52',
    'cell, €378.08',
    'strong',
    '€378.08',
    'cell, Found',
    'Found',
    'button, Delete row 1',
  ])
})

it('a number that was not found is announced with the reason', async () => {
  const { paste, row } = await quickOrder()
  await paste(LIST)
  expect(await read(row(2))).toContain(
    'textbox, Number, row 2, XX99999, No part has this number. Change it here. Assign this number to a part, invalid',
  )
})

it('each part to choose from is announced with its stock and price', async () => {
  const { container, paste } = await quickOrder()
  await paste(LIST)
  const phrases = await read(container.querySelector('fieldset'))
  expect(phrases.filter((phrase) => /^(?:group|radio)/.test(phrase))).toEqual([
    'group, Row 3: which one do you mean by A 388 320 82 53?',
    'radio, 4.80688 Air spring bellows found via OE A 388 320 82 53 (Mercedes-Benz) In stock, 298 €90.17, not checked, position 1, set size 2',
    'radio, SA8A3653 Air spring bellows found via OE A 388 320 82 53 (Mercedes-Benz) In stock, 19 €89.42, not checked, position 2, set size 2',
  ])
})

it('a number that the cart rejects is announced', async () => {
  const shop = await loggedInShop('full')
  await renderPage(<AddLine model={shop.get(AddLineViewModel)} />, { shop })
  const type = async () => {
    const number = screen.getByRole('textbox', { name: 'Add by number' })
    // keys without pauses would be a scan
    fireEvent.change(number, { target: { value: '99999999' } })
    fireEvent.submit(number.closest('form')!)
  }
  expect(await listen(type, 'not added')).toEqual([
    'polite: 99999999 was not added: we do not know this number.',
  ])
})

it('the number of lines being added is announced, then the result', async () => {
  const shop = await loggedInShop('full')
  await renderPage(<AddLine model={shop.get(AddLineViewModel)} />, { shop })
  const paste = async () => {
    await userEvent.click(screen.getByRole('textbox', { name: 'Add by number' }))
    await userEvent.paste('1.00190\t4\n3.71783\t2')
  }
  // the virtual screen reader repeats the text for each of its nodes
  expect([...new Set(await listen(paste, 'In the cart'))]).toEqual([
    'polite: 2 lines are being added',
    'polite: In the cart: 2 of 2 lines',
  ])
})

it('the step buttons of a quantity are announced with their part', async () => {
  const { container } = await renderPage(<AddToCart part={anyProduct()} />, {
    shop: await loggedInShop('full'),
  })
  expect(await read(container)).toEqual([
    'form',
    'button, Decrease: Quantity of 3.61984, disabled',
    'spinbutton, Quantity of 3.61984, max value 999, min value 1, 1',
    'button, Increase: Quantity of 3.61984',
    'button, Add 3.61984 to cart',
    'Add',
  ])
})

it('the steps and costs of the checkout are announced', async () => {
  const shop = await loggedInShop('full')
  shop.get(CartStore).set(cartOf(1))
  shop.get(CheckoutStore).choose({ shippingAddressId: 'a-1' })
  const { container } = await renderPage(
    <>
      <StepBar model={shop.get(StepBarViewModel)} current={3} />
      <CheckoutSidebar model={shop.get(CheckoutSidebarViewModel)} />
    </>,
    { shop },
  )
  const steps = await read(container.querySelector('nav'))
  expect(steps.filter((phrase) => /^(?:navigation|link|current)/.test(phrase))).toEqual([
    'navigation, Checkout steps',
    'link, Done: Cart',
    'link, Done: Addresses',
    'current step',
  ])
  expect(await read(container.querySelector('aside'))).toEqual([
    'complementary, Order total',
    'group',
    '1 line',
    'list',
    'listitem, level 1, position 1, set size 1',
    '3.61980',
    '1 ×',
    'Brake disc',
    'term',
    'Goods, 1 line',
    'definition',
    '€123.45',
    'term',
    'Excluding VAT and transport',
    'definition',
    '€123.45',
    ...['Delivery', 'VAT', 'Total'].flatMap((term) => ['term', term, 'definition', 'after step 3']),
    'paragraph',
    'Arrival date: after step 3',
    'status',
  ])
})

it('an alternative is announced as a link with stock, price and button', async () => {
  const shop = await loggedInShop('full')
  const model = shop.get(ProductViewModel)
  const alternative = anyProduct({ sku: 'SA2C0025', slug: 'sa2c0025' })
  model.show(anyProduct({ alternatives: [alternative] }), 'https://shop.test/')
  const { container } = await renderPage(<ProductAlternatives model={model} />, { shop })
  const phrases = await read(container.querySelector('section'))
  expect(phrases.filter((phrase) => /^(?:region|heading|link|button)|€|stock/.test(phrase))).toEqual([
    'region, Alternatives',
    'heading, Alternatives, level 2',
    'link, SA2C0025 Brake disc · Northwain',
    'In stock, 38',
    '€148.24',
    'button, Decrease: Quantity of SA2C0025, disabled',
    'button, Increase: Quantity of SA2C0025',
    'button, Add SA2C0025 to cart',
  ])
})
