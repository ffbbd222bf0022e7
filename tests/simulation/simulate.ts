/**
 * `npm run simulate -- [--company] [--days N] [--seed S]`: a day that violates an invariant is shrunk and printed as a
 * scenario, and the following days are simulated. With `--company`, people of one company order, approve and
 * administrate simultaneously over the API, otherwise clerks order in browsers.
 * With `--planted`, N is the maximum number of days per bug.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { COMPANY_DAYS } from './company/company-steps.ts'
import { reporting, runDay, shrink, storyOf } from './run-day.ts'
import { TRADING_DAYS } from './steps.ts'

type Bug = { readonly what: string; readonly file: string; readonly find: string; readonly replace: string }
type Ended = { readonly passed: boolean; readonly text: string }

/** Number of days between two progress lines. */
const DAYS_PER_LINE = 50
/** Maximum number of failing days per process, because shrinking each of them takes long. */
const BROKEN_MAX = 3
/** Milliseconds per step, after which the parent process kills a share that hangs. */
const STEP_MAX = 300_000

const HOOK = join(import.meta.dirname, '../../scripts/scenario-mutation-hook.mjs')

const { values } = parseArgs({
  options: {
    days: { type: 'string' },
    seed: { type: 'string', default: '1' },
    company: { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    /** Set in a process that runs a share of the days. */
    alone: { type: 'boolean', default: false },
  },
})
const first = Number(values.seed)
/** Seed of the current day. */
let current = first
const simulation = reporting(values.company ? COMPANY_DAYS : TRADING_DAYS, () => process.send?.(current))
const whole = values.company ? 2_000 : 1_000
const days = Number(values.days ?? (values.planted ? 150 : whole))
const list = values.company ? 'company/planted-bugs.yaml' : 'planted-bugs.yaml'

if (values.planted) process.exitCode = await findBugs()
else if (values.alone) process.exit(await runDays())
else process.exitCode = await runShares()

async function runDays(): Promise<number> {
  const start = performance.now()
  const isPlanted = process.env['PLANTED_BREAK'] !== undefined
  let calls = 0
  let orders = 0
  let broken = 0
  for (let seed = first; seed < first + days && broken < BROKEN_MAX; seed++) {
    current = seed
    const steps = simulation.dayOf(seed)
    const outcome = await runDay(simulation, steps)
    calls += outcome.calls
    orders += outcome.orders
    if (outcome.broken) {
      broken += 1
      console.log(`Day ${seed}, ${steps.length} steps: ${outcome.broken.message}`)
      if (isPlanted) return 1
      const fewest = await shrink(simulation, steps, outcome.broken)
      const { broken: last = outcome.broken } = await runDay(simulation, fewest)
      console.log(storyOf(simulation, fewest, last, seed))
    }
    if (!isPlanted && (seed + 1 - first) % DAYS_PER_LINE === 0) {
      console.error(`Days ${first} to ${seed}: ${broken} broken, ${secondsSince(start)} s`)
    }
  }
  if (broken === 0) console.log(`${days} days, ${orders} orders, ${calls} calls: every promise was kept`)
  return broken === 0 ? 0 : 1
}

function secondsSince(start: number): string {
  return ((performance.now() - start) / 1000).toFixed(0)
}

/** Simulates the days in one process per core. */
async function runShares(): Promise<number> {
  const share = Math.ceil(days / Math.min(days, availableParallelism()))
  const starts = Array.from({ length: Math.ceil(days / share) }, (_, index) => first + index * share)
  const start = performance.now()
  const ended = await Promise.all(starts.map((seed) => run(seed, Math.min(share, first + days - seed))))
  for (const { text } of ended) process.stdout.write(text)
  console.log(`${secondsSince(start)} s`)
  return ended.every(({ passed }) => passed) ? 0 : 1
}

async function findBugs(): Promise<number> {
  const bugs = parse(await readFile(join(import.meta.dirname, list), 'utf8')) as Bug[]
  const waiting = [...bugs]
  let foundCount = 0
  const work = async () => {
    for (let bug = waiting.shift(); bug; bug = waiting.shift()) {
      const note = join(tmpdir(), `planted-bug-${process.pid}-${bugs.indexOf(bug)}`)
      const env = {
        NODE_OPTIONS: `--import=${HOOK}`,
        PLANTED_BREAK: JSON.stringify({ requirement: 'simulation', ...bug }),
        PLANTED_NOTE: note,
      }
      const { passed, text } = await run(first, days, env)
      const wasPlanted = existsSync(note)
      await rm(note, { force: true })
      const isFound = wasPlanted && !passed && text.startsWith('Day ')
      if (isFound) foundCount += 1
      console.log(`${isFound ? '✓' : '✗'} ${bug.what}\n    ${text.split('\n')[0]}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`\n${foundCount} of ${bugs.length} bugs were found`)
  return foundCount === bugs.length ? 0 : 1
}

/** Runs a share of the days in a separate process. */
function run(seed: number, count: number, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const kind = values.company ? ['--company'] : []
  const args = [import.meta.filename, '--alone', ...kind, '--seed', String(seed), '--days', String(count)]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let text = ''
  child.stdout!.setEncoding('utf8').on('data', (more: string) => (text += more))
  let watch: NodeJS.Timeout | undefined
  child.on('message', (day) => {
    clearTimeout(watch)
    watch = setTimeout(() => {
      text += `Day ${String(day)} does not end\n`
      child.kill('SIGKILL')
    }, STEP_MAX)
  })
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(watch)
      resolve({ passed: code === 0, text })
    })
  })
}
