/**
 * Counts the generated labels that the camera's reader reads from one picture each: all kinds of codes, clean,
 * blurred, tilted and dark. `node tests/bench/label-bench.ts [LABELS] [SEED]`
 */
import { readMadeLabels } from '../fixtures/made-labels.fixture.ts'

const LABELS = Number(process.argv[2] ?? 1_500)
const SEED = Number(process.argv[3] ?? 1)

const locations = await readMadeLabels(LABELS, SEED)
for (const { kind, state, misread } of locations)
  for (const texts of misread) console.log('misread', kind, state, texts)
console.table(
  locations.map(({ kind, state, made, read, misread, ms }) => ({
    kind,
    state,
    labels: made,
    read: `${((100 * read) / made).toFixed(1)} %`,
    misread: misread.length,
    'ms a picture': Math.round(ms / made),
  })),
)
const madeCount = locations.reduce((sum, location) => sum + location.made, 0)
const read = locations.reduce((sum, location) => sum + location.read, 0)
const misread = locations.reduce((sum, location) => sum + location.misread.length, 0)
console.log(`${read} of ${madeCount} read (${((100 * read) / madeCount).toFixed(1)} %), ${misread} misread`)
