import { expect, it } from 'vitest'
import { readMadeLabels } from '../../../fixtures/made-labels.fixture.ts'

/** One of each kind and state; `node tests/bench/label-bench.ts` reads 1,500. */
const LABELS = 32

it('decodes clean, blurred, tilted and dark labels of all kinds without a wrong code', async () => {
  const locations = await readMadeLabels(LABELS, 7)
  expect(locations.flatMap(({ misread }) => misread)).toEqual([])
  expect(locations.reduce((sum, { read }) => sum + read, 0)).toBeGreaterThanOrEqual(LABELS * 0.95)
  // their rows are found only in a rotated picture
  const tilted = locations.find(({ kind, state }) => kind === 'MH10 PDF417' && state === 'tilted')
  expect(tilted?.read).toBe(tilted?.made)
}, 120_000)
