import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PictureCache } from '#adapters/server/pictures/picture-cache.ts'

const pictureOf = (size: number) => ({ bytes: new Uint8Array(size), etag: `"${size}"` })
const memoryOf = (capacity: number) => new PictureCache({ capacity, lifetime: 1000 })

test('the picture cache evicts the least recently used picture', () => {
  const memory = memoryOf(10)
  memory.set('a', pictureOf(4), 0)
  memory.set('b', pictureOf(4), 0)
  memory.get('a', 1)
  memory.set('c', pictureOf(4), 2)

  expect(['a', 'b', 'c'].map((key) => memory.get(key, 3) !== undefined)).toEqual([true, false, true])
})

test('a picture larger than the cache is not stored', () => {
  const memory = memoryOf(10)
  memory.set('a', pictureOf(11), 0)
  expect(memory.get('a', 0)).toBeUndefined()
})

test('the picture cache never exceeds its size, and always contains the last stored picture that fits', () => {
  const entries = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 10 })))
  fc.assert(
    fc.property(entries, (all) => {
      const memory = memoryOf(10)
      for (const [key, size] of all) {
        memory.set(key, pictureOf(size), 0)
        expect(memory.get(key, 0)?.bytes.length).toBe(size)
      }
      const sizes = ['a', 'b', 'c', 'd'].map((key) => memory.get(key, 0)?.bytes.length ?? 0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10)
    }),
  )
})
