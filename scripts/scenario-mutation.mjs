/**
 * Behind `npm run test:scenario-mutation`: plants each bug of `features/planted-breaks.yaml` in a separate run,
 * and reports which scenario of the requirement detected it. An undetected bug is a failure. `--only
 * ROUTE-04,CART`: only these requirements. `--depth memory|http|browser|all`: test level. `--handful 12`: only
 * twelve bugs. `--seed 2`: other ones.
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { listBreaks, plantInFile } from './planted-break.mjs'
import { fromRoot } from './project.mjs'
import { countCucumber } from './reports.mjs'
import { runCommand, TIMED_OUT } from './run-command.mjs'

const WORK = fromRoot('.cache/scenario-mutation')
const COPY = `${WORK}/copy`
const HOOK = fromRoot('scripts/scenario-mutation-hook.mjs')
const DEPTHS = ['memory', 'http', 'browser']
const NOTHING_COUNTED = { passed: 0, failed: 0, failures: [] }
/** Maximum duration of a run in ms. If a planted bug causes an endless loop, it has to be planted differently. */
const RUN_MAX = 900_000
/** Timeout in ms of scenarios with a planted bug, by test level. */
const PATIENCE_MS = { memory: '3000', http: '20000', browser: '20000' }
/** Not copied into the folder that is built with a planted bug. */
const LEFT_OUT = ['node_modules', 'build', '.git', '.cache', '.react-router', 'coverage']

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    depth: { type: 'string', default: 'memory' },
    handful: { type: 'string' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
})
const depths = options.depth === 'all' ? DEPTHS : [options.depth]
const wanted = options.only.split(',').filter(Boolean)
const isWanted = ({ requirement, depth }) =>
  depths.includes(depth) &&
  (wanted.length === 0 || wanted.some((name) => requirement === name || requirement.startsWith(`${name}-`)))
const breaks = handful((await listBreaks()).filter(isWanted))
if (breaks.length === 0) throw new Error('No planted bug matches --only and --depth')

await rm(WORK, { recursive: true, force: true })
await mkdir(WORK, { recursive: true })
for (const one of breaks) await plantInFile(one)

const results = []
await inParallel(
  breaks.filter(({ depth }) => depth === 'memory'),
  availableParallelism(),
  inMemory,
)
// one at a time, because a build and its scenarios use all cores
await inParallel(
  breaks.filter(({ depth }) => depth !== 'memory'),
  1,
  inCopy,
)

const missed = results.filter(({ caughtBy }) => caughtBy === undefined)
const requirements = new Set(breaks.map(({ requirement }) => requirement))
console.log(
  `\n${results.length - missed.length} of ${results.length} planted bugs were detected, of ${requirements.size} requirements`,
)
if (options.report) await writeFile(options.report, JSON.stringify(results))
process.exitCode = missed.length === 0 ? 0 : 1

/**
 * Plants the bug by the module loader, without writing a file. Resolves to the reason why no scenario can
 * detect it, if there is one.
 */
async function inMemory(one, report) {
  const note = `${report}.planted`
  const env = {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${HOOK}`,
    PLANTED_BREAK: JSON.stringify(one),
    PLANTED_NOTE: note,
    PATIENCE_MS: PATIENCE_MS.memory,
  }
  const code = await runCommand('cucumber-js', ['--profile', 'memory', ...featuresOf(one, report)], {
    env,
    stdio: 'ignore',
    timeout: RUN_MAX,
  })
  if (code === TIMED_OUT) return 'the run did not end'
  return existsSync(note) ? undefined : 'no scenario loads the file'
}

/** Plants the bug in a copy of the project, and builds the copy. */
async function inCopy(one, report) {
  await rm(COPY, { recursive: true, force: true })
  await mkdir(COPY)
  for (const name of await readdir(fromRoot())) {
    if (!LEFT_OUT.includes(name)) await cp(fromRoot(name), `${COPY}/${name}`, { recursive: true })
  }
  await symlink(fromRoot('node_modules'), `${COPY}/node_modules`)
  await writeFile(`${COPY}/${one.file}`, await plantInFile(one))
  const args = [`${COPY}/scripts/features.mjs`, '--depth', one.depth, ...featuresOf(one, report)]
  const env = { PATIENCE_MS: PATIENCE_MS[one.depth] }
  await runCommand('node', args, { env, stdio: 'ignore' })
  return undefined
}

function featuresOf({ requirement }, report) {
  return ['--tags', `@${requirement}`, '--fail-fast', '--format', `message:${report}`]
}

async function inParallel(some, workers, run) {
  const waiting = [...some]
  const work = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const report = `${WORK}/${results.length}-${waiting.length}.ndjson`
      const whyNot = await run(one, report)
      tell(one, whyNot, whyNot ? NOTHING_COUNTED : await countCucumber(report))
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
}

/** Reports a result. If a run fails without a failed scenario, the planted bug itself is invalid. */
function tell(one, whyNot, { passed, failed, failures: [first] }) {
  const isNoticed = first !== undefined
  results.push({ ...one, caughtBy: isNoticed ? first.name : undefined })
  const why = whyNot ?? `${passed + failed} scenarios passed`
  console.log(`${isNoticed ? '✓' : '✗'} ${one.requirement.padEnd(9)} ${one.depth.padEnd(7)} ${one.what}`)
  console.log(`    ${isNoticed ? `noticed by: ${first.name}` : `NOT NOTICED: ${why}`}`)
}

/** A selection of planted bugs for `--handful`; it depends on the seed. */
function handful(all) {
  if (options.handful === undefined) return all
  console.log(`Planted bugs of --seed ${options.seed}`)
  const place = ({ requirement, what }) =>
    createHash('sha256').update(`${options.seed} ${requirement} ${what}`).digest('hex')
  return all.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)).slice(0, Number(options.handful))
}
