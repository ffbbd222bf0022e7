/**
 * Behind `npm run check`: runs only the checks that the current change can break, in about ninety seconds. The change
 * consists of the uncommitted files and the commits since the upstream branch or `--since REF`. `--all` runs every
 * check except those in a browser; use it before a push.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { checkCommits } from './check-commits.mjs'
import { ensureInstalled } from './prepare.mjs'
import { fromRoot, gitLines } from './project.mjs'
import { runCommand, runNpm } from './run-command.mjs'

const WITHOUT_BROWSER = [
  'typecheck',
  'lint',
  'format:check',
  'messages:check',
  'patterns:check',
  'test:unit',
  'features:memory',
  'build',
  'test:http',
  'features:http',
]
/** Specs that take more than five seconds: `npm test` runs them, `npm run check` does not. */
const LONG_SPECS = [
  'tests/simulation/**',
  'tests/soak/**',
  'tests/scripts/api/**',
  'tests/adapters/http/fault-matrix.spec.ts',
]
const CODE = /^(?:src|contracts|mock-backend|tests|features|scripts)\/.*\.(?:ts|tsx|mjs)$/
const SEEN_BY_FEATURES = /^(?:src|contracts|mock-backend|features)\//
const NEEDS_BUILD = /^tests\/(?:browser|demo|http|scale)\//

const { values: options } = parseArgs({
  options: { all: { type: 'boolean', default: false }, since: { type: 'string' } },
})
if (!(await ensureInstalled())) process.exit(1)
if (options.all) {
  const isFine = checkCommits()
  process.exitCode = (await runNpm(['test', '--', ...WITHOUT_BROWSER])) === 0 && isFine ? 0 : 1
} else process.exitCode = (await checkChange(changedFiles(options.since ?? upstream()))) ? 0 : 1

async function checkChange(files) {
  const code = files.filter((file) => CODE.test(file))
  const specs = code.filter((file) => !NEEDS_BUILD.test(file))
  console.log(`${files.length} files have changed`)
  const steps = [
    ['commit subjects', () => checkCommits()],
    ['messages', () => npm('messages:check')],
    files.length > 0 && [
      'format',
      () => run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]),
    ],
    ['type check', () => npm('typecheck')],
    code.length > 0 && ['lint', () => run('oxlint', ['--type-aware', '--deny-warnings', ...code])],
    files.some((file) => SEEN_BY_FEATURES.test(file)) && [
      'all features in memory',
      () => npm('features:memory'),
    ],
    specs.length > 0 && [`specs that import one of ${specs.length} files`, () => runSpecs(specs)],
  ].filter(Boolean)
  console.log(`Runs: ${steps.map(([name]) => name).join(', ')}`)
  console.log(`Leaves to npm test: ${LONG_SPECS.join(', ')}, and what needs the build\n`)
  const failed = []
  for (const [name, isFine] of steps) {
    const start = Date.now()
    const mark = (await isFine()) ? '✓' : '✗'
    if (mark === '✗') failed.push(name)
    console.log(`${mark} ${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
  }
  if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`)
  return failed.length === 0
}

async function run(command, args) {
  return (await runCommand(command, args)) === 0
}

async function npm(script) {
  return (await runNpm(['run', '--silent', script])) === 0
}

function runSpecs(files) {
  const excluded = LONG_SPECS.map((pattern) => `--exclude=${pattern}`)
  return run('vitest', ['related', '--run', '--passWithNoTests', '--reporter=dot', ...excluded, ...files])
}

function changedFiles(since) {
  const committed = gitLines('diff', '--name-only', '--diff-filter=d', since)
  const unknown = gitLines('ls-files', '--others', '--exclude-standard')
  return [...committed, ...unknown].filter((file) => existsSync(fromRoot(file)))
}

function upstream() {
  return gitLines('rev-parse', '--verify', '--quiet', '@{upstream}')[0] ?? 'HEAD'
}
