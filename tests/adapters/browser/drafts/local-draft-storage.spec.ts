import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LocalDraftStorage } from '#adapters/browser/drafts/local-draft-storage.ts'
import { storageOf } from '../../../fixtures/storage.fixture.ts'

const anna = { personId: 'D0100001', name: 'quickorder' }

const memoryOver = (storage: ReturnType<typeof storageOf>) => new LocalDraftStorage(() => storage)

it('the draft storage stores a draft for later pages until it is discarded', () => {
  const storage = storageOf()
  expect(memoryOver(storage).load(anna)).toBeUndefined()
  expect(memoryOver(storage).save(anna, { lines: ['3.70481'] }, 1)).toBe(true)
  expect(memoryOver(storage).load(anna)).toEqual({ lines: ['3.70481'] })
  memoryOver(storage).discard(anna)
  expect(memoryOver(storage).load(anna)).toBeUndefined()
})

it('the draft storage stores separate drafts per customer and page', () => {
  const keys = fc.record({ personId: fc.string(), name: fc.string() })
  fc.assert(
    fc.property(keys, keys, (one, other) => {
      fc.pre(one.personId !== other.personId || one.name !== other.name)
      const memory = memoryOver(storageOf())
      memory.save(one, 'theirs', 1)
      expect(memory.load(other)).toBeUndefined()
    }),
  )
})

it('the draft storage ignores invalid entries', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"keptAt":"x","content":1}')), (text) => {
      const memory = memoryOver(storageOf(new Map([['draft:D0100001:quickorder', text]])))
      expect(memory.load(anna)).toBeUndefined()
      expect(memory.save(anna, 'typed', 2)).toBe(true)
      expect(memory.load(anna)).toBe('typed')
    }),
  )
})

it('the draft storage rejects a draft that is too long, and retains the stored draft', () => {
  const memory = memoryOver(storageOf())
  memory.save(anna, 'short', 1)
  expect(memory.save(anna, 'x'.repeat(800_000), 2)).toBe(false)
  expect(memory.load(anna)).toBe('short')
})

it('the draft storage deletes the oldest draft beyond the maximum number', () => {
  const memory = memoryOver(storageOf())
  const keys = Array.from({ length: 30 }, (_, index) => ({ personId: 'D1', name: `form ${index}` }))
  keys.forEach((key, index) => memory.save(key, index, index))
  expect(keys.filter((key) => memory.load(key) !== undefined)).toEqual(keys.slice(6))
})

it('the draft storage deletes old drafts if the storage is full, but no entries that are not drafts', () => {
  const items = new Map([['viewed', 'x'.repeat(50)]])
  const memory = memoryOver(storageOf(items, 250))
  const other = { personId: 'D0100002', name: 'form' }
  expect(memory.save(other, 'y'.repeat(60), 1)).toBe(true)
  expect(memory.save(anna, 'z'.repeat(60), 2)).toBe(true)
  expect(memory.load(other)).toBeUndefined()
  expect(memory.load(anna)).toBe('z'.repeat(60))
  expect(memory.save(anna, 'z'.repeat(300), 3)).toBe(false)
  expect(items.get('viewed')).toBe('x'.repeat(50))
})

it('the draft storage returns no draft if the browser blocks the storage', () => {
  const memory = new LocalDraftStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(memory.save(anna, 1, 1)).toBe(false)
  expect(memory.load(anna)).toBeUndefined()
  memory.discard(anna)
})

it('the draft storage deletes all drafts, but no entries that are not drafts', () => {
  const items = new Map([['appearance', 'dark']])
  const memory = memoryOver(storageOf(items))
  memory.save(anna, {}, 1)
  memory.save({ ...anna, personId: 'D0100002' }, {}, 2)
  memory.clear()
  expect([...items.keys()]).toEqual(['appearance'])
})
