import { expect, it } from 'vitest'
import { MakerViewModel } from '#ui/vehicles/range/maker.view-model.ts'

const vehicle = (series: string, model: string) => ({
  slug: `man-${model}`,
  type: 'truck',
  manufacturer: 'MAN',
  series,
  model,
  yearFrom: 2012,
  axleConfigurations: [],
})
const VEHICLES = [
  vehicle('TGX', '18.470'),
  vehicle('TGM', '12.250'),
  vehicle('TGX', '9.400'),
  vehicle('L2000', '8.163'),
  vehicle('TGM', '8.220'),
]

const modelOf = (series?: string, vehicles = VEHICLES) =>
  new MakerViewModel({ maker: { slug: 'man', name: 'MAN' }, vehicles, series })
const shownIn = (model: MakerViewModel) =>
  model.vehicles.map(({ series, model: name }) => `${series} ${name}`)

it('the page of a vehicle maker counts all vehicles of the maker, even if a series is chosen', () => {
  expect(modelOf('TGM')).toMatchObject({ name: 'MAN', count: 5 })
})

it('the page of a vehicle maker lists the series alphabetically, each with the number of its vehicles', () => {
  expect(modelOf().series).toEqual([
    { name: 'L2000', count: 1, isChosen: false },
    { name: 'TGM', count: 2, isChosen: false },
    { name: 'TGX', count: 2, isChosen: false },
  ])
})

it('the page of a vehicle maker shows all vehicles sorted by series and model, numerically', () => {
  expect(shownIn(modelOf())).toEqual(['L2000 8.163', 'TGM 8.220', 'TGM 12.250', 'TGX 9.400', 'TGX 18.470'])
})

it('the page of a vehicle maker shows only the vehicles of the chosen series', () => {
  const model = modelOf('TGX')
  expect(model.chosenSeries).toBe('TGX')
  expect(model.series.filter(({ isChosen }) => isChosen).map(({ name }) => name)).toEqual(['TGX'])
  expect(shownIn(model)).toEqual(['TGX 9.400', 'TGX 18.470'])
})

it('the page of a vehicle maker shows all vehicles for an unknown series', () => {
  const model = modelOf('Actros')
  expect([model.chosenSeries, model.vehicles.length]).toEqual([undefined, 5])
})
