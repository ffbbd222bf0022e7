/** Behind `npm test`: every check there is, and one line in the end. `npm test -- lint test:unit` runs these alone. */
import { mkdir, rm } from 'node:fs/promises'
import { ensureChromium } from './chromium.mjs'
import { ensureNeighbours } from './neighbours.mjs'
import { ensureInstalled } from './prepare.mjs'
import { fromRoot } from './project.mjs'
import { countCucumber, countVitest } from './reports.mjs'
import { runNpm } from './run-command.mjs'

const REPORTS = '.cache/reports'

const check = (script) => ({ script, args: [] })
const unitTests = (script, more = []) => {
  const report = `${REPORTS}/${script.replace(':', '-')}.json`
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more]
  return { script, args, count: () => countVitest(fromRoot(report)) }
}
const features = (script, more = []) => {
  const report = `${REPORTS}/${script.replace(':', '-')}.ndjson`
  return {
    script,
    args: ['--format', `message:${report}`, ...more],
    count: () => countCucumber(fromRoot(report)),
  }
}

/** Of the shop before an API of its own: logging in, searching, ordering, and what is said of failures. */
const REMOTE = '@SESS-01 or @CHK-01 or @SRCH-01 or @OPS-03 or @API-02'

/**
 * Where processes talk to each other, one may come too late once on a machine at work: what needs a second try is named
 * in the end, to be mended. What runs in memory, by a clock that is turned by hand, has one try.
 */
const TWICE = { vitest: ['--retry=1'], cucumber: ['--retry', '1'] }

const STEPS = [
  check('typecheck'),
  check('lint'),
  check('format:check'),
  check('messages:check'),
  unitTests('test:unit'),
  features('features:memory'),
  check('build'),
  unitTests('test:http', TWICE.vitest),
  features('features:http', TWICE.cucumber),
  features('features:remote', [...TWICE.cucumber, '--tags', REMOTE]),
  { ...unitTests('test:scale', TWICE.vitest), needsNeighbours: true },
  { ...features('features:browser', TWICE.cucumber), needsChromium: true },
  { ...unitTests('test:browser', TWICE.vitest), needsChromium: true },
]

/** One step's count. A runner that failed beyond its own count, or left none, is one failure more. */
async function run({ script, args, count, needsChromium, needsNeighbours }) {
  console.log(`\n── ${script} ${'─'.repeat(Math.max(0, 70 - script.length))}`)
  const env = {}
  if (needsChromium) {
    const chromium = await ensureChromium()
    if (chromium === undefined) return { passed: 0, failed: 1 }
    env.CHROMIUM = chromium
  }
  if (needsNeighbours && !(await ensureNeighbours())) return { passed: 0, failed: 1 }
  const isFine =
    (await runNpm(['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], { env })) === 0
  if (count === undefined) return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = await count().catch(() => ({ passed: 0, failed: 0 }))
  const { passed, failed } = counted
  const isEmpty = passed + failed === 0
  return { ...counted, failed: failed + ((!isFine && failed === 0) || isEmpty ? 1 : 0) }
}

if (!(await ensureInstalled())) process.exit(1)
await rm(fromRoot(REPORTS), { recursive: true, force: true })
await mkdir(fromRoot(REPORTS), { recursive: true })

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !STEPS.some(({ script }) => script === name))
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(', ')}, only ${STEPS.map(({ script }) => script).join(', ')}`,
  )
  process.exit(1)
}
const steps = STEPS.filter(({ script }) => wanted.length === 0 || wanted.includes(script))
const results = []
let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (isInterrupted = true))
for (const step of steps) {
  if (isInterrupted) process.exit(130)
  const start = Date.now()
  results.push({ name: step.script, ...(await run(step)), seconds: (Date.now() - start) / 1000 })
}

console.log()
for (const { name, passed, failed, seconds } of results) {
  const mark = failed === 0 ? '✓' : '✗'
  console.log(
    `${mark} ${name.padEnd(17)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
}
for (const { name: step, failures = [], unsteady = [] } of results) {
  const tell = (mark, { name, why }) => console.log(`${mark}: ${name}\n${why.replaceAll(/^/gm, '    ')}`)
  for (const failure of unsteady) tell(`! ${step} passed at the second try only`, failure)
  for (const failure of failures) tell(`✗ ${step}`, failure)
}
const total = (name) => results.reduce((sum, result) => sum + result[name], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
