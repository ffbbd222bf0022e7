// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AlternativeCurrencyStore } from '#application/currencies/alternative-currency.store.ts'
import { ChooseCurrency } from '#application/currencies/choose-currency.ts'
import { Currencies } from '#application/currencies/currencies.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import type { StoredSession } from '#application/session/session-cookies.port.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import '#ui/currencies/currencies.module.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { CurrenciesPage } from '#ui/currencies/currencies.tsx'
import { CurrenciesViewModel } from '#ui/currencies/currencies.view-model.ts'
import { Price } from '#ui/part/price.tsx'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { renderPage } from '../../fixtures/page.fixture.tsx'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const kept: StoredSession[] = []
const backend = createMockBackend({ size: SMALL_CATALOGUE })

async function open(partner: Partner = 'full') {
  kept.length = 0
  const shop = await loggedInShop(partner, {
    fetch: backend.respond,
    sessionStorage: {
      save: (session) => void kept.push(session),
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

const price = () => screen.getByRole('status').textContent
const currencyOf = (shop: Container) => shop.get(SessionStore).user?.alternativeCurrency
const save = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }))

it('puts the chosen currency beside prices, keeps it, and takes it away again', async () => {
  const { shop } = await open()
  expect(price()).toBe('€100.00')
  await userEvent.click(screen.getByRole('radio', { name: /^USD/ }))
  await save()

  await waitFor(() => expect(price()).toBe('€100.00 ≈ US$115.23'))
  expect(kept.at(-1)?.user.alternativeCurrency).toBe('USD')
  await userEvent.click(screen.getByRole('radio', { name: 'No second currency' }))
  await save()
  await waitFor(() => expect(price()).toBe('€100.00'))
  expect(currencyOf(shop)).toBeUndefined()
})

it('shows no other currency while prices are hidden', async () => {
  const { shop } = await open()
  shop.get(SessionStore).preferCurrency('USD')
  const store = shop.get(AlternativeCurrencyStore)
  store.setRates(await shop.get(Currencies).rates())
  expect(store.approximately({ minor: 100, currency: 'EUR' })).toEqual({ minor: 115, currency: 'USD' })
  shop.get(SessionStore).hidePrices(true)
  expect(store.approximately({ minor: 100, currency: 'EUR' })).toBeUndefined()
})

it('lists rates for the currency of the account, and not that currency itself', async () => {
  const { model } = await open()
  expect(model.rows.map(({ code }) => code)).not.toContain('EUR')
  expect(model.rows.find(({ code }) => code === 'USD')).toMatchObject({ rate: 1.1523, sample: 115.23 })
})

it('says that the right to prices is missing', async () => {
  await open('noprice')
  expect(screen.getByText(/The right “prices” is missing/)).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('keeps the choice on the page where the call fails', async () => {
  const { model, shop } = await open()
  backend.setFaults([{ path: '/api/currencies/set', kind: 'offline' }])
  await userEvent.click(screen.getByRole('radio', { name: /^GBP/ }))
  await save()
  expect((await screen.findByRole('alert')).textContent).toContain('your choice is still here')
  expect([model.chosen, currencyOf(shop)]).toEqual(['GBP', undefined])
  backend.setFaults([])
})

it.each(['usd', 'EUROS', '<b>', 'ZZZ'])('refuses %j', async (code) => {
  const { shop } = await open()
  expect(await shop.get(ChooseCurrency).run(code)).toEqual({ ok: false, error: { kind: 'unknown-currency' } })
  expect(currencyOf(shop)).toBeUndefined()
})
