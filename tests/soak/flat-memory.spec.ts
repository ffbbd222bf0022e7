import { expect, it } from 'vitest'
import { growthIn, type Sample } from './flat-memory.ts'

const hour = (at: (minute: number) => Sample) => Array.from({ length: 60 }, (_, minute) => at(minute))
/** Heap growth in MiB between garbage collections, one every five minutes. */
const saw = (minute: number) => (minute % 5) * 40

it('memory is flat if garbage collection frees everything', () => {
  expect(growthIn(hour((minute) => ({ heap: 120 + saw(minute), resident: 500 })))).toBeUndefined()
})

it('memory is flat if it has grown only while the caches filled', () => {
  const heap = (minute: number) => Math.min(180, 90 + 9 * minute) + saw(minute)
  expect(growthIn(hour((minute) => ({ heap: heap(minute), resident: 500 })))).toBeUndefined()
})

it('memory is not flat if each request leaks a little', () => {
  const samples = hour((minute) => ({ heap: 120 + 2 * minute + saw(minute), resident: 500 }))
  expect(growthIn(samples)).toBe('The heap keeps 200 MiB in the last third, 160 MiB in the second')
})

it('memory is not flat if the resident memory grows while the heap does not', () => {
  const samples = hour((minute) => ({ heap: 120, resident: 400 + 8 * minute }))
  expect(growthIn(samples)).toBe('Resident are 872 MiB in the last third, 712 MiB in the second')
})
