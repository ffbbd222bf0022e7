import { expect, it } from 'vitest'
import { SearchModeStore } from '#application/vehicles/search-mode.store.ts'
import { SearchModeViewModel } from '#ui/vehicles/search-mode.view-model.ts'

function modelWith(mode: SearchModeStore['mode']) {
  const store = new SearchModeStore()
  store.set(mode)
  return new SearchModeViewModel({ searchMode: store })
}

it.each([
  { mode: 'part', offersVin: false, offersBoth: false, shown: 'part' },
  { mode: 'vin', offersVin: true, offersBoth: false, shown: 'vin' },
  { mode: 'part-and-vin', offersVin: true, offersBoth: true, shown: 'part' },
] as const)(
  'the search starts with the part or VIN search "$shown" if the mode is $mode',
  ({ mode, shown, ...offered }) => {
    expect(modelWith(mode)).toMatchObject({ ...offered, mode: shown, wasSwitched: false })
  },
)

it('the search switches between the search by part and by VIN', () => {
  const model = modelWith('part-and-vin')
  model.choose('vin')
  expect(model).toMatchObject({ mode: 'vin', wasSwitched: true })
  model.choose('part')
  expect(model).toMatchObject({ mode: 'part', wasSwitched: true })
})

it.each([
  ['part', 'vin'],
  ['vin', 'part'],
] as const)('the search stays in the mode %s if the shop offers only that search', (mode, other) => {
  const model = modelWith(mode)
  model.choose(other)
  expect(model.mode).toBe(mode)
})
