import { expect, it } from 'vitest'
import { pricesAreVisible } from '#domain/pricing/price-visibility.ts'

const visible = { loggedIn: true, showPrice: true, hiddenByUser: false }

it('prices are visible to a logged-in user who has the right and has not hidden them', () => {
  expect(pricesAreVisible(visible)).toBe(true)
})

it.each([{ loggedIn: false }, { showPrice: false }, { hiddenByUser: true }])(
  'prices are hidden for %j',
  (reason) => {
    expect(pricesAreVisible({ ...visible, ...reason })).toBe(false)
  },
)
