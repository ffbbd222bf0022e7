// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Currencies } from '#application/currencies/currencies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { CurrenciesPage } from '#ui/currencies/currencies.tsx'
import { CurrenciesViewModel } from '#ui/currencies/currencies.view-model.ts'
import { Price } from '#ui/part/price.tsx'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const storedSessions: StoredSession[] = []
const backend = createMockBackend({ size: SMALL_CATALOGUE })

async function open(partner: Partner = 'full') {
  storedSessions.length = 0
  const shop = await loggedInShop(partner, {
    fetch: backend.respond,
    sessionStorage: {
      save: (session) => void storedSessions.push(session),
      clear: () => {},
      savePricesHidden: () => {},
    },
  })
  const model = shop.get(CurrenciesViewModel)
  model.show(await shop.get(Currencies).rates())
  await renderPage(
    <>
      <CurrenciesPage model={model} />
      <output>
        <Price amount={{ minor: 100_00, currency: 'EUR' }} />
      </output>
    </>,
    { shop },
  )
  return { shop, model }
}
const currencyOf = (shop: Container) => shop.get(SessionStore).user?.alternativeCurrency
const save = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

it('the currencies page shows the missing right to see prices', async () => {
  await open('noprice')
  expect(screen.getByText(/You need the “Prices” permission/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('the currencies page retains the chosen currency on the page if the call fails', async () => {
  const { model, shop } = await open()
  backend.setFaults([{ path: '/api/currencies/set', kind: 'offline' }])
  await userEvent.click(screen.getByRole('radio', { name: /^GBP/ }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice is still here')
  expect([model.chosen, currencyOf(shop)]).toEqual(['GBP', undefined])
  backend.setFaults([])
})
