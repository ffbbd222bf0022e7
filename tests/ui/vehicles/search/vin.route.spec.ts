import { expect, it } from 'vitest'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { loader as vehicle } from '#ui/vehicles/page/vehicle.route.tsx'
import { loader as lookup } from '#ui/vehicles/search/vin-lookup.route.tsx'
import { loader as page } from '#ui/vehicles/search/vin.route.tsx'
import { loadAt } from '../../../fixtures/loader.fixture.ts'
import { loggedInShop } from '../../../fixtures/logged-in-shop.fixture.ts'
import { anyShop, SMALL_CATALOGUE } from '../../../fixtures/shop.fixture.ts'

const VIN = 'WMA06XZZ8CP034890'
const shop = anyShop()
const lookUp = (vin: string, prefix = '/en') =>
  loadAt(lookup, shop, `${prefix}/vin/search/${encodeURIComponent(vin)}`, { vin })
const openVehicle = (type: string, slug: string, query = '') =>
  loadAt(vehicle, shop, `/en/vin/${encodeURIComponent(type)}/${encodeURIComponent(slug)}${query}`, {
    type,
    slug,
  })

it.each([VIN, VIN.toLowerCase(), 'WMA 06XZZ8CP 034890', 'WМА06ХZZ8СР034890'])(
  'the VIN %s redirects to its vehicle',
  async (vin) => {
    expect(await lookUp(vin)).toEqual({
      status: 302,
      location: expect.stringMatching(`^/en/vin/[a-z]+/man-[a-z0-9-]+\\?vin=${VIN}$`),
    })
  },
)

it('the VIN page redirects in the language of the page', async () => {
  expect(await lookUp(VIN, '')).toMatchObject({ location: expect.stringMatching('^/vin/') })
  expect(await lookUp('XXX06XZZ8CP034890', '')).toEqual({ status: 302, location: '/vin?vin=notFound' })
})

it.each(['XXX06XZZ8CP034890', '<script>alert(1)<', 'WMA06XZZ8CP03489/', 'ЖЖЖ06XZZ8CP034890'])(
  'the VIN page shows that no vehicle was found for %s',
  async (vin) => {
    expect(await lookUp(vin)).toEqual({ status: 302, location: '/en/vin?vin=notFound' })
  },
)

it.each(['WMA06', `${VIN}1`, '..', '-'])(
  'the VIN page redirects to its form with the text %s, which does not have 17 characters',
  async (vin) => {
    expect(await lookUp(vin)).toEqual({
      status: 302,
      location: `/en/vin?${new URLSearchParams({ term: vin })}`,
    })
  },
)

it('a former URL of the VIN page with a part number redirects to the part', async () => {
  expect(await lookUp('2257931.html')).toEqual({
    status: 301,
    location: '/en/products/nw-1-00190-brake-disc',
  })
  expect(await lookUp('imprint.html')).toMatchObject({ location: '/en/vin?term=imprint.html' })
})

it('the VIN page truncates a typed text that is too long', async () => {
  const answer = await lookUp('x'.repeat(4096))
  expect(answer).toEqual({ status: 302, location: `/en/vin?term=${'x'.repeat(100)}` })
})

it('the VIN page accepts the VIN of a form that was submitted without scripts', async () => {
  expect(await loadAt(page, shop, `/en/vin?term=wma+06xzz8cp034890`)).toEqual({
    status: 302,
    location: `/en/vin/search/${VIN}`,
  })
  expect(await loadAt(page, shop, '/en/vin?term=WMA06')).toEqual({
    status: 200,
    value: { submitted: 'WMA06', wasNotFound: false },
  })
  expect(await loadAt(page, shop, '/en/vin?vin=notFound')).toMatchObject({ value: { wasNotFound: true } })
})

it('the page of a vehicle contains the vehicle and the VIN of the URL', async () => {
  expect(await openVehicle('truck', 'man-tgx-18-470', `?vin=${VIN}`)).toMatchObject({
    status: 200,
    value: { vehicle: { manufacturer: 'MAN', model: 'TGX 18.470' }, vin: VIN },
  })
})

it.each([
  ['truck', 'no-such-vehicle'],
  ['bus', 'man-tgx-18-470'],
  ['..', '..'],
  ['truck', 'x'.repeat(4096)],
  ['truck', 'man-tgx-18-470.png'],
])('the page of a vehicle responds with 404 to %s/%.30s', async (type, slug) => {
  expect(await openVehicle(type, slug)).toMatchObject({ status: 404 })
})

it('an account without the right to search by VIN is redirected from VIN page, look-up and vehicle to the home page', async () => {
  const readonly = await loggedInShop('readonly')
  const home = { status: 302, location: '/en?vin=notOffered' }
  expect(await loadAt(page, readonly, '/en/vin')).toEqual(home)
  expect(await loadAt(lookup, readonly, `/en/vin/search/${VIN}`, { vin: VIN })).toEqual(home)
  const params = { type: 'truck', slug: 'man-tgx-18-470' }
  expect(await loadAt(vehicle, readonly, '/en/vin/truck/man-tgx-18-470', params)).toEqual(home)
})

it('the VIN page redirects to the home page if the rights cannot be loaded and the look-up rejects the account', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const readonly = await loggedInShop('readonly', { fetch: backend.respond })
  backend.setFaults([{ path: '/api/settings/', kind: 'status', status: 503 }])
  expect(await loadAt(lookup, readonly, `/en/vin/search/${VIN}`, { vin: VIN })).toEqual({
    status: 302,
    location: '/en?vin=notOffered',
  })
})

it('the VIN page responds with 503 when vehicles cannot be looked up', async () => {
  const backend = createMockBackend({ size: SMALL_CATALOGUE })
  const cut = anyShop({ fetch: backend.respond })
  backend.setFaults([{ path: '/api/vin/', kind: 'status', status: 503 }])
  expect(await loadAt(lookup, cut, `/en/vin/search/${VIN}`, { vin: VIN })).toMatchObject({ status: 503 })
})
