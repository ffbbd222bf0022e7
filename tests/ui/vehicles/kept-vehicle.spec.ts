import { describe, expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import type { Container } from '#ui/kernel/container.tsx'
import { action as keep } from '#ui/vehicles/page/vehicle.route.tsx'
import { action as change } from '#ui/vehicles/search/vin.route.tsx'
import { submitAt } from '../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../fixtures/logged-in-shop.fixture.ts'
import { anyShop } from '../../fixtures/shop.fixture.ts'

const SLUG = 'man-tgx-18-470'
const PAGE = `/en/vin/truck/${SLUG}`

const shopWith = (cookieValue: string) =>
  anyShop({ cookieJar: new RequestCookieJar(`__Host-vehicle=${encodeURIComponent(cookieValue)}`) })

const chosenIn = (shop: Container) => shop.get(ChosenVehicleStore).vehicle

describe('the form on a vehicle’s page', () => {
  it('stores the vehicle with the facts of its VIN, and redirects back', async () => {
    const shop = anyShop()
    const path = `${PAGE}?vin=WMA06XZZ8CP034890`
    expect(await submitAt(keep, shop, path, {}, { type: 'truck', slug: SLUG })).toEqual({
      status: 303,
      location: path,
    })
    expect(chosenIn(shop)).toMatchObject({
      slug: SLUG,
      name: 'MAN TGX 18.470',
      facts: expect.stringContaining('chassis=34890'),
    })
  })

  it('does not store an invalid vehicle', async () => {
    const shop = anyShop()
    const gone = { type: 'truck', slug: 'no-such-vehicle' }
    expect(await submitAt(keep, shop, '/en/vin/truck/no-such-vehicle', {}, gone)).toMatchObject({
      status: 404,
    })
    expect(chosenIn(shop)).toBeUndefined()
  })

  it('does not store a vehicle for an account without the right to search by VIN', async () => {
    const shop = await loggedInShop('readonly')
    expect(await submitAt(keep, shop, PAGE, {}, { type: 'truck', slug: SLUG })).toEqual({
      status: 302,
      location: '/en?vin=notOffered',
    })
    expect(chosenIn(shop)).toBeUndefined()
  })
})

describe('the form of the chosen vehicle on any page', () => {
  it('removes the vehicle, and redirects back', async () => {
    const shop = shopWith('man-tgx MAN TGX')
    const sent = { choice: 'drop', back: '/en/categories?a=1' }
    expect(await submitAt(change, shop, '/en/vin', sent)).toEqual({
      status: 303,
      location: '/en/categories?a=1',
    })
    expect(chosenIn(shop)).toBeUndefined()
  })

  it('adds the submitted fact, such as the axle, to the stored vehicle', async () => {
    const shop = shopWith('man-tgx?engine=D26 MAN TGX')
    const sent = { choice: 'tell', axle: '4x2', back: '/en/products/a' }
    expect(await submitAt(change, shop, '/en/vin', sent)).toEqual({ status: 303, location: '/en/products/a' })
    expect(chosenIn(shop)).toMatchObject({ slug: 'man-tgx', facts: 'engine=D26&axle=4x2' })
  })

  it('deletes the stored facts, and redirects back', async () => {
    const shop = shopWith('man-tgx?axle=4x2 MAN TGX')
    const sent = { choice: 'forget', back: '/en/cart' }
    expect(await submitAt(change, shop, '/en/vin', sent)).toEqual({ status: 303, location: '/en/cart' })
    expect(chosenIn(shop)).toEqual({ slug: 'man-tgx', name: 'MAN TGX', facts: '' })
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'redirects to the VIN page, not to %s',
    async (back) => {
      const shop = shopWith('man-tgx MAN TGX')
      expect(await submitAt(change, shop, '/en/vin', { choice: 'drop', back })).toEqual({
        status: 303,
        location: '/en/vin',
      })
    },
  )

  it.each<Record<string, string>>([
    {},
    { choice: 'other' },
    { choice: 'tell' },
    { choice: 'tell', axle: '' },
  ])('with the fields %j changes nothing', async (fields) => {
    const shop = shopWith('man-tgx?engine=D26 MAN TGX')
    expect(await submitAt(change, shop, '/en/vin', fields)).toMatchObject({ status: 303 })
    expect(chosenIn(shop)).toEqual({ slug: 'man-tgx', name: 'MAN TGX', facts: 'engine=D26' })
  })
})
