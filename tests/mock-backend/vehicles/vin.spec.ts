import { expect, test } from 'vitest'
import { anonymous, api, smallBackend } from '../call-api.ts'

const lookup = (value: string, userToken: string | null = null) => ({
  formValues: [{ name: 'IdentString', value }],
  lang: 'de-DE',
  userToken,
})

const { post } = api(smallBackend())
const vehicle = async (vin: string) => (await post('/api/vin/findVehicle', lookup(vin))).body.vehicle

test.each([
  ['WMA06XZZ8CP034890', 'MAN'],
  ['wdb9634031l123456', 'Mercedes-Benz'],
  [' YV2RT40A0GB123456 ', 'Volvo'],
  ['WSM00000003123456', 'Schmitz Cargobull'],
])('%s returns a vehicle of %s, and the same at the second search', async (vin, manufacturer) => {
  const foundVehicle = await vehicle(vin)
  expect(foundVehicle).toMatchObject({ vin: vin.trim().toUpperCase(), manufacturer })
  expect(await vehicle(vin)).toEqual(foundVehicle)
})

test('Thirty VINs of a maker return more than three vehicles', async () => {
  const vins = Array.from({ length: 30 }, (_, number) => `WMA06XZZ8CP0348${String(number).padStart(2, '0')}`)
  const slugs = await Promise.all(vins.map((vin) => vehicle(vin).then(({ slug }) => slug)))
  expect(new Set(slugs).size).toBeGreaterThan(3)
})

test.each(['XXX06XZZ8CP034890', 'WMA06XZZ8CP03489', 'WMA06XZZ8CP0348901', 'WMA06XZZ8CP03489?', ''])(
  '%j returns no vehicle',
  async (vin) => {
    expect(await vehicle(vin)).toBeNull()
  },
)

test('A request without a VIN returns no vehicle', async () => {
  const { body } = await post('/api/vin/findVehicle', { formValues: [], lang: 'de-DE', userToken: null })
  expect(body.vehicle).toBeNull()
})

const vins = ['WMA06XZZ8CP034890', 'WDB9634031L123456', 'YV2RT40A0GB123456'] as const
const remember = (to: ReturnType<typeof api>, vinNumber: string, limit = 10, headers = {}) =>
  to.post('/api/search/addVinSuggestion', { limit, vinNumber }, headers)

test('VINs are stored newest first, without duplicates, up to the maximum', async () => {
  const backend = api(smallBackend())
  const headers = { authorization: `Bearer ${await backend.login('full@demo.test')}` }
  const looked = [vins[0], vins[1], vins[0].toLowerCase(), vins[2]]
  for (const vin of looked) await remember(backend, vin, 10, headers)
  expect((await backend.get('/api/search/getVinSuggestions', headers)).body).toEqual([
    vins[2],
    vins[0],
    vins[1],
  ])
  expect((await remember(backend, vins[1], 2, headers)).body).toEqual([vins[1], vins[2]])
})

test('A text that is not a VIN is not stored', async () => {
  expect((await remember(api(smallBackend()), 'WMA06')).body).toEqual([])
})

test('Each customer has a separate VIN history', async () => {
  const backend = api(smallBackend())
  const authorization = `Bearer ${await backend.login('full@demo.test')}`
  await remember(backend, vins[0], 10, { authorization })
  expect((await remember(backend, vins[1])).body).toEqual([vins[1]])
  expect((await backend.get('/api/search/getVinSuggestions', { authorization })).body).toEqual([vins[0]])
  expect((await backend.get('/api/search/getVinSuggestions')).body).toEqual([])
})

test('The search mode excludes VINs for an account without the right', async () => {
  const backend = api(smallBackend())
  const mode = async (userName?: string) => {
    const headers = userName === undefined ? {} : { authorization: `Bearer ${await backend.login(userName)}` }
    return (await backend.get('/api/settings/search-mode', headers)).body
  }
  expect(await mode()).toEqual({ mode: 'VIN_AND_OE', vinHistoryLength: 10 })
  expect(await mode('full@demo.test')).toMatchObject({ mode: 'VIN_AND_OE' })
  expect(await mode('readonly@demo.test')).toMatchObject({ mode: 'OE' })
})

const open = async (type: string, slug: string, token: string | null = null) =>
  post('/api/vin/vehicle', { ...anonymous, token, type, slug })

test('A vehicle is returned with the groups that contain parts for it', async () => {
  const { slug, type } = await vehicle('WMA06XZZ8CP034890')
  const { body } = await open(type, slug)
  expect(body.vehicle).toMatchObject({ slug, type, manufacturer: 'MAN', vin: null })
  const counts = body.groups.map(({ count }: { count: number }) => count)
  expect(counts).toEqual(counts.toSorted((one: number, other: number) => other - one))
  for (const { count, subGroups } of body.groups) {
    expect(subGroups.reduce((sum: number, sub: { count: number }) => sum + sub.count, 0)).toBeLessThanOrEqual(
      count,
    )
  }
})

test('The number of parts for a vehicle equals the counts of its groups, and each part lists the vehicle', async () => {
  const { slug, type } = await vehicle('WMA06XZZ8CP034890')
  const { groups } = (await open(type, slug)).body
  const { body } = await post('/api/search/filteredSearch', {
    ...anonymous,
    start: 0,
    length: 600,
    filter: { vehicle: slug },
  })
  expect(body.vehicle).toMatchObject({ slug, type })
  expect(body.items.length).toBeGreaterThan(0)
  expect(groups.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(body.items.length)
  const { product } = (await post('/api/products/product/', { ...anonymous, slug: body.items[0].slug })).body
  expect(product.vehicles.map((fitting: { slug: string }) => fitting.slug)).toContain(slug)
})

test.each([
  ['truck', 'no-such-vehicle'],
  ['submarine', 'man-tgx-18-470'],
])('The unknown vehicle %s/%s returns no vehicle and no groups', async (type, slug) => {
  expect((await open(type, slug)).body).toEqual({ vehicle: null, groups: [] })
})

test('No part is returned for a vehicle that does not exist', async () => {
  const { body } = await post('/api/search/filteredSearch', {
    ...anonymous,
    start: 0,
    length: 5,
    filter: { vehicle: 'no-such-vehicle' },
  })
  expect(body).toMatchObject({ items: [], vehicle: null, pagination: { total: 0 } })
})

test('Each make lists its models, and each model belongs to one make', async () => {
  const caller = { token: null, languageID: 'en-GB', countryID: 'GB' }
  const { makers } = (await post('/api/vehicles/makers', caller)).body
  const lists = await Promise.all(
    makers.map(async ({ slug }: { slug: string }) => {
      const { body } = await post('/api/vehicles/of-maker', { ...caller, maker: slug })
      return {
        maker: slug,
        count: body.vehicles.length,
        slugs: body.vehicles.map((one: { slug: string }) => one.slug),
      }
    }),
  )
  expect(lists.map(({ count }) => count)).toEqual(
    makers.map((maker: { modelCount: number }) => maker.modelCount),
  )
  const slugs = lists.flatMap((list) => list.slugs)
  expect(new Set(slugs).size).toBe(slugs.length)
  expect(makers.map((maker: { slug: string }) => maker.slug)).toContain('kogel')
  expect((await post('/api/vehicles/of-maker', { ...caller, maker: 'constructor' })).body).toEqual({
    maker: null,
    vehicles: [],
  })
})
