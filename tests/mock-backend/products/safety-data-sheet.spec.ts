import { expect, test } from 'vitest'
import { dayOf } from '#mock-backend/calendar/calendar.ts'
import { isVersion, sheetVersionOn } from '#mock-backend/products/safety-data-sheet.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import { anonymous, api, smallBackend } from '../call-api.ts'

const NOW = Date.UTC(2026, 10, 30)
const backend = smallBackend({ clock: () => NOW })
const { post } = api(backend)
const catalogue = sharedCatalogue(7, 600)
const parts = Array.from({ length: 600 }, (_, index) => catalogue.product(index))
const cleaner = parts.find(({ partTypeId }) => partTypeId === 'brake-cleaner')!
const fetched = (path: string) => backend.respond(new Request(`http://api.test${path}`))
const day = (text: string) => dayOf(Date.parse(text))

test.each([
  ['2026-01-14', '2025-01-15'],
  ['2026-01-15', '2026-01-15'],
  ['2026-11-30', '2026-01-15'],
])('On %s the version of %s is the current one', (today, version) => {
  expect(sheetVersionOn(day(today))).toBe(version)
})

test.each([
  ['2026-01-15', true],
  ['2019-01-15', true],
  ['2027-01-15', false],
  ['2026-01-16', false],
  ['2026-01-15x', false],
])('%s is a valid version on 2026-11-30: %s', (text, isKnown) => {
  expect(isVersion(text, day('2026-11-30'))).toBe(isKnown)
})

test.each(['de-DE', 'en-GB', 'es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'pt-BR', 'ru-RU'])(
  'A hazardous part has a safety data sheet in %s with the reported size',
  async (languageID) => {
    const { body } = await post('/api/products/product/', { ...anonymous, languageID, slug: cleaner.slug })
    const { hazard, documents } = body.product
    expect(hazard).toEqual({
      pictograms: ['GHS02', 'GHS07', 'GHS09'],
      signalWord: 'DANGER',
      unNumber: '1950',
    })
    const sheet = documents.at(-1)
    expect(sheet).toMatchObject({ kind: 'SAFETY_DATA_SHEET', version: '2026-01-15' })
    expect((await (await fetched(sheet.href)).arrayBuffer()).byteLength).toBe(sheet.size)
  },
)

test('A safety data sheet contains version, hazards and UN number', async () => {
  const { vendorId, sku } = cleaner
  const path = `/media/documents/${vendorId}-${sku}/safety-data-sheet-2025-01-15-en.pdf`
  const text = Buffer.from(await (await fetched(path)).arrayBuffer()).toString('latin1')
  for (const expectedText of [
    'Version of 2025-01-15',
    'H222 Extremely flammable aerosol.',
    'UN 1950, AEROSOLS',
  ])
    expect(text).toContain(expectedText)
})

test('A part without hazards has no safety data sheet', async () => {
  const harmless = parts.find(({ hazard }) => hazard === undefined)!
  const { body } = await post('/api/products/product/', { ...anonymous, slug: harmless.slug })
  expect(body.product.hazard).toBeUndefined()
  const path = `/media/documents/${harmless.vendorId}-${harmless.sku}/safety-data-sheet-2026-01-15-en.pdf`
  expect((await fetched(path)).status).toBe(404)
})
