import { expect, it } from 'vitest'
import { LogIn } from '#application/authentication/log-in.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { AlertsStore } from '#application/alerts/alerts.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { INFO_CENTRE_CAPABILITIES } from '#domain/pages/pages.ts'
import { HeaderViewModel } from '#ui/layout/header/header.view-model.ts'
import { loggedInShop, withContent } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../../fixtures/shop.fixture.ts'

async function loggedIn() {
  const retainedItems: boolean[] = []
  const cleared: string[] = []
  const shop = await loggedInShop('full', {
    sessionStorage: {
      save: () => {},
      clear: () => cleared.push('session'),
      savePricesHidden: (hidden) => retainedItems.push(hidden),
    },
  })
  return { shop, header: shop.get(HeaderViewModel), kept: retainedItems, cleared }
}

it('the header shows country, divisions and main groups with their sub groups', async () => {
  const shop = await withContent(anyShop())
  const { countryName, divisions, groups } = shop.get(HeaderViewModel)

  expect(countryName).toBe('Germany')
  expect(divisions.map(({ id }) => id)).toContain('truck')
  expect(groups.find(({ id }) => id === 'B10')?.children.map(({ id }) => id)).toContain('B11')
})

it('the header shows the help desk only if the company of the country supplies a link to it', async () => {
  const germany = await withContent(anyShop())
  const france = await withContent(anyShop({ countryId: 'FR' }))

  expect(germany.get(HeaderViewModel).entityHref('helpDesk')).toMatch(/help-desk$/)
  expect(france.get(HeaderViewModel).entityHref('helpDesk')).toBeUndefined()
  expect(france.get(HeaderViewModel).entityHref('helpDesk', 'contactForm')).toMatch(/contact$/)
})

it('the header hides and shows the prices, and stores the choice', async () => {
  const { shop, header, kept } = await loggedIn()
  const session = shop.get(SessionStore)
  expect([header.mayTogglePrices, session.pricesAreVisible]).toEqual([true, true])

  await header.togglePrices()
  expect([header.pricesAreHidden, session.pricesAreVisible]).toEqual([true, false])
  await header.togglePrices()
  expect([header.pricesAreHidden, session.pricesAreVisible]).toEqual([false, true])

  expect(kept).toEqual([false, true, false])
})

it('the header does not hide or show prices without the right to see them', async () => {
  const shop = anyShop()
  const header = shop.get(HeaderViewModel)
  await header.togglePrices()

  expect([header.mayTogglePrices, header.pricesAreHidden]).toEqual([false, false])
})

it('the header logs the user out, and shows no user afterwards', async () => {
  const { header, shop, cleared } = await loggedIn()
  expect([header.isLoggedIn, header.userName]).toEqual([true, 'Anna Becker'])
  expect(header.companyName).toBe('Becker Nutzfahrzeugteile GmbH')
  expect(header.customerNumber).toMatch(/^D\d{7}$/)

  await header.logOut()

  expect([header.isLoggedIn, header.userName, header.cartCount]).toEqual([false, '', 0])
  expect(cleared).toEqual(['session'])
  expect(shop.get(AlertsStore).alerts).toEqual([])
})

it.each([
  ['full', true],
  ['readonly', false],
] as const)(
  'the header shows quick order only to users who may fill the cart (%s: %s)',
  async (partner, isOffered) => {
    const shop = await loggedInShop(partner)
    expect(shop.get(HeaderViewModel).mayQuickOrder).toBe(isOffered)
  },
)

it('the header shows the administration to administrators', async () => {
  const { header } = await loggedIn()
  expect(header.isAdmin).toBe(false)
  const shop = anyShop()
  await shop.get(LogIn).run({ username: 'admin@demo.test', password: 'demo' })
  expect(shop.get(HeaderViewModel).isAdmin).toBe(true)
})

it('the header is empty before data is loaded', () => {
  const header = anyShop({ countryId: 'FR' }).get(HeaderViewModel)

  expect([header.customerNumber, header.companyName, header.countryName]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect([header.divisions, header.groups]).toEqual([[], []])
  expect([header.isAdmin, header.hasDownloads]).toEqual([false, false])
  expect(header.entityHref('helpDesk')).toBeUndefined()
  expect(header.countryId).toBe('FR')
})

it('the header offers only pages that the API supports', async () => {
  const shop = await loggedInShop('full')
  const header = shop.get(HeaderViewModel)
  expect([header.mayQuickOrder, header.hasInfoCentre]).toEqual([true, true])

  shop.get(CapabilitiesStore).set(['quickOrder', ...INFO_CENTRE_CAPABILITIES])
  expect([header.mayQuickOrder, header.hasInfoCentre]).toEqual([false, false])
})

it('the header shows no administration if the API lacks that capability', async () => {
  const shop = anyShop()
  await shop.get(LogIn).run({ username: 'admin@demo.test', password: 'demo' })

  shop.get(CapabilitiesStore).set(['administration'])
  expect(shop.get(HeaderViewModel).isAdmin).toBe(false)
})
