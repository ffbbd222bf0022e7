import { expect, it } from 'vitest'
import { StartDownload } from '#application/downloads/start-download.ts'
import { Favourites } from '#application/favourites/favourites.port.ts'
import { OpenFavouriteList } from '#application/favourites/open-favourite-list.ts'
import { OverviewApi } from '#application/overview/overview-api.port.ts'
import { favouriteItems } from '#ui/favourites/list/favourite-items.columns.ts'
import { OverviewViewModel } from '#ui/overview/overview.view-model.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'

async function opened(partner: Partner = 'full') {
  const shop = await loggedInShop(partner)
  const model = shop.get(OverviewViewModel)
  model.show(await shop.get(OverviewApi).overview(), [])
  return { shop, model }
}

it('adds up the changes in all parts lists, and links to a list with changes', async () => {
  const { shop, model } = await opened()
  const lists = await shop.get(Favourites).lists()
  const tile = model.tiles.find(({ name }) => name === 'favourites')
  const changed = lists.reduce((sum, list) => sum + list.changed, 0)
  expect(changed).toBeGreaterThan(0)
  expect(tile?.count).toBe(changed)
  const led = await shop.get(OpenFavouriteList).run(favouriteItems, new URLSearchParams(tile?.query))
  expect(led?.list?.changed).toBeGreaterThan(0)
  expect(led?.opened).toMatchObject({ listing: { total: led?.list?.changed } })
})

it('shows the number of running downloads, and no tile if there are none', async () => {
  const { shop, model } = await opened()
  expect(model.runningDownloads).toBe(undefined)
  const documents = [{ documentType: 'INVOICE', documentNo: '1', format: 'PDF' }] as const
  await shop.get(StartDownload).run({ documents })
  expect(model.runningDownloads).toEqual({ count: 1, percent: 0 })
})

it('shows the next pick-up in the time zone of its location', async () => {
  const { model } = await opened()
  model.show(
    {
      asOf: '2026-11-20T12:00:00Z',
      nextAppointment: {
        no: 'P 1',
        from: '2026-11-24T23:30:00Z',
        to: '2026-11-25T00:00:00Z',
        location: 'Venlo',
        timeZone: 'Europe/Amsterdam',
      },
    },
    [],
  )
  expect(model.nextAppointment).toEqual({
    no: 'P 1',
    location: 'Venlo',
    day: '2026-11-25',
    hours: '00:30–01:00',
    query: '?term=P%201',
  })
})

it('links to the cart only if the user may fill it', async () => {
  expect((await opened('full')).model.canAddToCart).toBe(true)
  expect((await opened('readonly')).model.canAddToCart).toBe(false)
})
