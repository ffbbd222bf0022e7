import { expect, it } from 'vitest'
import type { Vin } from '#domain/vehicles/vin.ts'
import {
  anyField as unfocusedField,
  answeredField as fieldWith,
} from '../../../fixtures/search-field.fixture.ts'
import { searchResultOf } from '../../../fixtures/stub-search.fixture.ts'

function anyField() {
  const all = unfocusedField()
  all.field.enter()
  return all
}

it('the search field opens the suggestions from four characters on, and only with the focus', async () => {
  const { field, wait } = await fieldWith('dis', searchResultOf('3.61984'))
  expect(field.isOpen).toBe(false)

  field.type('disc')
  wait(300)
  expect(field.isOpen).toBe(true)

  field.leave()
  expect(field.isOpen).toBe(false)
})

it('the search field opens the product if it is the only result', async () => {
  const { field } = await fieldWith('disc', searchResultOf('3.61984'))

  expect(await field.submit()).toEqual({ kind: 'product', slug: 'nw-3-61984' })
  expect(field.isOpen).toBe(false)
})

it('the search field opens the results page if there are several results', async () => {
  const { field } = await fieldWith(' disc ', searchResultOf('3.61984', '3.61985'))

  expect(await field.submit()).toEqual({ kind: 'results', term: 'disc' })
})

it('the search field does not navigate if the user continues to type before the results arrive', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  field.type('disc brake')
  await calls[0]!.answer(searchResultOf('3.61984'))

  expect(await target).toEqual({ kind: 'stay' })
})

it('the search field opens the vehicle of a complete VIN', async () => {
  const vin = 'WMA06XZZ8CP034890' as Vin
  const offer = { kind: 'vehicle' as const, key: `vin-${vin}`, vin, maker: 'MAN', letters: [] }
  const reading = { offers: [offer], numbers: [] }
  const withVehicles = await fieldWith(vin, searchResultOf(), { vin: true, reading })
  expect(await withVehicles.field.submit()).toEqual({ kind: 'vehicle', vin })

  const without = await fieldWith(vin, searchResultOf(), { reading })
  expect(await without.field.submit()).toEqual({ kind: 'results', term: vin })
})

it('the search field opens the only part for a vehicle if its number is complete, otherwise the results page', async () => {
  const { field, calls } = anyField()
  field.within('man-tgx')
  field.type('3.6198')
  const target = field.submit()
  await calls[0]!.answer(searchResultOf('3.61984'))
  expect(await target).toEqual({ kind: 'results', term: '3.6198' })

  field.type('3.61984')
  const exact = field.submit()
  await calls[1]!.answer(searchResultOf('3.61984'))
  expect(await exact).toMatchObject({ kind: 'product', slug: 'nw-3-61984' })
})

it('the search field retains text typed after Enter when the results page arrives', async () => {
  const { field } = await fieldWith('disc', searchResultOf('3.61984', '3.61985'))
  field.enter()
  await field.submit()

  field.type('disc brake')
  field.show('disc')
  expect(field.text).toBe('disc brake')

  field.show('disc')
  expect(field.text).toBe('disc')
})

it('the search field opens the results page when the search fails', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  await calls[0]!.fail()

  expect(await target).toEqual({ kind: 'results', term: 'disc' })
})

it('the search field moves through products and groups, and back to the text', async () => {
  const { field } = await fieldWith('disc', searchResultOf('3.61984', '3.61985'))
  const keys = [1, 1, 1, 1, -1].map((offset) => {
    field.move(offset as 1 | -1)
    return field.activeKey
  })

  expect(keys).toEqual(['part-nw-3-61984', 'part-nw-3-61985', 'group-B11', undefined, 'group-B11'])
})

it('the search field opens the active option', async () => {
  const { field } = await fieldWith('disc', searchResultOf('3.61984', '3.61985'))
  field.move(-1)

  expect(await field.submit()).toMatchObject({ kind: 'group', categoryId: 'B11' })
})

it('the search field stays closed after Escape until the user types', async () => {
  const { field } = await fieldWith('disc', searchResultOf('3.61984'))
  field.close()
  expect(field.isOpen).toBe(false)

  field.type('disc b')
  expect(field.isOpen).toBe(true)
})

it('the search field truncates the text to 200 characters', () => {
  const { field } = anyField()
  field.type('1'.repeat(300))

  expect(field.text).toHaveLength(200)
})

it('the search field shows the term of the results page without searching for it', () => {
  const { field, calls, wait } = anyField()
  field.show('disc')
  wait(300)

  expect([field.text, field.isOpen, calls.length]).toEqual(['disc', false, 0])
})

it('the search field loads the code that interprets terms when the field gets the focus', () => {
  const { loads, field } = unfocusedField()
  expect(loads()).toBe(0)
  field.enter()
  expect(loads()).toBe(1)
})
