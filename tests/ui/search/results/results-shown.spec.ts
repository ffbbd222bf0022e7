import { describe, expect, it } from 'vitest'
import { ContentStore, type LayoutData } from '#application/catalogue/content.store.ts'
import type { ListedResult } from '#application/search/parts-catalogue.port.ts'
import type { ListedParts } from '#application/search/list-parts.ts'
import { readResultsUrl } from '#application/search/results-url.ts'
import type { SessionStore } from '#application/session/session.store.ts'
import { AppearanceStore } from '#application/appearance/appearance.store.ts'
import { ChangeAppearance } from '#application/appearance/change-appearance.ts'
import type { Preferences } from '#application/locale/preferences.port.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import {
  NO_INTERPRETATION,
  type QuerySuggestion,
  type QueryInterpretation,
} from '#domain/search/query-interpretation.ts'
import { showsInterpretation, SearchResultsViewModel } from '#ui/search/results/search-results.view-model.ts'
import { anyProduct } from '../../../fixtures/product.fixture.ts'
import { recordedPort } from '../../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../../fixtures/session.fixture.ts'

const LAYOUT_DATA = {
  content: {
    divisions: [{ id: 'truck', name: 'Trucks' }],
    categories: [
      { id: 'B10', name: 'Brake system' },
      { id: 'B11', name: 'Disc brake', parentId: 'B10' },
      { id: 'B12', name: 'Drum brake', parentId: 'B10' },
    ],
  },
  country: { links: { helpDesk: 'https://help.test/' } },
} as unknown as LayoutData
const TGX = {
  slug: 'man-tgx',
  type: 'truck',
  manufacturer: 'MAN',
  series: 'TGX',
  model: 'TGX',
  yearFrom: 2012,
}
const DISC = anyProduct()
const SUCCESSOR = anyProduct({ foundVia: { kind: 'replaced', number: '3.61902' } })
const NUMBER: QuerySuggestion = {
  kind: 'number',
  key: 'number-1',
  read: { number: '3.61984', pieces: 4, parts: [DISC], isCorrected: false },
}
const QUICK_ORDER: QuerySuggestion = { kind: 'quick-order', key: 'quick-order', lines: [] }
const MODEL: QuerySuggestion = { kind: 'model', key: 'model-1', vehicle: TGX }
const MAKER: QuerySuggestion = { kind: 'maker', key: 'maker-1', maker: { slug: 'man', name: 'MAN' } }
const BRANDS = { name: 'brands' as const, values: [{ id: 'nw', name: 'Northwain', count: 2 }] }
const LEFT_OUT = { text: 'qqq', as: 'left-out', value: '' } as const
const AS_DISC = { text: 'disc', as: 'part-type', value: 'Brake disc' } as const

type Found = Partial<ListedResult> & { readonly reading?: QueryInterpretation; readonly pageCount?: number }

const listedOf = ({ reading = NO_INTERPRETATION, pageCount = 1, ...result }: Found = {}): ListedParts => ({
  result: { products: [], categories: [], total: 0, facets: [], attributes: [], ...result },
  page: 1,
  pageCount,
  sort: 'relevance',
  reading,
})

type Visitor = {
  readonly session?: SessionStore
  readonly vin?: boolean
  readonly layoutData?: LayoutData
  readonly notOffered?: CapabilitiesStore['notOffered']
}

const preferences = recordedPort<Preferences>()

function modelFor({
  session = sessionOf('customer'),
  vin = false,
  layoutData,
  notOffered = [],
}: Visitor = {}) {
  const [content, searchMode, capabilities] = [
    new ContentStore(),
    new SearchModeStore(),
    new CapabilitiesStore(),
  ]
  if (layoutData) content.setLayoutData(layoutData)
  if (vin) searchMode.set('part-and-vin')
  capabilities.set(notOffered)
  const changeAppearance = new ChangeAppearance({
    store: new AppearanceStore(),
    preferences: preferences.port,
  })
  return new SearchResultsViewModel({ content, session, searchMode, capabilities, changeAppearance })
}

function results(query: string, foundFound: Found = {}, visitor: Visitor = {}) {
  const model = modelFor(visitor)
  model.show({ url: readResultsUrl(new URLSearchParams(query)), listed: listedOf(foundFound) })
  return model
}

const buyer = () => {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, fillBasket: true })
  return session
}

it('the results page is empty before a list is loaded', () => {
  const model = modelFor()
  expect(model).toMatchObject({ total: 0, pageCount: 1, parts: [], understood: [], suggestions: [] })
  expect(model).toMatchObject({
    showsInterpretation: false,
    offers: [],
    pieces: [],
    facets: [],
    attributes: [],
  })
  expect([model.replacement, model.vehicle, model.vehicleName]).toEqual([undefined, undefined, undefined])
})

describe('the heading of the results page', () => {
  it.each([
    ['categories=B11,X99', { kind: 'groups', names: ['Disc brake', 'X99'] }],
    ['divisions=truck,ship', { kind: 'divisions', names: ['Trucks', 'ship'] }],
    ['brands=nw', { kind: 'brands', names: ['Northwain'] }],
    ['brands=nw&news=true', { kind: 'brands', names: ['Northwain'] }],
    ['makers=MAN', { kind: 'everything' }],
  ])('for %s contains the names in the catalogue, or the ids', (query, subject) => {
    const facets = query.startsWith('brands') ? [BRANDS] : []
    expect(results(query, { facets, total: 2 }, { layoutData: LAYOUT_DATA }).subject).toEqual(subject)
  })

  it('is the vehicle if the vehicle is the only filter', () => {
    const match = { vehicle: TGX, total: 1 }
    expect(results('vehicle=man-tgx', match).subject).toEqual({ kind: 'vehicle', name: 'MAN TGX' })
    expect(results('vehicle=man-tgx&news=true', match).subject).toEqual({ kind: 'promotions' })
  })

  it.each([
    ['categories=B11', { name: 'Brake system', query: '?categories=B10' }],
    ['categories=B10', undefined],
    ['categories=B11,B12', undefined],
    ['', undefined],
  ])('contains a link to the main group only for a single sub group: %s', (query, mainGroup) => {
    expect(results(query, {}, { layoutData: LAYOUT_DATA }).mainGroup).toEqual(mainGroup)
    expect(results(query).mainGroup).toBeUndefined()
  })
})

describe('a vehicle that filters the results', () => {
  it('is shown with its name, and can be removed', () => {
    const model = results('vehicle=man-tgx', { vehicle: TGX, total: 1 })
    expect(model.vehicle).toEqual({ slug: 'man-tgx', name: 'MAN TGX' })
    expect(model.choices).toEqual([{ kind: 'vehicle', name: 'MAN TGX', query: '' }])
  })

  it('that the API does not return is shown by its slug, and not stored', () => {
    const model = results('vehicle=man-tgx', { total: 1 })
    expect([model.vehicleName, model.vehicle]).toEqual(['man-tgx', undefined])
    expect(model.choices).toMatchObject([{ kind: 'vehicle', name: 'man-tgx' }])
  })

  it('is shown even if no part fits it', () => {
    const model = results('term=disc&vehicle=man-tgx', { vehicle: TGX })
    expect([model.vehicleName, model.nothingFound]).toEqual(['MAN TGX', 'ofFilters'])
  })
})

describe('the interpretation of the search term on the results page', () => {
  it('contains a number that is no longer sold, with its successor', () => {
    const model = results('term=3.61902', { products: [SUCCESSOR], total: 1 })
    expect(model.replacement).toEqual({ number: '3.61902', successor: '3.61984' })
    expect(model.showsInterpretation).toBe(true)
  })

  it('is not shown for a part with an exact match', () => {
    const model = results('term=3.61984', { products: [DISC, SUCCESSOR], total: 2 })
    expect([model.replacement, model.showsInterpretation]).toEqual([undefined, false])
  })

  it.each([
    ['interpreted words', { understood: [AS_DISC] }],
    ['suggested terms', { suggestions: [{ term: 'brake disc', total: 2 }] }],
    ['an offered vehicle model', { reading: { offers: [MODEL], numbers: [] } }],
  ])('is shown if it contains %s', (_, match) => {
    expect(showsInterpretation(listedOf(match))).toBe(true)
    expect(showsInterpretation(listedOf({ understood: [], suggestions: [] }))).toBe(false)
  })

  it('has a link to remove an interpreted word, and suggested terms', () => {
    const suggestions = [{ term: 'brake disc', total: 2 }]
    const model = results('term=disc+qqq&divisions=truck', { understood: [AS_DISC, LEFT_OUT], suggestions })
    expect(model.pieces).toEqual([{ piece: AS_DISC, query: '?term=qqq&divisions=truck' }])
    expect(model.suggestions).toEqual([
      { term: 'brake disc', total: 2, query: '?term=brake+disc&divisions=truck' },
    ])
  })

  it('contains no ignored words if nothing was found and the term is offered as a part number', () => {
    const reading = { offers: [NUMBER], numbers: [] }
    const understood = [AS_DISC, LEFT_OUT]
    expect(results('term=1', { reading, understood })).toMatchObject({
      isReadOtherwise: true,
      understood: [AS_DISC],
      nothingFound: undefined,
    })
    expect(results('term=1', { reading, understood, total: 1 })).toMatchObject({
      isReadOtherwise: false,
      understood,
    })
    expect(results('term=1', { understood }).isReadOtherwise).toBe(false)
  })

  it('contains the quantity that the term contains beside the number', () => {
    const { read } = NUMBER
    const model = results('term=4x', { reading: { offers: [], numbers: [read] } })
    expect([model.piecesFor('3.61984'), model.piecesFor('9.99999')]).toEqual([4, undefined])
  })
})

describe('the reason of an empty result', () => {
  it.each(['not-sold', 'brand'] as const)('is not shown for a term that is reported as %s', (as) => {
    const understood = [AS_DISC, { text: 'lamp', as, value: 'Lamp' }]
    expect(results('term=lamp', { understood }).nothingFound).toBeUndefined()
    expect(results('term=lamp&divisions=truck', { understood }).nothingFound).toBe('ofFilters')
  })

  it.each([
    ['term=disc', 'ofTerm'],
    ['term=ж', 'ofTerm'],
    ['term=3.61984', 'ofNumber'],
    ['term=99999999', 'ofNumber'],
    ['term=%21%21', 'ofSigns'],
    ['', 'text'],
  ])('for %s is %s', (query, nothingFound) => {
    expect(results(query, { understood: [AS_DISC] }).nothingFound).toBe(nothingFound)
  })
})

describe('fallbacks of the parts search', () => {
  it('are shown only if a term returns nothing', () => {
    const fallbacks = (query: string, foundFound?: Found) =>
      results(query, foundFound, { vin: true, layoutData: LAYOUT_DATA }).fallbacks.map(({ kind }) => kind)
    expect(fallbacks('term=1234')).toEqual(['document', 'vin', 'help-desk'])
    expect(fallbacks('term=1234', { total: 1 })).toEqual([])
    expect(fallbacks('divisions=truck')).toEqual([])
  })

  it.each<[string, Visitor, readonly QuerySuggestion[]]>([
    ['without rights', {}, [NUMBER]],
    ['with all rights', { session: buyer(), vin: true }, [NUMBER, QUICK_ORDER, MODEL, MAKER]],
    [
      'whose API has neither quick order nor makers',
      { session: buyer(), vin: true, notOffered: ['quickOrder', 'vehicleRange'] },
      [NUMBER, MODEL],
    ],
  ])('include interpretations for a visitor %s', (_, visitor, offers) => {
    const reading = { offers: [NUMBER, QUICK_ORDER, MODEL, MAKER], numbers: [] }
    expect(results('term=x', { reading }, visitor).offers).toEqual(offers)
  })
})

describe('the filters of the results page', () => {
  const SIDE = {
    kind: 'values' as const,
    id: 'side',
    name: 'Side',
    values: [{ id: 'L', name: 'Left', count: 1 }],
  }

  it('include an attribute, with a link to remove it', () => {
    const model = results('categories=B11&attr.side=L', { attributes: [SIDE], total: 1 })
    expect(model.choices.at(-1)).toEqual({
      kind: 'attribute',
      name: 'Side',
      chosen: 'Left',
      query: '?categories=B11',
    })
    expect([model.attributes.length, model.ranges]).toEqual([1, []])
  })

  it('can all be removed by one link, which retains the term', () => {
    const model = results('term=disc&divisions=truck&page=1&sort=name', { total: 1 })
    expect(model.query).toBe('?term=disc&divisions=truck')
    expect([model.resetQuery, model.widerQuery]).toEqual(['?term=disc', '?term=disc'])
  })

  it('are empty in an unfiltered list', () => {
    expect(results('').choices).toEqual([])
    expect(results('divisions=truck').widerQuery).toBeUndefined()
  })
})

describe('the sorting of the results page', () => {
  it('is that of the response, or by relevance if the page does not offer it', () => {
    const model = results('')
    expect(model.sorts).toEqual(['relevance', 'number', 'name', 'stock'])
    expect([model.queryOfSort('name'), model.queryOfSort('price')]).toEqual(['?sort=name', ''])
    model.show({ url: model.url, listed: { ...listedOf(), sort: 'stock' } })
    expect(model.sort).toBe('stock')
    model.show({ url: model.url, listed: { ...listedOf(), sort: 'price' } })
    expect(model.sort).toBe('relevance')
  })

  it('is by an attribute if the results have it, otherwise by relevance', () => {
    const side = { kind: 'values' as const, id: 'side', name: 'Side', values: [] }
    const model = modelFor()
    const url = readResultsUrl(new URLSearchParams('sort=attr.side-desc'))
    model.show({ url, listed: { ...listedOf({ attributes: [side] }), sort: 'attr.side-desc' } })
    expect(model).toMatchObject({ sort: 'attr.side-desc', sortedBy: { name: 'Side', isDescending: true } })
    expect(model.sorts.at(-1)).toBe('attr.side-desc')
    expect(model.queryOfSort('attr.side')).toBe('?sort=attr.side')
    model.show({ url, listed: { ...listedOf(), sort: 'attr.side-desc' } })
    expect(model).toMatchObject({ sort: 'relevance', sortedBy: undefined })
  })
})

it('the results page shows which results are displayed, and only links to another view retain the page number', () => {
  const model = modelFor()
  const listed = { ...listedOf({ total: 60, pageCount: 3, products: [DISC, DISC] }), page: 2 }
  model.show({ url: readResultsUrl(new URLSearchParams('term=disc&view=grid&page=9')), listed })
  expect(model).toMatchObject({ pageCount: 3, firstShown: 26, lastShown: 27, view: 'grid', term: 'disc' })
  expect(model.queryOfView('list')).toBe('?term=disc&view=list&page=2')
  model.chooseView('table')
  expect(preferences.calls.at(-1)).toMatchObject(['saveAppearance', { resultView: 'table' }])
  expect(model.sizes.map(({ query }) => query)).toContain('?term=disc&size=50&view=grid')
  expect(model.fieldsBeside('term', 'view')).toEqual([])
})

it('the results page is read-only for a logged-in user without the right to fill the cart', () => {
  expect(results('')).toMatchObject({ isLoggedIn: true, isReadOnly: true })
  expect(results('', {}, { session: buyer() })).toMatchObject({ isLoggedIn: true, isReadOnly: false })
})
