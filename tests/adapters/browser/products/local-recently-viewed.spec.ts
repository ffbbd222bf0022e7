import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LocalRecentlyViewed } from '#adapters/browser/products/local-recently-viewed.ts'

const part = { slug: 'nw-1', sku: '1.00001', name: 'Disc', language: 'en', pictureSrc: '/media/1.svg' }

function memoryOf(storedText?: string) {
  const items = new Map(storedText === undefined ? [] : [['viewed', storedText]])
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
  return new LocalRecentlyViewed(() => storage)
}

it('the storage of recently viewed parts loads saved entries', () => {
  const memory = memoryOf()
  expect(memory.load()).toEqual({ parts: [] })
  memory.save({ personId: 'D0100001', parts: [part] })
  expect(memory.load()).toEqual({ personId: 'D0100001', parts: [part] })
})

it.each([
  '',
  'null',
  '{',
  '{"length":1}',
  '[null]',
  JSON.stringify([part]),
  JSON.stringify({ personId: 5, parts: [part] }),
  JSON.stringify({ personId: 'x'.repeat(5_000), parts: [part] }),
  JSON.stringify({ parts: [{ ...part, slug: 5 }] }),
  JSON.stringify({ parts: [{ ...part, name: 'x'.repeat(5_000) }] }),
  JSON.stringify({ parts: [{ ...part, pictureSrc: 'javascript:alert(1)' }] }),
  JSON.stringify({ parts: [{ ...part, pictureSrc: '//evil.test/1.svg' }] }),
  JSON.stringify({ parts: [{ ...part, pictureSrc: '/\\evil.test/1.svg' }] }),
])('the storage of recently viewed parts ignores the invalid stored value %j', (storedText) => {
  expect(memoryOf(storedText).load()).toEqual({ parts: [] })
})

it('the storage of recently viewed parts loads valid parts stored beside invalid entries', () => {
  expect(memoryOf(JSON.stringify({ parts: ['x', part, 7] })).load()).toEqual({ parts: [part] })
})

it('the storage of recently viewed parts loads any stored value without throwing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (storedText) => {
      expect(memoryOf(storedText).load().parts.length).toBeLessThanOrEqual(20)
    }),
  )
})

it('the storage of recently viewed parts returns nothing if the browser blocks the storage', () => {
  const memory = new LocalRecentlyViewed(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  memory.save({ parts: [part] })
  expect(memory.load()).toEqual({ parts: [] })
})
