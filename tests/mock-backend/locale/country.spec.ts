import { expect, test } from 'vitest'
import { api, smallBackend } from '../call-api.ts'

const { get } = api(smallBackend())
const country = (countryID: string, languageID = 'en-GB') =>
  get(`/api/country?languageID=${languageID}&countryID=${countryID}`)

test('In Germany the sales company is Drawbar GmbH', async () => {
  const { body } = await country('DE', 'de-DE')
  expect(body).toMatchObject({
    countryName: 'Deutschland',
    entity: {
      entityCode: 'DTDE',
      company: {
        companyName: 'Drawbar GmbH',
        street: 'Kupplungsweg 12',
        postCode: '48155',
        city: 'Münster',
        country: 'Deutschland',
        phoneNo: '+49 251 000 4711',
      },
    },
  })
})

test.each([
  ['FR', 'DTFR'],
  ['BE', 'DTFR'],
  ['IT', 'DTIT'],
  ['PT', 'DTES'],
  ['BR', 'DTBR'],
  ['NL', 'DTDE'],
  ['KZ', 'DTDE'],
])('%s is served by %s', async (countryID, entityCode) => {
  expect((await country(countryID)).body.entity.entityCode).toBe(entityCode)
})

test('Countries are named in the requested language, the company in the language of its country', async () => {
  const { body } = await country('BE', 'fr-FR')
  expect(body.countryName).toBe('Belgique')
  expect(body.entity.company.country).toBe('France')
})

test('Some countries have a help desk, and links refer only to sites of the company', async () => {
  const entities = await Promise.all(['DE', 'FR', 'IT', 'ES', 'BR'].map((id) => country(id)))
  const withHelpDesk = entities.filter(({ body }) => body.entity.links.helpDesk !== undefined)
  expect(withHelpDesk.length).toBeGreaterThan(0)
  expect(withHelpDesk.length).toBeLessThan(entities.length)
  for (const { body } of entities) {
    const { links, social } = body.entity
    const targets = [...Object.values(links), ...social.map((link: any) => link.linkTranslation)] as string[]
    const elsewhere = targets.filter((target) => !/^\/(?:company|search)\//.test(target))
    expect(elsewhere.length).toBeLessThan(targets.length)
    expect(elsewhere.map((target) => new URL(target).origin)).toEqual(
      elsewhere.map(() => 'https://www.drawbar.example'),
    )
  }
})

test('An unknown country code gets 404', async () => {
  const { status, body } = await country('ZZ')
  expect([status, body.code]).toEqual([404, 404001])
})

test.each(['de', 'DEU', ''])('%j is rejected as country code', async (countryID) => {
  expect((await country(countryID)).status).toBe(400)
})

test('The country contains delivery times, the cut-off and the locations of the company', async () => {
  const [germany, brazil] = await Promise.all(['DE', 'BR'].map((id) => country(id)))
  expect(germany?.body.entity.delivery).toMatchObject({ workingDays: 1 })
  expect(brazil?.body.entity.delivery.workingDays).toBeGreaterThan(1)
  expect(germany?.body.entity.delivery.cutoff).toMatch(/^1[67]:30$/)
  expect(germany?.body.entity.places.map(({ name }: any) => name)).toEqual(['Münster', 'Ulm', 'Venlo'])
  expect(germany?.body.entity.places[0].hours).toEqual([
    { weekdays: [1, 2, 3, 4], from: '07:00', to: '17:00' },
    { weekdays: [5], from: '07:00', to: '15:00' },
  ])
})
