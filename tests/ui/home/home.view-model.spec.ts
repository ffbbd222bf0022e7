import { expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { LoadHomeSummary } from '#application/overview/load-home-summary.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { EventBus } from '#application/shared/event-bus.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { GROUPS_SHOWN, HomeViewModel } from '#ui/home/home.view-model.ts'
import { cartOf } from '../../fixtures/cart.fixture.ts'
import { loggedInShop, withContent } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function homeOf(shop: Container): Promise<HomeViewModel> {
  const model = (await withContent(shop)).get(HomeViewModel)
  model.show(await shop.get(ListPromotions).run())
  return model
}

it('the home page shows a limited number of groups, and expands them', async () => {
  const home = await homeOf(anyShop())

  expect(home.groups.shown).toHaveLength(GROUPS_SHOWN)
  expect(home.groups.hiddenCount).toBe(home.groupCount - GROUPS_SHOWN)
  expect(home.hiddenGroups).toHaveLength(home.groups.hiddenCount)

  home.expand()
  expect(home.groups.shown).toHaveLength(home.groupCount)
  expect(home.groups.hiddenCount).toBe(0)
})

it('the home page counts every part once', async () => {
  expect((await homeOf(anyShop())).partCount).toBe(SMALL_CATALOGUE)
})

it('the home page greets only a logged-in customer by name', async () => {
  expect((await homeOf(await loggedInShop('full'))).partnerName).toBe('Anna Becker')
  expect((await homeOf(anyShop())).partnerName).toBeUndefined()
})

it('the home page offers a customer the permitted pages', async () => {
  expect((await homeOf(await loggedInShop('full'))).shortcuts).toEqual([
    'quickorder',
    'orderhistory',
    'backorderlist',
    'deliverynotes',
    'salesinvoice',
    'noticelist',
    'infocenter',
  ])
  expect((await homeOf(await loggedInShop('accounts'))).shortcuts).toEqual([
    'salesinvoice',
    'noticelist',
    'infocenter',
  ])
})

it('the home page shows twelve promotions, with prices if the user may see them', async () => {
  const anonymous = await homeOf(anyShop())
  expect(anonymous.promotions).toHaveLength(12)
  expect(anonymous.promotions.every(({ promotion, price }) => promotion && price === undefined)).toBe(true)
  expect(anonymous.promotionCount).toBeGreaterThan(12)

  const partner = await homeOf(await loggedInShop('full'))
  expect(partner.promotions.every(({ price }) => price !== undefined)).toBe(true)
})

it('the home page shows nothing without promotions and layout data', () => {
  const home = anyShop().get(HomeViewModel)
  home.show(undefined)

  expect(home).toMatchObject({ hasContent: false, divisions: [], promotions: [], promotionCount: 0 })
  expect(home.groups).toEqual({ shown: [], hiddenCount: 0 })
})

it('the home page shows the last order and the shortcut of a page only if the API supports them', async () => {
  const shop = await loggedInShop('full')
  const home = shop.get(HomeViewModel)
  home.show(undefined, await shop.get(LoadHomeSummary).run())
  expect(home.lastOrder).toBeDefined()
  shop.get(CapabilitiesStore).set(['orders', 'favourites'])
  expect(home.lastOrder).toBeUndefined()
  expect(home.shortcuts).not.toContain('noticelist')
})

it('the home page shows the current count of each page at its shortcut, such as the number of open orders', () => {
  const home = anyShop().get(HomeViewModel)
  home.show(undefined, {
    asOf: '2026-11-21T08:00:00Z',
    openOrders: 1,
    backorderLines: { count: 2, changed: 7, overdue: 8 },
    deliveriesToday: 3,
    invoices: { open: 9, overdue: 4 },
    favouritesChanged: 5,
  })
  const counted = (
    ['orderhistory', 'backorderlist', 'deliverynotes', 'salesinvoice', 'noticelist'] as const
  ).map((shortcut) => home.todayOf(shortcut)?.count)
  expect(counted).toEqual([1, 2, 3, 4, 5])
  expect([home.todayOf('infocenter'), home.lastOrder]).toEqual([undefined, undefined])
})

it('the home page shows the cart to users who may fill it, and the company that serves the country', async () => {
  const shop = await loggedInShop('full')
  const home = shop.get(HomeViewModel)
  shop.get(CartStore).set(cartOf(2))
  shop.get(SearchModeStore).set('part-and-vin')
  expect(home).toMatchObject({ canAddToCart: true, cartLines: 2, country: undefined, offersVinSearch: true })
  await withContent(shop)
  expect(home).toMatchObject({ hasContent: true, country: { company: { name: 'Drawbar GmbH' } } })
  expect(anyShop().get(HomeViewModel)).toMatchObject({ canAddToCart: false, offersVinSearch: false })
})

it('a number typed on the home page is published as a search event when its results arrive', () => {
  const shop = anyShop()
  const searched: string[] = []
  shop.get(EventBus).subscribe((event) => event.kind === 'site-searched' && searched.push(event.term))
  shop.get(HomeViewModel).searchNumber(' disc ')
  shop.get(EventBus).answerSearch('drum', 1)
  shop.get(EventBus).answerSearch('disc', 1)
  expect(searched).toEqual(['disc'])
})

it('the home page shows the last VIN and the last parts list of the customer', async () => {
  const shop = await loggedInShop('full')
  const home = shop.get(HomeViewModel)
  const today = { asOf: '2026-11-21T08:00:00Z', lastVin: 'WMA06XZZ8CP034890' }
  const lastList = { listId: 'l 1', name: 'Workshop', count: 4 }
  shop.get(SearchModeStore).set('part-and-vin')
  home.show(undefined, { ...today, lastList })
  expect(home.vins).toEqual([today.lastVin])
  expect(home.lastList).toBe(lastList)
  shop.get(CapabilitiesStore).set(['favourites'])
  expect(home.lastList).toBeUndefined()
  home.show(undefined)
  expect(home).toMatchObject({ vins: [], lastList: undefined, attention: [] })
})

it('the home page shows warnings only for pages that the API supports', async () => {
  const shop = await loggedInShop('full')
  const home = shop.get(HomeViewModel)
  const today = { asOf: '2026-11-21T08:00:00Z', backorderLines: { count: 2, changed: 1, overdue: 0 } }
  home.show(undefined, today)
  expect(home.attention.map(({ name }) => name)).toEqual(['changedDates'])
  shop.get(CapabilitiesStore).set(['orders'])
  expect(home.attention).toEqual([])
})
