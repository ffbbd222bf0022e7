import { expect, it } from 'vitest'
import { vehicleSuggestions } from '#domain/search/read-term.ts'
import { NO_INTERPRETATION, suggestionsForVisitor } from '#domain/search/query-interpretation.ts'

const TGX = {
  slug: 'man-tgx-18-440',
  type: 'truck',
  manufacturer: 'MAN',
  series: 'TGX',
  model: 'TGX 18.440',
  yearFrom: 2007,
}
const namedQuerySuggestions = vehicleSuggestions({
  vehicles: [TGX],
  makers: [{ slug: 'renault-trucks', name: 'Renault Trucks' }],
})
const everything = { offersVinSearch: true, offersMakers: true, mayQuickOrder: true }
const kindsTo = (visitor: Partial<typeof everything>) =>
  suggestionsForVisitor(
    { ...everything, ...visitor },
    { ...NO_INTERPRETATION, offers: namedQuerySuggestions },
  ).map(({ kind }) => kind)

it('offers the pages of the vehicles and makers in a term, each with a unique key', () => {
  expect(namedQuerySuggestions).toEqual([
    { kind: 'model', key: 'vehicle-man-tgx-18-440', vehicle: TGX },
    { kind: 'maker', key: 'maker-renault-trucks', maker: { slug: 'renault-trucks', name: 'Renault Trucks' } },
  ])
  expect(kindsTo({ mayQuickOrder: false })).toEqual(['model', 'maker'])
})

it('offers no page that the user may not open', () => {
  expect(kindsTo({ offersVinSearch: false })).toEqual([])
  expect(kindsTo({ offersMakers: false })).toEqual(['model'])
})
