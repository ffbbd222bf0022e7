/**
 * Behind `npm run features -- features/cart/changing-the-cart.feature`: runs these scenarios at each test level
 * of their tags, or at one level: `--depth memory`. All other arguments are passed to Cucumber, such as
 * `--name`, `--tags` and `file:line`.
 */
import { loadConfiguration, loadSources } from '@cucumber/cucumber/api'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt } from './prepare.mjs'
import { runCommand } from './run-command.mjs'

const DEPTHS = ['memory', 'http', 'browser']
/** Number of scenarios up to which one process is faster: a second one has to load the steps. */
const FEW = 12

const args = process.argv.slice(2)
const place = args.indexOf('--depth')
const [, depth] = place === -1 ? [] : args.splice(place, 2)
if (place !== -1 && !DEPTHS.includes(depth)) fail(`--depth is one of ${DEPTHS.join(', ')}`)

const runs = []
for (const profile of depth === undefined ? DEPTHS : [depth]) {
  const { runConfiguration } = await loadConfiguration({ profiles: [profile], provided: args })
  const { plan, errors } = await loadSources(runConfiguration.sources)
  for (const { uri, location, message } of errors) console.error(`${uri}:${location.line} ${message}`)
  if (errors.length > 0) process.exit(1)
  if (plan.length > 0) runs.push({ profile, count: plan.length })
}
if (runs.length === 0) fail(`No scenario at ${depth ?? 'any depth'} is meant by ${args.join(' ')}`)

if (runs.some(({ profile }) => profile !== 'memory') && !(await ensureBuilt())) process.exit(1)
for (const { profile, count } of runs) {
  console.log(`\n── ${profile}: ${count} scenarios`)
  const env = profile === 'browser' ? { CHROMIUM: (await ensureChromium()) ?? process.exit(1) } : {}
  const inOneProcess = count <= FEW ? ['--parallel', '0'] : []
  const code = await runCommand('cucumber-js', ['--profile', profile, ...inOneProcess, ...args], { env })
  if (code !== 0) process.exitCode = code
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
