import { expect, it } from 'vitest'
import { OpenToday } from '#application/overview/open-today.ts'
import { ListPromotions } from '#application/products/list-promotions.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { GROUPS_SHOWN, HomeViewModel } from '#ui/home/home.view-model.ts'
import { loggedInShop, withContent } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

async function homeOf(shop: Container): Promise<HomeViewModel> {
  const model = (await withContent(shop)).get(HomeViewModel)
  model.show(await shop.get(ListPromotions).run())
  return model
}

it('cuts the groups to a count and unfolds them', async () => {
  const home = await homeOf(anyShop())

  expect(home.groups.shown).toHaveLength(GROUPS_SHOWN)
  expect(home.groups.hiddenCount).toBe(home.groupCount - GROUPS_SHOWN)
  expect(home.hiddenGroups).toHaveLength(home.groups.hiddenCount)

  home.unfold()
  expect(home.groups.shown).toHaveLength(home.groupCount)
  expect(home.groups.hiddenCount).toBe(0)
})

it('counts every part once', async () => {
  expect((await homeOf(anyShop())).partCount).toBe(SMALL_CATALOGUE)
})

it('greets the partner by name, and nobody else', async () => {
  expect((await homeOf(await loggedInShop('full'))).partnerName).toBe('Anna Becker')
  expect((await homeOf(anyShop())).partnerName).toBeUndefined()
})

it('offers a customer the pages that the account may see', async () => {
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

it('shows the first twelve promotions, with a price to those who see prices', async () => {
  const anonymous = await homeOf(anyShop())
  expect(anonymous.promotions).toHaveLength(12)
  expect(anonymous.promotions.every(({ promotion, price }) => promotion && price === undefined)).toBe(true)
  expect(anonymous.promotionCount).toBeGreaterThan(12)

  const partner = await homeOf(await loggedInShop('full'))
  expect(partner.promotions.every(({ price }) => price !== undefined)).toBe(true)
})

it('stands without promotions and without content', () => {
  const home = anyShop().get(HomeViewModel)
  home.show(undefined)

  expect(home).toMatchObject({ hasContent: false, divisions: [], promotions: [], promotionCount: 0 })
  expect(home.groups).toEqual({ shown: [], hiddenCount: 0 })
})

it('tells a customer the numbers of today, and their last order', async () => {
  const shop = await loggedInShop('full')
  const home = await homeOf(shop)
  expect(home.todayOf('orderhistory')).toBeUndefined()
  const today = await shop.get(OpenToday).run()
  home.show(undefined, today)
  expect(home.todayOf('orderhistory')).toEqual({ name: 'orderhistory', count: today?.openOrders })
  expect(home.todayOf('salesinvoice')).toEqual({ name: 'salesinvoice', count: today?.invoices?.overdue })
  expect(home.todayOf('quickorder')).toBeUndefined()
  expect(home.lastOrder).toBe(today?.lastOrders?.[0])
  home.show(undefined, { ...today!, backorderLines: undefined, deliveriesToday: 0 })
  expect(home.todayOf('backorderlist')).toBeUndefined()
  expect(home.todayOf('deliverynotes')).toBeUndefined()
})

it('tells guests nothing of today', async () => {
  expect(await anyShop().get(OpenToday).run()).toBeUndefined()
})
