// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import customers from '#mock-backend/data/customers.json' with { type: 'json' }
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loadShopState } from '#ui/composition/shop-state.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { Header } from '#ui/layout/header/header.tsx'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'
import { personalTextsOf, strangersIn } from '../../fixtures/strangers.fixture.ts'

const people = customers.customers.slice(0, 4)
const personalData = people.map((customer) => ({
  customerId: customer.customerId,
  texts: personalTextsOf(customer),
}))

/** Markup and session data of the header of each customer, rendered after all have logged in. */
async function pagesOf(shopOf: () => Container): Promise<readonly string[]> {
  const shops = await Promise.all(
    people.map(async ({ login }) => {
      const shop = shopOf()
      await shop.get(LogIn).run({ username: login, password: 'demo' })
      return shop
    }),
  )
  const pages: string[] = []
  for (const shop of shops) {
    const { session } = await loadShopState(shop, { url: new URL('https://shop.test/en') })
    const { container, unmount } = await renderPage(<Header />, { shop })
    pages.push(container.innerHTML + JSON.stringify(session.user))
    unmount()
  }
  return pages
}

const foreignPages = (pages: readonly string[]) =>
  people.filter(
    ({ customerId }, index) => strangersIn(pages[index] ?? '', customerId, personalData).length > 0,
  )

it('pages from separate containers contain no data of other customers', async () => {
  const { respond } = createMockBackend({ size: SMALL_CATALOGUE })
  expect(foreignPages(await pagesOf(() => anyShop({ fetch: respond })))).toEqual([])
})

it('the test of foreign data detects a container that all customers share', async () => {
  const { respond } = createMockBackend({ size: SMALL_CATALOGUE })
  const shared = anyShop({ fetch: respond })
  const pages = await pagesOf(() => shared)
  expect(shared.get(SessionStore).isLoggedIn).toBe(true)
  expect(foreignPages(pages)).toHaveLength(people.length - 1)
})
