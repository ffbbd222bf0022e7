// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Product as Part } from '#domain/products/product.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { StructuredData } from '#ui/page/structured-data.tsx'
import { Product } from '#ui/products/page/product.tsx'
import { ProductViewModel } from '#ui/products/page/product.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyProduct } from '../../../fixtures/product.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

function renderProduct(change: Partial<Part> = {}, shop: Container = anyShop()) {
  const model = shop.get(ProductViewModel)
  model.show(anyProduct(change), 'https://shop.test/en/products/x')
  return renderPage(<Product model={model} leftOut={[]} fits={[]} />, { shop, at: '/en/products/x' })
}

const offer = () => within(screen.getByRole('complementary', { name: 'Price and order' }))

it('the product page shows anonymous visitors the advantages of a login instead of a price', async () => {
  const { container } = await renderProduct()

  expect(offer().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/en/login')
  expect(offer().queryByRole('button', { name: /cart/i })).toBeNull()
  expect(container.innerHTML).not.toMatch(/€|148\.24/)
})

it('the product page shows a customer price, scale, stock, total and the button', async () => {
  await renderProduct({}, await loggedInShop('full'))

  expect(offer().getAllByText('€148.24').length).toBeGreaterThan(0)
  expect(offer().getByText('In stock, 38 pieces')).toBeTruthy()
  expect(offer().getByRole('table', { name: 'Quantity discounts' })).toBeTruthy()
  expect(offer().getByRole('button', { name: 'Add to cart' })).toHaveProperty('disabled', false)

  const quantity = offer().getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '5')
  expect(offer().getByText('€704.15')).toBeTruthy()
})

it('the product page shows why the button for the cart is disabled', async () => {
  await renderProduct({}, await loggedInShop('readonly'))

  const button = offer().getByRole('button', { name: 'Add to cart' })
  expect(button).toHaveProperty('disabled', true)
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(reason?.textContent).toBe('You do not have permission to add parts to the cart.')
})

it('the product page shows no button for a discontinued part', async () => {
  await renderProduct({ discontinued: true }, await loggedInShop('full'))

  expect(screen.getByText('This part is no longer sold')).toBeTruthy()
  expect(offer().queryByRole('button', { name: /cart/i })).toBeNull()
})

it('the product page links from a replaced part to its successor', async () => {
  await renderProduct({ replacedBy: { sku: '3.70000', slug: 'nw-3-70000', name: 'Brake disc' } })

  const successor = screen.getByRole('link', { name: '3.70000 Brake disc' })
  expect(successor.getAttribute('href')).toBe('/en/products/nw-3-70000')
})

it('the product page shows documents only if there are any', async () => {
  const { unmount } = await renderProduct()
  expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull()
  unmount()

  await renderProduct({
    documents: [{ kind: 'data-sheet', href: '/media/sheet.pdf', format: 'PDF', size: 1_234_567 }],
  })
  expect(screen.getByRole('link', { name: /Data sheet/ }).textContent).toBe('Data sheetPDF, 1.2 MB')
})

it('the product page links to all vehicles with a link that works without scripts', async () => {
  const vehicles = Array.from({ length: 23 }, (_, index) => ({
    slug: `m${index}`,
    type: 'truck',
    manufacturer: 'MAN',
    series: 'TGX',
    model: `M${index}`,
    yearFrom: 2007,
    engineCode: 'D2066',
    axleConfigurations: ['4x2', '6x2'],
  }))
  await renderProduct({ vehicles })
  const all = screen.getByRole('link', { name: 'Show all 23 models' })
  expect(all.getAttribute('href')).toBe('/en/products/x?vehicles=all')
  expect(all.parentElement?.textContent).toBe('12 of 23 models Show all 23 models')

  await userEvent.click(all)
  expect(await screen.findByText('M22')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Show all/ })).toBeNull()
})

it('the product page escapes the end tag of a script in its JSON-LD', () => {
  const html = renderToString(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />)

  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(html.replace(/^<script[^>]*>/, '').replace('</script>', ''))).toEqual({
    name: '</script><script>alert(1)</script>',
  })
})

it('the product page renders no JSON-LD script in the browser', async () => {
  const { container } = await renderProduct()

  expect(container.querySelector('script')).toBeNull()
})

const OTHER = { sku: 'SA2C0025', slug: 'sa-sa2c0025-brake-disc' }

it('the product page shows alternatives with price and button below the drawing, and guests only links to them', async () => {
  const alternatives = [anyProduct(OTHER)]
  const { unmount } = await renderProduct({ alternatives }, await loggedInShop('full'))
  const rows = within(screen.getByRole('region', { name: 'Alternatives' }))
  expect(rows.getByText('€148.24')).toBeTruthy()
  expect(rows.getByRole('button', { name: 'Add SA2C0025 to cart' })).toBeTruthy()
  unmount()

  await renderProduct({ alternatives })
  const links = within(screen.getByRole('region', { name: 'Alternatives' }))
  expect(links.getByRole('link').getAttribute('href')).toBe('/en/products/sa-sa2c0025-brake-disc')
  expect(links.queryByRole('button')).toBeNull()
})

// jsdom has no modal dialogs
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = () => {}

it('the product page shows the dimensions of the part beside its large drawing', async () => {
  await renderProduct()
  await userEvent.click(screen.getByRole('link', { name: 'Zoom drawing' }))
  const dialog = within(screen.getByRole('dialog'))
  for (const { name } of anyProduct().attributes) expect(dialog.getByText(name)).toBeTruthy()
})
