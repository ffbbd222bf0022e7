import { expect, it } from 'vitest'
import { mayScan } from '#domain/scanning/scanning-pages.ts'

it.each([
  ['/infocenter/quickorder', true],
  ['/en/infocenter/quickorder', true],
  ['/de/infocenter/availability', true],
  ['/en/infocenter/packinglist', true],
  ['/en', false],
  ['/en/infocenter', false],
  ['/en/checkout/step1', false],
  ['/en/infocenter/quickorder/x', false],
])('the page %s may use the camera: %s', (path, may) => {
  expect(mayScan(path)).toBe(may)
})
