import { expect, it } from 'vitest'
import { ScanDebouncer } from '#domain/scanning/scan-debouncer.ts'

/** Counted codes of each frame, a frame every 100 ms. */
const counted = (...looks: readonly (readonly string[])[]) => {
  const watch = new ScanDebouncer()
  return looks.flatMap((codes, place) => watch.look(codes, place * 100))
}
const times = (count: number, codes: readonly string[]) => Array.from({ length: count }, () => codes)

it('a code counts once, however long it is in view', () => {
  expect(counted(...times(50, ['A']))).toEqual(['A'])
})

it('a code that is read once only does not count', () => {
  expect(counted(['A'], ['A', 'B'], ['A'], ['C'])).toEqual(['A'])
})

it('several codes in one picture all count', () => {
  expect(counted(...times(3, ['A', 'B', 'A']))).toEqual(['A', 'B'])
})

it('a flickering code counts once, and one that was out of view for two seconds counts again', () => {
  expect(counted(...times(3, ['A']), ...times(15, []), ...times(3, ['A']))).toEqual(['A'])
  expect(counted(...times(3, ['A']), ...times(20, []), ...times(3, ['A']))).toEqual(['A', 'A'])
})
