import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

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
])('%s is a vehicle of %s, the same each time', async (vin, manufacturer) => {
  const found = await vehicle(vin)
  expect(found).toMatchObject({ vin: vin.trim().toUpperCase(), manufacturer })
  expect(await vehicle(vin)).toEqual(found)
})

test('Other numbers of a maker are other vehicles', async () => {
  const vins = Array.from({ length: 30 }, (_, number) => `WMA06XZZ8CP0348${String(number).padStart(2, '0')}`)
  const slugs = await Promise.all(vins.map((vin) => vehicle(vin).then(({ slug }) => slug)))
  expect(new Set(slugs).size).toBeGreaterThan(3)
})

test.each(['XXX06XZZ8CP034890', 'WMA06XZZ8CP03489', 'WMA06XZZ8CP0348901', 'WMA06XZZ8CP03489?', ''])(
  '%j is no vehicle',
  async (vin) => {
    expect(await vehicle(vin)).toBeNull()
  },
)

test('No value at all is no vehicle', async () => {
  const { body } = await post('/api/vin/findVehicle', { formValues: [], lang: 'de-DE', userToken: null })
  expect(body.vehicle).toBeNull()
})

test('An account without VIN search is refused', async () => {
  const backend = api(smallBackend())
  const token = await backend.login('readonly@demo.test')
  const { status, body } = await backend.post('/api/vin/findVehicle', lookup('WMA06XZZ8CP034890', token))
  expect([status, body.code]).toEqual([403, 403006])
})

const vins = ['WMA06XZZ8CP034890', 'WDB9634031L123456', 'YV2RT40A0GB123456'] as const
const remember = (to: ReturnType<typeof api>, vinNumber: string, limit = 10, headers = {}) =>
  to.post('/api/search/addVinSuggestion', { limit, vinNumber }, headers)

test('VINs are remembered newest first, each once, no more than asked for', async () => {
  const backend = api(smallBackend())
  for (const vin of [vins[0], vins[1], vins[0].toLowerCase(), vins[2]]) await remember(backend, vin)
  expect((await backend.get('/api/search/getVinSuggestions')).body).toEqual([vins[2], vins[0], vins[1]])
  expect((await remember(backend, vins[1], 2)).body).toEqual([vins[1], vins[2]])
})

test('What is no VIN is not remembered', async () => {
  expect((await remember(api(smallBackend()), 'WMA06')).body).toEqual([])
})

test('A customer has a history of its own', async () => {
  const backend = api(smallBackend())
  const authorization = `Bearer ${await backend.login('full@demo.test')}`
  await remember(backend, vins[0], 10, { authorization })
  await remember(backend, vins[1])
  expect((await backend.get('/api/search/getVinSuggestions', { authorization })).body).toEqual([vins[0]])
  expect((await backend.get('/api/search/getVinSuggestions')).body).toEqual([vins[1]])
})

test('The search mode leaves VIN out for an account that may not use it', async () => {
  const backend = api(smallBackend())
  const mode = async (userName?: string) => {
    const headers = userName === undefined ? {} : { authorization: `Bearer ${await backend.login(userName)}` }
    return (await backend.get('/api/settings/search-mode', headers)).body
  }
  expect(await mode()).toEqual({ mode: 'VIN_AND_OE', vinHistoryLength: 10 })
  expect(await mode('full@demo.test')).toMatchObject({ mode: 'VIN_AND_OE' })
  expect(await mode('readonly@demo.test')).toMatchObject({ mode: 'OE' })
})
