import { expect, it } from 'vitest'
import type { SessionStore } from '#application/session/session.store.ts'
import { SharedListViewModel } from '#ui/favourites/shared-list/shared-list.view-model.ts'
import { favouriteItem, favouriteList } from '../../../fixtures/favourites.fixture.ts'

const PRICE = { minor: 14_824, currency: 'EUR' }
const AVAILABILITY = { status: 'available', quantity: 38 } as const
const ITEMS = [
  favouriteItem({ price: PRICE, availability: AVAILABILITY }),
  favouriteItem({ articleNo: '4.61984', quantity: 5 }),
]
const LIST = { name: 'Service', company: 'Becker Fuhrpark', expiresAt: '2026-12-24T08:00:00Z', items: ITEMS }
const OWN = [favouriteList('a')]

function modelOf(rights: { isLoggedIn?: boolean; canAddToCart?: boolean } = {}) {
  const session = {
    isLoggedIn: false,
    canAddToCart: false,
    ...rights,
  } as unknown as SessionStore
  const model = new SharedListViewModel({ session })
  model.show({ kind: 'open', list: LIST, lists: OWN })
  return model
}

it('the page of a shared list shows the list, and the user’s own lists as targets for its parts', () => {
  const model = modelOf()
  expect([model.list, model.ownLists]).toEqual([LIST, OWN])
  expect(model.items.map(({ articleNo, quantity }) => [articleNo, quantity])).toEqual([
    ['3.61984', 2],
    ['4.61984', 5],
  ])
})

it('the page of a shared list shows no list and no items for an invalid link', () => {
  const model = modelOf()
  model.show({ kind: 'none' })
  expect([model.list, model.ownLists, model.items, model.numbers]).toEqual([undefined, [], [], ''])
})

it('the shared list is converted to numbers and quantities for a quick order', () => {
  expect(modelOf().numbers).toBe('3.61984\t2\n4.61984\t5')
})

it.each([
  [{}, undefined],
  [{ isLoggedIn: true }, AVAILABILITY],
])('the page of a shared list shows a user with %j the stock %j', (rights, availability) => {
  const [item] = modelOf(rights).items
  expect(item?.availability).toEqual(availability)
})

it.each([true, false])(
  'the page of a shared list allows a user to add parts to the cart only with the right: %s',
  (may) => {
    const rights = { isLoggedIn: may, canAddToCart: may }
    expect(modelOf(rights)).toMatchObject(rights)
  },
)
