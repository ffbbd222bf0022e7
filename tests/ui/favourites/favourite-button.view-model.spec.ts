import { autorun } from 'mobx'
import { expect, it, onTestFinished } from 'vitest'
import { FavouriteMarksStore } from '#application/favourites/favourite-marks.store.ts'
import type { Favourites } from '#application/favourites/favourites.port.ts'
import { LoadFavouriteMarks } from '#application/favourites/load-favourite-marks.ts'
import { FavouriteButtonViewModel } from '#ui/favourites/favourite-button.view-model.ts'
import { favouriteList } from '../../fixtures/favourites.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const SKU = 'NW-3.61984'

/** The button of a part that is in one list. */
function buttonOf(isOffered = true) {
  const { port, calls } = recordedPort<Favourites>({
    marks: async () => ({ lists: [favouriteList('a')], listIds: new Map([[SKU, ['a']]]) }),
  })
  const [marks, session] = [new FavouriteMarksStore(), sessionOf('customer')]
  const button = new FavouriteButtonViewModel({
    marks,
    session,
    loadMarks: new LoadFavouriteMarks({ favourites: port, marks, session }),
  })
  if (isOffered) button.offer(SKU)
  return { button, calls, session }
}

it('the parts list button shows after loading how many lists contain its part', async () => {
  const { button } = buttonOf()
  expect([button.sku, button.isLoggedIn, button.count]).toEqual([SKU, true, 0])
  await button.look()
  expect(button.count).toBe(1)
})

it('the parts list button shows nothing before a part is set', () => {
  const { button } = buttonOf(false)
  expect([button.sku, button.count]).toEqual(['', 0])
})

it('the parts list button resets its count immediately when the page shows another part', async () => {
  const { button } = buttonOf()
  await button.look()
  const displayedItems: number[] = []
  onTestFinished(autorun(() => displayedItems.push(button.count)))
  button.offer('NW-4.61984')
  expect(displayedItems).toEqual([1, 0])
})

it('the parts list button shows nothing after the customer has logged out', async () => {
  const { button, session } = buttonOf()
  await button.look()
  session.end()
  expect([button.isLoggedIn, button.count]).toEqual([false, 0])
})

it('the parts list button sends no request without a login', async () => {
  const { button, calls, session } = buttonOf()
  session.end()
  await button.look()
  expect(calls).toEqual([])
})
