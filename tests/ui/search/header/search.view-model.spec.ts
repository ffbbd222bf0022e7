import { expect, it } from 'vitest'
import type { Vin } from '#domain/vehicles/vin.ts'
import {
  anyField as unfocusedField,
  answeredField as fieldWith,
} from '../../../fixtures/search-field.fixture.ts'
import { found } from '../../../fixtures/told-search.fixture.ts'

function anyField() {
  const all = unfocusedField()
  all.field.enter()
  return all
}

it('opens above three characters, and only with the focus', async () => {
  const { field, wait } = await fieldWith('dis', found('3.61984'))
  expect(field.isOpen).toBe(false)

  field.type('disc')
  wait(300)
  expect(field.isOpen).toBe(true)

  field.leave()
  expect(field.isOpen).toBe(false)
})

it('links to the one product that was found', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))

  expect(await field.submit()).toEqual({ kind: 'product', slug: 'nw-3-61984' })
  expect(field.isOpen).toBe(false)
})

it('links to the results where several were found', async () => {
  const { field } = await fieldWith(' disc ', found('3.61984', '3.61985'))

  expect(await field.submit()).toEqual({ kind: 'results', term: 'disc' })
})

it('stays where it is when the typing has gone on', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  field.type('disc brake')
  await calls[0]!.answer(found('3.61984'))

  expect(await target).toEqual({ kind: 'stay' })
})

it('links to the vehicle of a complete VIN', async () => {
  const vin = 'WMA06XZZ8CP034890' as Vin
  const offer = { kind: 'vehicle' as const, key: `vin-${vin}`, vin, maker: 'MAN', letters: [] }
  const reading = { offers: [offer], numbers: [] }
  const withVehicles = await fieldWith(vin, found(), { vin: true, reading })
  expect(await withVehicles.field.submit()).toEqual({ kind: 'vehicle', vin })

  const without = await fieldWith(vin, found(), { reading })
  expect(await without.field.submit()).toEqual({ kind: 'results', term: vin })
})

it('leaves a number to the page of results that the parts of the vehicle do not have', async () => {
  const { field, calls } = anyField()
  field.within('man-tgx')
  field.type('3.6198')
  const target = field.submit()
  await calls[0]!.answer(found('3.61984'))
  expect(await target).toEqual({ kind: 'results', term: '3.6198' })

  field.type('3.61984')
  const exact = field.submit()
  await calls[1]!.answer(found('3.61984'))
  expect(await exact).toMatchObject({ kind: 'product', slug: 'nw-3-61984' })
})

it('keeps what is typed after Enter when the page of the entered term arrives', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  field.enter()
  await field.submit()

  field.type('disc brake')
  field.show('disc')
  expect(field.text).toBe('disc brake')

  field.show('disc')
  expect(field.text).toBe('disc')
})

it('links to the results page when the search fails, which reports what is wrong', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  await calls[0]!.fail()

  expect(await target).toEqual({ kind: 'results', term: 'disc' })
})

it('walks products, groups and back to the text', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  const keys = [1, 1, 1, 1, -1].map((by) => {
    field.move(by as 1 | -1)
    return field.activeKey
  })

  expect(keys).toEqual(['part-nw-3-61984', 'part-nw-3-61985', 'group-B11', undefined, 'group-B11'])
})

it('links to the active option', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  field.move(-1)

  expect(await field.submit()).toMatchObject({ kind: 'group', categoryId: 'B11' })
})

it('stays closed after Escape until the typing goes on', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))
  field.close()
  expect(field.isOpen).toBe(false)

  field.type('disc b')
  expect(field.isOpen).toBe(true)
})

it('cuts what is typed at 200 characters', () => {
  const { field } = anyField()
  field.type('1'.repeat(300))

  expect(field.text).toHaveLength(200)
})

it('shows the term of the page without searching for it', () => {
  const { field, calls, wait } = anyField()
  field.show('disc')
  wait(300)

  expect([field.text, field.isOpen, calls.length]).toEqual(['disc', false, 0])
})

it('loads the code that reads terms when the field gets the focus', () => {
  const { loads, field } = unfocusedField()
  expect(loads()).toBe(0)
  field.enter()
  expect(loads()).toBe(1)
})
