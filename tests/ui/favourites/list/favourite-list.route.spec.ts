import { expect, it, vi } from 'vitest'
import { EditFavouriteItems } from '#application/favourites/edit-favourite-items.ts'
import { loadIntl } from '#ui/intl/intl.ts'
import { action } from '#ui/favourites/list/favourite-list.route.tsx'
import { submitAt } from '../../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'

/** Submits the form of a button without scripts; returns the added items and the response. */
async function sent(quantity: string, path = '/en/infocenter/noticelist') {
  await Promise.all([loadIntl('en'), loadIntl('de')])
  const shop = await loggedInShop('full')
  const noted = vi.spyOn(EditFavouriteItems.prototype, 'addToFirstList')
  const outcome = await submitAt(action, shop, path, { sku: 'NW-10.08770', quantity })
  return {
    answer: outcome,
    quantities: noted.mock.calls.flatMap(([, items]) => items.map((item) => item.quantity)),
  }
}

it.each([
  ['1,000', '/en/infocenter/noticelist', 1_000],
  ['1 000', '/en/infocenter/noticelist', 1_000],
  ['1.000', '/de/infocenter/noticelist', 1_000],
  ['12', '/en/infocenter/noticelist', 12],
  ['99999999999', '/en/infocenter/noticelist', 99_999],
  ['x', '/en/infocenter/noticelist', 1],
])(
  'a form without scripts with the typed quantity "%s" at %s adds the quantity %d to the first parts list',
  async (typedText, path, quantity) => {
    const { answer: outcome, quantities } = await sent(typedText, path)
    expect(outcome).toMatchObject({ status: 303 })
    expect(quantities).toEqual([quantity])
  },
)

it('a form with an ambiguous quantity adds nothing to a parts list, and requires confirmation', async () => {
  const { answer: outcome, quantities } = await sent('1.000')
  expect(outcome).toMatchObject({
    value: { data: { sku: 'NW-10.08770', typed: '1.000', readings: [1, 1_000] }, init: { status: 422 } },
  })
  expect(quantities).toEqual([])
})
