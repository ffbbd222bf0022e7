/**
 * Behind `npm test`: runs every check and prints a summary. `npm test -- lint test:unit` runs only these steps.
 * `--all` (`npm run test:all`) adds the long steps.
 */
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { ensureChromium } from './chromium.mjs'
import { ensureTestServices } from './test-services.mjs'
import { ensureInstalled } from './prepare.mjs'
import { fromRoot } from './project.mjs'
import { countBreaks, countCucumber, countVitest } from './reports.mjs'
import { runNpm, TIMED_OUT } from './run-command.mjs'
import { endOrphans, StepProcesses } from './step-processes.mjs'

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

/** Number of planted bugs in `npm test`, the same ones for each commit; `npm run test:scenario-mutation` plants all. */
const HANDFUL = '6'
const scenarioMutation = () => {
  const report = `${REPORTS}/test-scenario-mutation.json`
  const args = ['--handful', HANDFUL, '--report', report]
  return { script: 'test:scenario-mutation', args, count: () => countBreaks(fromRoot(report)) }
}

/** Scenarios for the shop with a remote API: logging in, searching, ordering, and error messages. */
const REMOTE = '@SESS-01 or @SESS-02 or @CHK-01 or @SRCH-06 or @PAGE-05 or @OPS-03 or @API-02'

/**
 * Retries tests with several processes once, because they may time out on a busy machine; the summary lists
 * them. Tests in memory use a fake clock and are not retried.
 */
const RETRY_ONCE = { vitest: ['--retry=1'], cucumber: ['--retry', '1'] }

/** Number of cores for which the steps are scheduled. */
const CORES = 2

/**
 * Steps, started in this order while cores are free: a step with `cores: 1` runs beside another one, a step
 * that mostly waits (`cores: 0`) beside any. `after`: the step whose output this step needs.
 */
const STEPS = [
  { ...check('typecheck'), cores: 1 },
  { ...check('format:check'), cores: 1 },
  // the type check also generates messages and route types, which the build needs
  { ...check('build'), cores: 1, after: 'typecheck' },
  { ...check('lint'), cores: 1, after: 'typecheck' },
  { ...check('messages:check'), cores: 1 },
  { ...check('patterns:check'), cores: 1 },
  // the longest step comes first: shorter ones run beside it
  { ...unitTests('test:http', RETRY_ONCE.vitest), cores: 1, after: 'build' },
  { ...features('features:memory'), cores: 1, after: 'typecheck' },
  { ...unitTests('test:scale', RETRY_ONCE.vitest), cores: 1, after: 'build', needsNeighbours: true },
  {
    ...features('features:remote', [...RETRY_ONCE.cucumber, '--tags', REMOTE, '--parallel', '0']),
    // this step mostly waits for timeouts of the API
    cores: 0,
    after: 'build',
  },
  { ...unitTests('test:unit'), cores: 2, after: 'typecheck' },
  // this step runs two processes, but one of them mostly loads code or waits
  { ...scenarioMutation(), cores: 1, after: 'typecheck' },
  { ...features('features:http', RETRY_ONCE.cucumber), cores: 1, after: 'build' },
  { ...features('features:browser', RETRY_ONCE.cucumber), cores: 2, after: 'build', needsChromium: true },
  { ...check('book'), args: ['--keep'], cores: 1, after: 'features:browser' },
  { ...unitTests('test:browser', RETRY_ONCE.vitest), cores: 2, after: 'build', needsChromium: true },
]

/**
 * Additional steps of `npm run test:all`; `npm test` contains a small part of each. `minutes`: time budget of a
 * step.
 */
const LONG_STEPS = [
  { ...unitTests('test:demo'), cores: 2, after: 'typecheck', minutes: 10, needsChromium: true },
  { ...check('test:fuzz'), cores: 2, after: 'build', minutes: 60 },
  { ...check('test:fresh-seeds'), cores: 2, after: 'typecheck', minutes: 30 },
  { ...check('simulate'), cores: 2, minutes: 30 },
  { ...check('simulate'), name: 'simulate:company', args: ['--company'], cores: 2, minutes: 60 },
  { ...check('test:company-years'), cores: 1, minutes: 90 },
  { ...check('test:mutants'), cores: 2, minutes: 60 },
  {
    ...check('test:scenario-mutation'),
    name: 'scenario-mutation:all',
    args: ['--depth', 'all'],
    cores: 2,
    minutes: 360,
    needsChromium: true,
  },
  { ...check('test:mutation'), cores: 2, minutes: 600 },
  { ...check('soak'), cores: 2, after: 'build', minutes: 90 },
  { ...check('bench'), cores: 2, minutes: 60, needsChromium: true },
  {
    ...check('book'),
    name: 'book:check',
    args: ['--check'],
    cores: 2,
    after: 'book',
    minutes: 60,
    needsChromium: true,
  },
]
/** Minutes after which a step of `npm test` is killed, because it hangs. */
const STEP_LENGTH_MAX = 30

const SLOWEST = 20

const nameOf = ({ name, script }) => name ?? script

const heading = (script) => `\n── ${script} ${'─'.repeat(Math.max(0, 70 - script.length))}`

/** Runs a step and returns its count. A failed or missing runner counts as one more failure. */
async function run(step, env, stdio) {
  const { script, args, count, needsChromium, needsNeighbours, minutes = STEP_LENGTH_MAX } = step
  const failure = (why) => ({ passed: 0, failed: 1, failures: [{ name: nameOf(step), why }] })
  if (needsChromium) {
    env.CHROMIUM = await chromium
    if (env.CHROMIUM === undefined) return failure('There is no Chromium')
  }
  if (needsNeighbours && !(await testServices)) return failure('There is no Redis or no haproxy')
  const command = ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])]
  const code = await runNpm(command, { env, stdio, timeout: minutes * 60_000 })
  if (code === TIMED_OUT) return failure(`killed after ${minutes} minutes: a test hangs`)
  const isFine = code === 0
  if (count === undefined) return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const counted = await count().catch(() => ({ passed: 0, failed: 0 }))
  const { passed, failed } = counted
  const isEmpty = passed + failed === 0
  return { ...counted, failed: failed + ((!isFine && failed === 0) || isEmpty ? 1 : 0) }
}

/** Runs a step. Prints the output of a parallel step only at its end, so that the lines of two steps do not mix. */
async function runAndReport(step) {
  const { script, cores } = step
  const start = Date.now()
  const processes = new StepProcesses(nameOf(step))
  const env = { ...processes.environment }
  let result
  if (cores === CORES) {
    console.log(heading(nameOf(step)))
    result = await run(step, env, 'inherit')
  } else {
    const path = fromRoot(REPORTS, `${script.replace(':', '-')}.log`)
    const log = await open(path, 'w')
    result = await run(step, env, ['ignore', log.fd, log.fd])
    await log.close()
    console.log(heading(nameOf(step)))
    process.stdout.write(await readFile(path))
  }
  await processes.end()
  const seconds = (Date.now() - start) / 1000
  return { name: nameOf(step), ...result, seconds, cpuSeconds: processes.cpuSeconds }
}

/** Runs the steps, and returns their results in the order of the steps. */
async function runAll(steps) {
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  const isFree = ({ cores, after }) => {
    const busy = [...running.keys()].reduce((sum, step) => sum + step.cores, 0)
    const isMade = !steps.some((step) => nameOf(step) === after) || results.has(after)
    return busy + cores <= CORES && isMade
  }
  const end = async (step) => {
    results.set(nameOf(step), await runAndReport(step))
    running.delete(step)
  }
  while (waiting.length + running.size > 0) {
    const next = isInterrupted ? undefined : waiting.find(isFree)
    if (next === undefined) {
      if (running.size === 0) process.exit(130)
      await Promise.race(running.values())
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    running.set(next, end(next))
  }
  return steps.map((step) => results.get(nameOf(step)))
}

const args = process.argv.slice(2)
const offered = args.includes('--all') ? [...STEPS, ...LONG_STEPS] : STEPS
const wanted = args.filter((name) => name !== '--all')
const unknown = wanted.filter((name) => !offered.some((step) => nameOf(step) === name))
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}, only ${offered.map(nameOf).join(', ')}`)
  process.exit(1)
}
const steps = offered.filter((step) => wanted.length === 0 || wanted.includes(nameOf(step)))

await endOrphans()
// Debian packages are installed while npm installs and the first steps run
const chromium = steps.some(({ needsChromium }) => needsChromium) ? ensureChromium() : undefined
const testServices = steps.some(({ needsNeighbours }) => needsNeighbours) ? ensureTestServices() : undefined
if (!(await ensureInstalled())) process.exit(1)
await rm(fromRoot(REPORTS), { recursive: true, force: true })
await mkdir(fromRoot(REPORTS), { recursive: true })

let isInterrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isInterrupted = true
    console.error(`Interrupted (${signal}): stops the running steps and starts no further one`)
  })
const results = await runAll(steps)

console.log()
for (const { name, passed, failed, seconds, cpuSeconds } of results) {
  const mark = failed === 0 ? '✓' : '✗'
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  const times = `${seconds.toFixed(1).padStart(7)} s ${cpuSeconds.toFixed(0).padStart(5)} s CPU`
  console.log(`${mark} ${name.padEnd(17)} ${counts} ${times}`)
}
for (const { name: step, failures = [], flaky = [] } of results) {
  const report = (mark, { name, why }) => console.log(`${mark}: ${name}\n${why.replaceAll(/^/gm, '    ')}`)
  for (const failure of flaky) report(`! ${step} passed at the second try only`, failure)
  for (const failure of failures) report(`✗ ${step}`, failure)
}
const timed = results.flatMap(({ name: step, timed = [] }) => timed.map((test) => ({ step, ...test })))
if (timed.length > SLOWEST) {
  console.log(`\nThe slowest ${SLOWEST} tests:`)
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  for (const { step, name, seconds } of slowest) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${step.padEnd(17)} ${name}`)
  }
}
const total = (name) => results.reduce((sum, result) => sum + result[name], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
