import { expect, it } from 'vitest'
import { ScanDebouncer } from '#domain/scanning/scan-debouncer.ts'

/** Reported codes, if the frames contain these codes and a frame is read every 100 ms. */
const counted = (...frames: readonly (readonly string[])[]) => {
  const watch = new ScanDebouncer()
  return frames.flatMap((codes, index) => watch.look(codes, index * 100))
}
const times = (count: number, codes: readonly string[]) => Array.from({ length: count }, () => codes)

it('a code is reported once, however long it is visible', () => {
  expect(counted(...times(50, ['A']))).toEqual(['A'])
})

it('a code that was decoded only once is not reported', () => {
  expect(counted(['A'], ['A', 'B'], ['A'], ['C'])).toEqual(['A'])
})

it('several codes in one image are all reported', () => {
  expect(counted(...times(3, ['A', 'B', 'A']))).toEqual(['A', 'B'])
})

it('a flickering code is reported once, and again if it was not visible for two seconds', () => {
  expect(counted(...times(3, ['A']), ...times(15, []), ...times(3, ['A']))).toEqual(['A'])
  expect(counted(...times(3, ['A']), ...times(20, []), ...times(3, ['A']))).toEqual(['A', 'A'])
})
