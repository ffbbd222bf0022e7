import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SHOP_DEFAULTS } from '#domain/locale/language.ts'
import { ROUTE_IDS } from '#domain/pages/pages.ts'
import type { User } from '#domain/session/user.ts'
import { pageView, type Visit } from '#domain/tracking/page-view.ts'
import { checkEvent } from '../../fixtures/tracking-events.fixture.ts'

const user: User = {
  firstName: 'Anna',
  lastName: 'Becker',
  customerId: 'D0100001',
  entityId: 'DTDE',
  contactId: 'K-17',
  billingCountry: 'DE',
  mayTogglePrices: true,
  role: 'customer',
}
const visit = (change: Partial<Visit> = {}): Visit => ({
  routeId: 'home',
  path: '/en',
  user: undefined,
  countryId: 'BR',
  entityId: 'DTBR',
  language: 'en',
  defaults: SHOP_DEFAULTS,
  ...change,
})

it('reports a customer with each page view in the format of the tracking specification', () => {
  expect(pageView(visit({ user, routeId: 'checkoutStep1', path: '/en/checkout/step1' }))).toEqual({
    event: 'pageView',
    page_name: 'checkoutStep1',
    page_type: 'checkout',
    path: '/en/checkout/step1',
    logged_in: 'yes',
    customer_number: 'D0100001',
    contact_number: 'K-17',
    country_id: 'BR',
    entity_id: 'DTDE',
    platform: 'web',
    language: 'en',
  })
})

it('clears customer data in the event of an anonymous visitor', () => {
  const seen = { logged_in: 'no', customer_number: 'D0000000', contact_number: '', entity_id: 'DTBR' }
  expect(pageView(visit())).toMatchObject(seen)
  expect(pageView(visit({ entityId: undefined }))).toMatchObject({ entity_id: 'DTDE' })
})

it.each(ROUTE_IDS)('reports the page %s with its name and type', (routeId) => {
  const view = pageView(visit({ routeId }))
  expect(view.page_name).toBe(routeId)
  checkEvent(view)
})

it('reports an unknown page as an error', () => {
  expect(pageView(visit({ routeId: undefined }))).toMatchObject({ page_name: 'notFound', page_type: 'error' })
})

it('never reports text that the user has typed', () => {
  const typed = fc.stringMatching(/^[A-HJ-NPR-Z0-9]{17}$/)
  fc.assert(
    fc.property(typed, (text) => {
      const paths = [
        visit({ routeId: 'results', path: `/en/search/results?term=${text}` }),
        visit({ routeId: 'vinLookup', path: `/en/vin/search/${text}` }),
        visit({ routeId: 'vehicle', path: `/en/vin/truck/man-tgx?vin=${text}#${text}` }),
      ].map((each) => pageView(each).path)
      expect(paths.join(' ')).not.toContain(text)
    }),
  )
})
