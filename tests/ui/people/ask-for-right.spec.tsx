// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { HiddenRequest } from '#ui/approvals/hidden-request.tsx'
import { NotAllowed } from '#ui/data-table/empty-list-message.tsx'
import { action } from '#ui/people/ask-for-right.route.tsx'
import { VinNotOffered } from '#ui/vehicles/vin-not-offered.tsx'
import { submitAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'

/** A person with the rights that the shop has loaded. */
async function personOf(partner: 'bookkeeper' | 'storeman') {
  const shop = await loggedInShop(partner)
  await shop.get(RefreshAccountState).run()
  return shop
}

it('a sixth request for a right within an hour is rejected with 429 and the reason', async () => {
  const shop = await loggedInShop('storeman')
  const ask = (right: string) => submitAt(action, shop, '/en/infocenter/askforright', { right })
  for (const right of ['order', 'invoice', 'showPrice', 'fillBasket', 'people'])
    expect(await ask(right)).toMatchObject({ value: { data: { administrator: 'Anna Becker' } } })
  expect(await ask('priceToggle')).toMatchObject({
    value: { data: { failure: 'too-soon' }, init: { status: 429 } },
  })
})

it('the confirmation of a request for a right replaces its button and gets the focus', async () => {
  const routes = [{ path: '/en/infocenter/askforright', action: () => ({ administrator: 'Anna Becker' }) }]
  await renderPage(<NotAllowed right="order" />, { shop: await personOf('storeman'), routes })
  await userEvent.click(screen.getByRole('button', { name: 'Ask Anna Becker for this permission' }))
  const text = await screen.findByText('Anna Becker has received your request.')
  expect(document.activeElement).toBe(text)
})

it('the home page offers to ask the administrator for the VIN search', async () => {
  await renderPage(<VinNotOffered />, {
    shop: await personOf('bookkeeper'),
    at: '/en?vin=notOffered',
  })
  const button = screen.getByRole('button', { name: 'Ask Anna Becker for the VIN search' })
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['right', 'vinSearch'])
})

it('the page of a request that the user may not see names the administrator', async () => {
  await renderPage(<HiddenRequest />, { shop: await personOf('storeman') })
  expect(screen.getByText(/^You see your own requests .* Ask Anna Becker /)).toBeDefined()
})
