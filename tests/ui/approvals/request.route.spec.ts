import { expect, it, vi } from 'vitest'
import { ReturnRequestToCart } from '#application/approvals/return-request-to-cart.ts'
import '#ui/approvals/request.route.tsx'
import { anyShop } from '../../fixtures/shop.fixture.ts'

// only the modules that the route imports, as in a tab that opens the page by a link
vi.mock('../../fixtures/all-modules.fixture.ts', () => ({}))

it('a request that is the first page of a tab can be put back in the cart', () => {
  expect(anyShop().get(ReturnRequestToCart)).toBeInstanceOf(ReturnRequestToCart)
})
