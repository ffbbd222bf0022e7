/**
 * Behind `npm run test:mutation -- src/domain/cart`: mutates the sources and reports the mutants that the specs
 * of the same folder do not detect. `--since main`: only the domain files that differ from that commit.
 * `--own`: tests each file only with the spec of the same name, which is faster. `--concurrency 1`: number of
 * processes.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, extname, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { Stryker } from '@stryker-mutator/core'
import { compareMutants, listEquivalents, summary } from './mutants.mjs'
import { fromRoot } from './project.mjs'

/** Layers whose feature folders are mutated in separate runs, because an interrupted run returns no result. */
const LAYERS = ['src/domain', 'src/application']

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    own: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
})

const results = []
const targets = await rooms()
for (const { folder, mutate, specs } of options.own ? targets.flatMap(filesOf) : targets) {
  if (filesAt(specs).length === 0) throw new Error(`No spec in ${specs}`)
  console.log(`\n── ${mutate.join(' ')}, judged by ${specs}`)
  const mutants = await run(mutate, specs, folder)
  const room = await compareMutants(folder, mutants, await listEquivalents(), sourceOf)
  for (const line of room.findings) console.log(line)
  console.log(summary(room))
  results.push(room)
}
console.log(`\n${results.map(summary).join('\n')}`)
process.exitCode = results.every(({ isSharp }) => isSharp) ? 0 : 1

async function rooms() {
  if (options.since !== undefined) return changedRooms(options.since)
  const wanted = positionals.length > 0 ? positionals : LAYERS
  const targets = await Promise.all(wanted.map((path) => roomsOf(path.replace(/\/$/, ''))))
  return targets.flat()
}

async function roomsOf(path) {
  if (!existsSync(fromRoot(path))) throw new Error(`${path} does not exist`)
  if (LAYERS.includes(path)) {
    const entries = await readdir(fromRoot(path), { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => room(`${path}/${name}`, [`${path}/${name}/**/*.ts`]))
  }
  if (extname(path) !== '') return [room(dirname(path), [path])]
  return [room(path, [`${path}/**/*${path.startsWith('src/ui/') ? '.view-model' : ''}.ts`])]
}

function room(folder, files) {
  const specs = `tests/${folder.slice('src/'.length)}/**/*.spec.{ts,tsx}`
  return { folder, mutate: [...files, '!**/*.port.ts'], specs }
}

/**
 * With `--own`, each file is tested only by the spec of the same name. The score is then at most as high as with all
 * specs of the folder.
 */
function filesOf({ mutate }) {
  return mutate
    .flatMap(filesAt)
    .filter((file) => !file.endsWith('.port.ts'))
    .map((file) => {
      const specs = `tests/${file.slice('src/'.length, -extname(file).length)}.spec.{ts,tsx}`
      return { folder: file, mutate: [file], specs }
    })
    .filter(({ folder, specs }) => {
      const hasSpec = filesAt(specs).length > 0
      if (!hasSpec) console.log(`· ${folder} has no spec of its own`)
      return hasSpec
    })
}

function filesAt(pattern) {
  return globSync(pattern, { cwd: fromRoot() })
}

function changedRooms(since) {
  const changed = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', since, '--', 'src/domain'], {
    cwd: fromRoot(),
    encoding: 'utf8',
  })
  const byFolder = Map.groupBy(changed.split('\n').filter(Boolean), (path) => dirname(path))
  return [...byFolder].map(([folder, files]) => room(folder, files))
}

async function run(mutate, specs, folder) {
  process.env.MUTATION_SPECS = specs
  process.env.MUTATION_ISOLATE = folder.startsWith('src/domain') ? '' : '1'
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    mutate,
    coverageAnalysis: 'perTest',
    // skips mutants at module level: each would run every spec in a new environment
    ignoreStatic: true,
    concurrency: Number(options.concurrency),
    timeoutMS: 15_000,
    dryRunTimeoutMinutes: 10,
    ignorePatterns: ['build', 'build-demo', 'build-book', 'docs', 'deploy', '.cache', '.react-router'],
    tempDirName: '.cache/mutation',
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
    allowEmpty: true,
  })
  return stryker.runMutationTest()
}

function sourceOf(fileName) {
  const file = relative(fromRoot(), fileName)
  return readFile(fromRoot(file), 'utf8').then((source) => ({ file, source }))
}
