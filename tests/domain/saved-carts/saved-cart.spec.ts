import { expect, it } from 'vitest'
import { grantsRight, searchCarts, type SavedCart, type ShareRight } from '#domain/saved-carts/saved-cart.ts'

const cart = (name: string, owner = 'Jana Kühn'): SavedCart => ({
  cartId: name,
  name,
  isActive: false,
  lines: 1,
  pieces: 1,
  owner: { contactId: owner, name: owner },
  right: 'owner',
  shared: [],
})

it('each right includes the lower ones', () => {
  const rights: readonly ShareRight[] = ['read', 'edit', 'owner']
  const allowedTo = (right: ShareRight) =>
    rights.filter((requestedShareRight) => grantsRight({ right }, requestedShareRight))
  expect(rights.map(allowedTo)).toEqual([['read'], ['read', 'edit'], ['read', 'edit', 'owner']])
})

it.each([
  ['', ['Workshop', 'Fleet Ｂ']],
  [' WORK ', ['Workshop']],
  ['fleet b', ['Fleet Ｂ']],
  ['Ｆｌｅｅｔ', ['Fleet Ｂ']],
  ['Fleet Ｂ', ['Fleet Ｂ']],
  ['kühn', ['Workshop']],
  ['workshop jana', []],
])('the term %j finds the carts %j by name or owner', (term, names) => {
  const carts = [cart('Workshop'), cart('Fleet Ｂ', 'Marco Rinaldi')]
  expect(searchCarts(carts, term).map(({ name }) => name)).toEqual(names)
})
