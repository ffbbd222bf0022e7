import { expect, it } from 'vitest'
import { pricesAreVisible } from '#domain/pricing/price-visibility.ts'

const visible = { loggedIn: true, showPrice: true, hiddenByUser: false }

it('shows prices to a logged-in user who may see them and has not hidden them', () => {
  expect(pricesAreVisible(visible)).toBe(true)
})

it.each([{ loggedIn: false }, { showPrice: false }, { hiddenByUser: true }])(
  'hides prices for %j',
  (reason) => {
    expect(pricesAreVisible({ ...visible, ...reason })).toBe(false)
  },
)
