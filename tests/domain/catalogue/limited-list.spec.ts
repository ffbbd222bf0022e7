import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitList } from '#domain/catalogue/limited-list.ts'

it.each([3, 4, Infinity, undefined])(
  'returns all items of a list of three for the requested number %s',
  (count) => {
    expect(limitList(['a', 'b', 'c'], count)).toEqual({ shown: ['a', 'b', 'c'], hiddenCount: 0 })
  },
)

it('shown items and hidden count add up to the length of the list for any requested number', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: -5, max: 50 }), (list, count) => {
      const { shown, hiddenCount } = limitList(list, count)
      expect(shown).toEqual(list.slice(0, shown.length))
      expect(shown.length + hiddenCount).toBe(list.length)
      expect(shown.length).toBe(Math.min(list.length, Math.max(count, 0)))
    }),
  )
})
