import { expect, it } from 'vitest'
import { readMadeLabels } from '../../../fixtures/made-labels.fixture.ts'

/** One generated label of each kind and state; `node tests/bench/label-bench.ts` reads 1,500 labels. */
const LABELS = 32

it('the label scanner decodes clean, blurred, tilted and dark labels of all kinds without a wrong code', async () => {
  const locations = await readMadeLabels(LABELS, 7)
  expect(locations.flatMap(({ misread }) => misread)).toEqual([])
  expect(locations.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThanOrEqual(LABELS * 0.95)
  // the reader finds the rows of a tilted PDF417 only after it has rotated the picture
  const tilted = locations.find(({ kind, state }) => kind === 'MH10 PDF417' && state === 'tilted')
  expect(tilted?.read).toBe(tilted?.made)
}, 120_000)
