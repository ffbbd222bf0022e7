import { expect, it } from 'vitest'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { NO_FEATURES, type Features } from '#domain/session/features.ts'
import { InfoCentreNavigationViewModel } from '#ui/layout/info-centre/info-centre-navigation.view-model.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'

async function pagesWith(features: Partial<Features>, notOffered: CapabilitiesStore['notOffered'] = []) {
  const shop = await loggedInShop('full')
  shop.get(CapabilitiesStore).set(notOffered)
  shop.get(SessionStore).grant({ ...NO_FEATURES, ...features })
  const { groups } = shop.get(InfoCentreNavigationViewModel)
  return groups.flatMap(({ pages }) => pages.map(({ routeId }) => routeId))
}

const FLAGGED = [
  ['order', ['orderhistory', 'backorderlist', 'approvals', 'costcentres']],
  ['shipment', ['deliverynotes', 'packinglist', 'appointment']],
  ['invoice', ['account', 'salesinvoice', 'creditnotes']],
  ['fillBasket', ['quickorder']],
  ['showPrice', ['currencies']],
] as const

it.each(FLAGGED)(
  'the info centre menu shows the pages of the right %s only to users who have it',
  async (flag, pages) => {
    const without = await pagesWith({})
    const offered = await pagesWith({ [flag]: true })
    expect(offered.filter((page) => !without.includes(page))).toEqual(pages)
  },
)

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])(
  'with the permission %s for the partner interface, the info centre menu shows its page: %s',
  async (reported, isOffered) => {
    expect((await pagesWith({ partnerInterface: reported })).includes('partnerinterface')).toBe(isOffered)
  },
)

it.each([
  ['full', true],
  ['accounts', false],
  ['readonly', false],
] as const)(
  'the info centre menu shows the partner interface to the account "%s": %s',
  async (partner, isOffered) => {
    const shop = await loggedInShop(partner)
    await shop.get(RefreshAccountState).run()
    const pages = shop.get(InfoCentreNavigationViewModel).groups.flatMap(({ pages }) => pages)
    expect(pages.some(({ routeId }) => routeId === 'partnerinterface')).toBe(isOffered)
  },
)

it('the info centre menu omits a group of pages if none of them is permitted', async () => {
  const shop = await loggedInShop('full')
  shop.get(SessionStore).grant(NO_FEATURES)
  const { groups } = shop.get(InfoCentreNavigationViewModel)
  expect(groups.map(({ messageId }) => messageId)).not.toContain('infocenter.accounting')
  expect(groups.every(({ pages }) => pages.length > 0)).toBe(true)
})

it.each([
  ['claims', 'claims'],
  ['overview', 'infocenter'],
] as const)(
  'the info centre menu omits the pages of a capability that the API lacks: %s, %s',
  async (capability, page) => {
    expect(await pagesWith({})).toContain(page)
    expect(await pagesWith({}, [capability])).not.toContain(page)
  },
)
