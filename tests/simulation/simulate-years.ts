/**
 * `npm run test:company-years -- [--years N] [--seed S]` reports years of a company that break an invariant. With
 * `--planted`, N is the maximum number of years per bug of `planted-year-bugs.yaml`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { brokenInYear } from './company-year.ts'

type Bug = { readonly what: string; readonly file: string; readonly find: string; readonly replace: string }

const HOOK = join(import.meta.dirname, '../../scripts/scenario-mutation-hook.mjs')
/** Maximum number of failing years, after which the run ends. */
const BROKEN_MAX = 3
const YEARS_PER_LINE = 100

const { values } = parseArgs({
  options: {
    years: { type: 'string' },
    seed: { type: 'string', default: '1' },
    planted: { type: 'boolean', default: false },
  },
})
const first = Number(values.seed)
const years = Number(values.years ?? (values.planted ? 40 : 2_000))

process.exitCode = (values.planted ? await findBugs() : runYears()) ? 0 : 1

function runYears(): boolean {
  const isPlanted = process.env['PLANTED_BREAK'] !== undefined
  let broken = 0
  for (let seed = first; seed < first + years && broken < (isPlanted ? 1 : BROKEN_MAX); seed++) {
    const message = brokenInYear(seed)
    if (message !== undefined) {
      broken += 1
      console.log(`Year ${seed}: ${message}`)
    }
    if ((seed + 1 - first) % YEARS_PER_LINE === 0)
      console.error(`Years ${first} to ${seed}: ${broken} broken`)
  }
  if (broken === 0) console.log(`${years} years: every promise was kept`)
  return broken === 0
}

async function findBugs(): Promise<boolean> {
  const bugs = parse(await readFile(join(import.meta.dirname, 'planted-year-bugs.yaml'), 'utf8')) as Bug[]
  const note = join(tmpdir(), `planted-year-bug-${process.pid}`)
  let foundCount = 0
  for (const bug of bugs) {
    const { stdout } = spawnSync(
      process.execPath,
      [import.meta.filename, '--seed', String(first), '--years', String(years)],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_OPTIONS: `--import=${HOOK}`,
          PLANTED_BREAK: JSON.stringify({ requirement: 'simulation', ...bug }),
          PLANTED_NOTE: note,
        },
      },
    )
    const isFound = existsSync(note) && stdout.startsWith('Year ')
    await rm(note, { force: true })
    if (isFound) foundCount += 1
    console.log(`${isFound ? '✓' : '✗'} ${bug.what}\n    ${stdout.slice(0, 200).split('\n')[0]}`)
  }
  console.log(`\n${foundCount} of ${bugs.length} bugs were found`)
  return foundCount === bugs.length
}
