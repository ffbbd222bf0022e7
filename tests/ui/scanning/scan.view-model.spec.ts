// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import { ScanViewModel } from '#ui/scanning/scan.view-model.ts'

function scanning() {
  let now = 0
  const displayedItems: string[][] = []
  const detector = { read: () => Promise.resolve(displayedItems.shift() ?? []) }
  const model = new ScanViewModel({ detector, clock: { now: () => now } as Clock })
  const look = (codes: readonly string[]) => {
    now += 120
    displayedItems.push([...codes])
    return model.look(document.createElement('video'))
  }
  return { model, look }
}

it('a scanned code is accepted once, when a second camera image shows it', async () => {
  const { look } = scanning()
  const counted = [await look(['A']), await look(['A', 'B']), await look(['A'])]
  expect(counted).toEqual([[], ['A'], []])
})

it.each([
  ['refused', new DOMException('', 'NotAllowedError')],
  ['none', new DOMException('', 'NotFoundError')],
  ['none', new DOMException('', 'OverconstrainedError')],
  ['busy', new DOMException('', 'NotReadableError')],
  ['offline', new ApiFailure('offline', 'import')],
])('the camera problem "%s" is shown until the retry', (failure, error) => {
  const { model } = scanning()
  model.fail(error)
  expect(model.failure).toBe(failure)
  model.retry()
  expect(model.failure).toBeUndefined()
})

it('the camera scan throws an unexpected error', () => {
  const { model } = scanning()
  expect(() => model.fail(new TypeError('x'))).toThrow(TypeError)
})
