/**
 * Behind `npm run book`: runs the features at all test levels and generates the living documentation as a
 * static site in `build-book`: requirements, rules, scenarios and their results, pictures, decisions. Buttons
 * open the static demo in the final state of a scenario, if the demo reproduces it. `--keep` uses the existing
 * runs, `--check` verifies the states of the existing site, `--demo URL` is the address of the demo.
 */
import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { joinDepths, readScenarios } from './book-data.mjs'
import { bookPage } from './book-page.mjs'
import { ensureChromium } from './chromium.mjs'
import { buildDemo } from './demo.mjs'
import { walkDemo } from './demo-walk.mjs'
import { ensureBuilt } from './prepare.mjs'
import { fromRoot } from './project.mjs'
import { runCommand, runNpm } from './run-command.mjs'

const DEPTHS = ['memory', 'http', 'browser']
const RUNS = fromRoot('.cache/book')
const BOOK = fromRoot('build-book')
const STATES = `${RUNS}/states.json`
/** Maximum size of the living documentation in bytes. */
const SIZE_MAX = 3_000_000

const { values: options } = parseArgs({
  options: {
    keep: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    demo: { type: 'string', default: 'http://localhost:3000' },
  },
})

async function makeBook() {
  if (!options.keep) await runFeatures()
  const scenarios = joinDepths(await Promise.all(DEPTHS.map(readRun)))
  await addReasons(scenarios)
  await rm(BOOK, { recursive: true, force: true })
  await mkdir(`${BOOK}/pictures`, { recursive: true })
  const content = {
    areas: parse(await readFile(fromRoot('features/requirements.yaml'), 'utf8')),
    decisions: await readDecisions(),
    scenarios,
    demo: options.demo.replace(/\/$/, ''),
    version: JSON.parse(await readFile(fromRoot('package.json'), 'utf8')).version,
    date: new Date().toISOString().slice(0, 10),
  }
  // the page is largest with the file names of all pictures: the remaining space is for the pictures
  const room = SIZE_MAX - Buffer.byteLength(bookPage(content, scenarios.map(pictureName)))
  const pictures = await writePictures(scenarios, room)
  await writeFile(`${BOOK}/index.html`, bookPage(content, pictures))
  const opening = scenarios.filter(({ state }) => state && !state.whyNot)
  await writeFile(STATES, JSON.stringify(opening.map(({ key, name, state }) => ({ key, name, ...state }))))
  tell(scenarios, pictures)
}

async function runFeatures() {
  if (!(await ensureBuilt())) process.exit(1)
  for (const depth of DEPTHS) {
    const env = { CHROMIUM: await chromium(), BOOK: '1' }
    const retry = depth === 'memory' ? [] : ['--retry', '1']
    // continues after a failed scenario, because the living documentation shows it
    await runCommand(
      'cucumber-js',
      ['--profile', depth, ...retry, '--format', `message:${reportOf(depth)}`],
      { env },
    )
  }
}

const chromium = async () => (await ensureChromium()) ?? process.exit(1)

const reportOf = (depth) => `${RUNS}/${depth}.ndjson`

/** Reads the last run of the living documentation or of `npm test`, whichever is newer. */
async function readRun(depth) {
  const paths = [reportOf(depth), fromRoot(`.cache/reports/features-${depth}.ndjson`)]
  const [path] = paths.filter((each) => existsSync(each)).toSorted((one, other) => mtime(other) - mtime(one))
  if (path === undefined) console.error(`No run at depth ${depth}: npm run book without --keep makes one`)
  return path === undefined ? new Map() : readScenarios(await readFile(path, 'utf8'), depth)
}

const mtime = (path) => statSync(path).mtimeMs

/** Opens each browser state in the demo, and adds the reason to those that the demo does not reproduce. */
async function addReasons(scenarios) {
  const ended = scenarios.filter(({ state }) => state)
  if (ended.length === 0) return
  await makeDemo()
  const outcomes = await walkDemo(
    ended.map(({ state }) => state),
    await chromium(),
  )
  ended.forEach(({ state }, at) => (state.whyNot = outcomes[at]))
}

async function checkStates() {
  if (!existsSync(STATES)) {
    console.error('There is no book yet: npm run book')
    process.exit(1)
  }
  const states = JSON.parse(await readFile(STATES, 'utf8'))
  await makeDemo()
  const outcomes = await walkDemo(states, await chromium())
  states.forEach(({ key, name }, at) => outcomes[at] && console.error(`✗ ${name} (${key}): ${outcomes[at]}`))
  const gone = outcomes.filter(Boolean).length
  console.log(`${states.length - gone} of ${states.length} links of the book open their state in the demo`)
  if (gone > 0) process.exitCode = 1
}

async function makeDemo() {
  const isMade = (await runNpm(['run', '--silent', 'messages'])) === 0 && (await buildDemo())
  if (!isMade) process.exit(1)
}

async function readDecisions() {
  const folder = fromRoot('docs/decisions')
  const files = (await readdir(folder)).filter((file) => !file.startsWith('0000')).toSorted()
  return Promise.all(files.map((file) => readFile(`${folder}/${file}`, 'utf8')))
}

/** Writes pictures up to the size limit: first one scenario of each rule, then the others. */
async function writePictures(scenarios, room) {
  const rules = new Set()
  const isFirst = ({ uri, rule }) => !rules.has(`${uri} ${rule}`) && rules.add(`${uri} ${rule}`)
  const pictured = scenarios.filter(({ picture }) => picture)
  const first = pictured.filter(isFirst)
  const written = new Set()
  let left = room
  for (const scenario of [...first, ...pictured.filter((one) => !first.includes(one))]) {
    const name = pictureName(scenario)
    if (written.has(name) || scenario.picture.length > left) continue
    left -= scenario.picture.length
    written.add(name)
    await writeFile(`${BOOK}/${name}`, scenario.picture)
  }
  return scenarios.map((scenario) => (written.has(pictureName(scenario)) ? pictureName(scenario) : undefined))
}

function pictureName({ picture }) {
  if (!picture) return undefined
  return `pictures/${createHash('sha256').update(picture).digest('hex').slice(0, 10)}.webp`
}

function tell(scenarios, pictures) {
  const states = scenarios.filter(({ state }) => state).map(({ state }) => state)
  const opened = states.filter(({ whyNot }) => !whyNot).length
  const failed = scenarios.filter(({ results }) => Object.values(results).includes('failed')).length
  console.log(
    `${scenarios.length} scenarios, ${failed} failed; ${pictures.filter(Boolean).length} with a picture`,
  )
  console.log(
    `${opened} of ${states.length} browser scenarios open their state in the demo; the book names why not`,
  )
  console.log(`The book: ${BOOK}/index.html`)
}

await mkdir(RUNS, { recursive: true })
if (options.check) await checkStates()
else await makeBook()
