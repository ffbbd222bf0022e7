import { expect, it, vi } from 'vitest'
import { ReturnRequestToCart } from '#application/approvals/return-request-to-cart.ts'
import '#ui/approvals/request.route.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

// only the modules that the route imports, as in a tab that opens the page by a link
vi.mock('../../fixtures/all-modules.fixture.ts', () => ({}))

it('the route of an approval request registers the use case that puts the requested lines back in the cart', () => {
  expect(anyShop().get(ReturnRequestToCart)).toBeInstanceOf(ReturnRequestToCart)
})
