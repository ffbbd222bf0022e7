// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PartNotifications } from '#ui/products/page/part-notifications.tsx'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'
import { anyProduct } from '../../../fixtures/product.fixture.ts'

it('the notifications of a product page are not printed', async () => {
  await renderPage(<PartNotifications part={anyProduct({ notifications: [] })} />, {
    shop: await loggedInShop('full'),
  })
  expect(screen.getByText('Notify me').closest('[data-screen-only]')).not.toBeNull()
})
