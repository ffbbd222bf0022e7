import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Failure = { name: string; why: string }
type Timed = { name: string; seconds: number }
type Count = {
  passed: number
  failed: number
  failures: Failure[]
  flaky: Failure[]
  timed: Timed[]
}
type Reports = Record<'countVitest' | 'countCucumber', (path: string) => Promise<Count>>

const { countVitest, countCucumber } = (await import(
  new URL('../../scripts/reports.mjs', import.meta.url).href
)) as Reports

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterAll(() => rm(directory, { recursive: true }))

async function written(name: string, text: string): Promise<string> {
  const path = join(directory, name)
  await writeFile(path, text)
  return path
}

/** Cucumber messages that declare one scenario, before its first attempt. */
const scenario = (id: string, name: string) => [
  {
    pickle: {
      id: `of ${id}`,
      name,
      uri: 'features/a.feature',
      steps: [{ id: `text ${id}`, text: 'it is paid' }],
    },
  },
  {
    testCase: { id, pickleId: `of ${id}`, testSteps: [{ id: `step ${id}`, pickleStepId: `text ${id}` }] },
  },
]

/** Cucumber messages of one attempt of a scenario, which lasts two and a half seconds. */
const attempt = (scenario: string, id: string, ...statuses: string[]) => [
  { testCaseStarted: { id, testCaseId: scenario, timestamp: { seconds: 9, nanos: 750_000_000 } } },
  ...statuses.map((status) => ({
    testStepFinished: {
      testCaseStartedId: id,
      testStepId: `step ${scenario}`,
      testStepResult:
        status === 'PASSED' ? { status } : { status, message: `\u001b[31m${id} was refused\u001b[39m` },
    },
  })),
  { testCaseFinished: { testCaseStartedId: id, timestamp: { seconds: 12, nanos: 250_000_000 } } },
]

const count = async (...messages: object[][]) =>
  countCucumber(
    await written(
      'cucumber.ndjson',
      [scenario('1', 'An order'), scenario('2', 'A login'), ...messages]
        .flat()
        .map((line) => JSON.stringify(line) + '\n')
        .join(''),
    ),
  )

const timed = (name: string, seconds = 2.5) => ({ name: `${name} (features/a.feature)`, seconds })

const refused = (name: string, attempt: string, status = 'FAILED') => ({
  name: `${name} (features/a.feature)`,
  why: `${status}: it is paid\n${attempt} was refused`,
})

test('a scenario passes if all its steps pass, and a failed one is reported with step and reason', async () => {
  expect(
    await count(
      attempt('1', 'a', 'PASSED', 'PASSED'),
      attempt('2', 'b', 'PASSED', 'FAILED', 'SKIPPED'),
      attempt('2', 'c', 'FAILED'),
    ),
  ).toEqual({
    passed: 1,
    failed: 1,
    failures: [refused('A login', 'b')],
    flaky: [],
    timed: [timed('An order'), timed('A login', 5)],
  })
})

test.each(['FAILED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
  'a scenario with a step of the status %s does not pass',
  async (status) => {
    expect(await count(attempt('1', 'a', 'PASSED', status))).toEqual({
      passed: 0,
      failed: 1,
      failures: [refused('An order', 'a', status)],
      flaky: [],
      timed: [timed('An order')],
    })
  },
)

test('only the last attempt of a retried scenario counts, and the retry is reported', async () => {
  expect(await count(attempt('1', 'a', 'FAILED'), attempt('1', 'b', 'PASSED'))).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    flaky: [refused('An order', 'a')],
    timed: [timed('An order', 5)],
  })
})

test('skipped tests, failed tests, tests that passed on a retry and broken files are reported', async () => {
  const of = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
    ...(status !== 'skipped' && { duration: 1500 }),
  })
  const assertionResults = [
    of('steady', 'passed'),
    of('flaky', 'passed', ['not yet']),
    of('wrong', 'failed', ['no', 'still no']),
    of('later', 'skipped'),
  ]
  const testResults = [
    { status: 'failed', assertionResults },
    { name: 'a.spec.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ]
  const report = { numTotalTests: 4, numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, testResults }
  expect(await countVitest(await written('unit.json', JSON.stringify(report)))).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { name: 'wrong', why: 'no' },
      { name: 'later', why: 'skipped' },
      { name: 'a.spec.ts', why: 'no such file' },
    ],
    flaky: [{ name: 'flaky', why: 'not yet' }],
    timed: [
      { name: 'steady', seconds: 1.5 },
      { name: 'flaky', seconds: 1.5 },
      { name: 'wrong', seconds: 1.5 },
      { name: 'later', seconds: 0 },
    ],
  })
})
