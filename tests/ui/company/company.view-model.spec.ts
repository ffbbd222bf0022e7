import { expect, it } from 'vitest'
import { ContentStore, type LayoutData } from '#application/catalogue/content.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import type { Category } from '#domain/catalogue/content.ts'
import { CompanyViewModel } from '#ui/company/company.view-model.ts'

const COMPANY = { name: 'Drawbar GmbH', city: 'Hamburg', phone: '+49 40 123' }
const LEGAL = { register: 'HRB 4711' }

const group = (id: string, productCount: number, parentId?: string): Category => ({
  id,
  name: id,
  picture: { src: '', alt: '' },
  productCount,
  parentId,
})

const FRAME = {
  country: {
    company: COMPANY,
    legal: LEGAL,
    links: { aboutUs: '/company/about', imprint: 'https://else.test' },
  },
  content: {
    divisions: [],
    categories: [group('brakes', 20), group('discs', 8, 'brakes'), group('filters', 5)],
  },
} as unknown as LayoutData

function companyOf(layoutData?: LayoutData) {
  const [content, searchMode] = [new ContentStore(), new SearchModeStore()]
  if (layoutData) content.setLayoutData(layoutData)
  return { model: new CompanyViewModel({ content, searchMode }), searchMode }
}

it('the company page shows the requested page, by default "about", and the question for the help desk', () => {
  const { model } = companyOf(FRAME)
  expect([model.shown.page, model.shown.request]).toEqual(['about', undefined])
  model.show({ page: 'help-desk', companyName: 'Drawbar GmbH', request: 'May I see prices?' })
  expect([model.shown.page, model.shown.request]).toEqual(['help-desk', 'May I see prices?'])
  model.show({ page: 'imprint', companyName: 'Drawbar GmbH' })
  expect([model.shown.page, model.shown.request]).toEqual(['imprint', undefined])
})

it('the company page shows the company that serves the country, and its pages in the shop', () => {
  const { model } = companyOf(FRAME)
  expect([model.company, model.legal, model.pages]).toEqual([COMPANY, LEGAL, ['about']])
})

it('the company page contains no text before the country is loaded', () => {
  const { model } = companyOf()
  expect([model.company, model.legal, model.pages]).toEqual([undefined, undefined, []])
  expect(model).toMatchObject({
    figures: { groups: 0, parts: 0, places: 0 },
    places: [],
    contacts: [],
    phoneHours: [],
  })
})

it('the company page mentions vehicles only if the shop has the search for vehicles', () => {
  const { model, searchMode } = companyOf(FRAME)
  expect(model.offersVehicles).toBe(false)
  searchMode.set('vin')
  expect(model.offersVehicles).toBe(true)
})
