import { expect, it } from 'vitest'
import { HITS_SHOWN } from '#ui/search/header/search.view-model.ts'
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

it('searches for three characters and more, after a pause of 300 ms', () => {
  const { field, calls, wait } = anyField()

  field.type('81')
  wait(300)
  expect(calls).toEqual([])

  field.type('81.')
  wait(299)
  expect(calls).toEqual([])
  wait(1)
  expect(calls.map(({ term }) => term)).toEqual(['81.'])
})

it('begins the pause anew with each character', () => {
  const { field, calls, wait } = anyField()

  field.type('disc')
  wait(200)
  field.type('disc b')
  wait(200)
  expect(calls).toEqual([])
  wait(100)

  expect(calls.map(({ term }) => term)).toEqual(['disc b'])
})

it('opens above three characters, and only with the focus', async () => {
  const { field, wait } = await fieldWith('dis', found('3.61984'))
  expect(field.isOpen).toBe(false)

  field.type('disc')
  wait(300)
  expect(field.isOpen).toBe(true)

  field.leave()
  expect(field.isOpen).toBe(false)
})

it('aborts the older search, whose late answer changes nothing', async () => {
  const { field, calls, wait } = anyField()
  field.type('disc')
  wait(300)
  field.type('drum')
  wait(300)

  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false])
  await calls[1]!.answer(found('2.1'))
  await calls[0]!.answer(found('1.1', '1.2'))

  expect(field.parts.map(({ sku }) => sku)).toEqual(['2.1'])
})

it('does nothing with an empty field', async () => {
  const { field, calls } = anyField()
  field.type('   ')

  expect(await field.submit()).toEqual({ kind: 'stay' })
  expect(calls).toEqual([])
})

it('leads to the one product that was found', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))

  expect(await field.submit()).toEqual({ kind: 'product', slug: 'nw-3-61984' })
  expect(field.isOpen).toBe(false)
})

it('leads to the results where several were found', async () => {
  const { field } = await fieldWith(' disc ', found('3.61984', '3.61985'))

  expect(await field.submit()).toEqual({ kind: 'results', term: 'disc' })
})

it('looks up the very term that is submitted, not the one before', async () => {
  const { field, calls } = await fieldWith('disc', found('3.61984'))

  field.type('drum')
  const target = field.submit()
  expect(calls.map(({ term }) => term)).toEqual(['disc', 'drum'])
  await calls[1]!.answer(found('4.1', '4.2'))

  expect(await target).toEqual({ kind: 'results', term: 'drum' })
})

it('asks once when Enter is pressed while the live search is on its way', async () => {
  const { field, calls, wait } = anyField()
  field.type('disc')
  wait(300)

  const target = { kind: 'product', slug: 'nw-3-61984' }
  const targets = [field.submit(), field.submit()]
  expect(calls).toHaveLength(1)
  await calls[0]!.answer(found('3.61984'))

  expect(await Promise.all(targets)).toEqual([target, target])
})

it('stays where it is when the typing has gone on', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  field.type('disc brake')
  await calls[0]!.answer(found('3.61984'))

  expect(await target).toEqual({ kind: 'stay' })
})

it('leads to the results page when the search fails, which tells what is wrong', async () => {
  const { field, calls } = anyField()
  field.type('disc')
  const target = field.submit()
  await calls[0]!.fail()

  expect(await target).toEqual({ kind: 'results', term: 'disc' })
})

it('says that a search failed, and searches again when asked to', async () => {
  const { field, calls, wait } = anyField()
  field.type('disc')
  wait(300)
  await calls[0]!.fail()
  expect([field.state, field.isOpen]).toEqual(['error', true])

  field.retry()
  expect(field.state).toBe('pending')
  await calls[1]!.answer(found('3.61984'))

  expect([field.state, field.parts.length]).toEqual(['success', 1])
})

it('walks products, groups and back to the text', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  const keys = [1, 1, 1, 1, -1].map((by) => {
    field.move(by as 1 | -1)
    return field.activeKey
  })

  expect(keys).toEqual(['part-nw-3-61984', 'part-nw-3-61985', 'group-B11', undefined, 'group-B11'])
})

it('leads to the active option', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  field.move(-1)

  expect(await field.submit()).toMatchObject({ kind: 'group', categoryId: 'B11' })
})

it('forgets the active option as soon as the typing goes on', async () => {
  const { field } = await fieldWith('disc', found('3.61984', '3.61985'))
  field.move(1)
  field.type('disc b')

  expect(field.activeOption).toBeUndefined()
})

it('keeps the rows in sight while the next answer is on its way', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))
  field.type('disc b')

  expect([field.state, field.parts.length]).toEqual(['pending', 1])
})

it('stays closed after Escape until the typing goes on', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))
  field.close()
  expect(field.isOpen).toBe(false)

  field.type('disc b')
  expect(field.isOpen).toBe(true)
})

it('folds and unfolds the details of a row', async () => {
  const { field } = await fieldWith('disc', found('3.61984'))
  field.fold('nw-3-61984', true)
  expect(field.isUnfolded('nw-3-61984')).toBe(true)

  field.fold('nw-3-61984', false)
  expect(field.isUnfolded('nw-3-61984')).toBe(false)
})

it('shows a few rows and tells how many there are', async () => {
  const skus = Array.from({ length: 9 }, (_, index) => `3.6198${index}`)
  const { field } = await fieldWith('disc', { ...found(...skus), total: 1_909 })

  expect([field.parts.length, field.partCount]).toEqual([HITS_SHOWN, 1_909])
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
