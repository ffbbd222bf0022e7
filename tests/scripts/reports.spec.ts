import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Count = { passed: number; failed: number; unsteady: string[] }
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

/** What the runner writes about one scenario before it begins. */
const scenario = (id: string, name: string) => [
  { pickle: { id: `of ${id}`, name } },
  { testCase: { id, pickleId: `of ${id}` } },
]

/** What the runner writes about one attempt at a scenario, line by line. */
const attempt = (scenario: string, id: string, ...statuses: string[]) => [
  { testCaseStarted: { id, testCaseId: scenario } },
  ...statuses.map((status) => ({ testStepFinished: { testCaseStartedId: id, testStepResult: { status } } })),
  { testCaseFinished: { testCaseStartedId: id } },
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

test('a scenario has passed when all of its steps have', async () => {
  expect(await count(attempt('1', 'a', 'PASSED', 'PASSED'), attempt('2', 'b', 'PASSED', 'FAILED'))).toEqual({
    passed: 1,
    failed: 1,
    unsteady: [],
  })
})

test.each(['FAILED', 'SKIPPED', 'PENDING', 'UNDEFINED', 'AMBIGUOUS', 'UNKNOWN'])(
  'a scenario with a step that is %s has not passed',
  async (status) => {
    expect(await count(attempt('1', 'a', 'PASSED', status))).toEqual({ passed: 0, failed: 1, unsteady: [] })
  },
)

test('of a scenario that was tried again the last attempt counts, once, and it is named', async () => {
  expect(await count(attempt('1', 'a', 'FAILED'), attempt('1', 'b', 'PASSED'))).toEqual({
    passed: 1,
    failed: 0,
    unsteady: ['An order'],
  })
})

test('a test that was skipped counts as failed, one that passed at the second try is named', async () => {
  const of = (fullName: string, failureMessages: string[]) => ({
    fullName,
    status: 'passed',
    failureMessages,
  })
  const testResults = [{ assertionResults: [of('steady', []), of('unsteady', ['not yet'])] }]
  const report = { numTotalTests: 10, numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, testResults }
  expect(await countVitest(await written('unit.json', JSON.stringify(report)))).toEqual({
    passed: 7,
    failed: 3,
    unsteady: ['unsteady'],
  })
})
