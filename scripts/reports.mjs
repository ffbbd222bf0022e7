/** Counts the results of test runners. A skipped test counts as failed. */
import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'

/**
 * A test that failed, at least at its first attempt; `why` is the beginning of the error.
 * @typedef {{ name: string, why: string }} Failure
 */
/**
 * Duration of a test with all its attempts.
 * @typedef {{ name: string, seconds: number }} Timed
 */
/**
 * `flaky` contains tests that passed, but not at the first attempt.
 * @typedef {{ passed: number, failed: number, failures: Failure[], flaky: Failure[], timed: Timed[] }} Count
 */

const WHY_LINES = 8

const failure = (name, why) => ({
  name,
  why: stripVTControlCharacters(why).trim().split('\n').slice(0, WHY_LINES).join('\n'),
})

/** @returns {Promise<Count>} */
export async function countVitest(path) {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(await readFile(path, 'utf8'))
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const named = ({ fullName, status, failureMessages }) => failure(fullName, failureMessages[0] ?? status)
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    failures: [
      ...tests.filter(({ status }) => status !== 'passed').map(named),
      ...brokenFiles.map(({ name, message }) => failure(name, message)),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(named),
    timed: tests.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  }
}

/**
 * Counts scenarios: a scenario has passed if each step of its last attempt has passed.
 * @returns {Promise<Count>}
 */
export async function countCucumber(path) {
  const pickles = new Map()
  const texts = new Map()
  const scenarios = new Map()
  const attempts = new Map()
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '') continue
    const { pickle, testCase, testCaseStarted, testStepFinished, testCaseFinished } = JSON.parse(line)
    if (pickle) {
      pickles.set(pickle.id, pickle)
      for (const { id, text } of pickle.steps) texts.set(id, text)
    }
    if (testCase) {
      for (const { id, pickleStepId } of testCase.testSteps)
        texts.set(id, texts.get(pickleStepId) ?? 'a hook')
      scenarios.set(testCase.id, { ...pickles.get(testCase.pickleId), attempts: [] })
    }
    if (testCaseStarted) {
      const attempt = { start: secondsOf(testCaseStarted), end: secondsOf(testCaseStarted) }
      attempts.set(testCaseStarted.id, attempt)
      scenarios.get(testCaseStarted.testCaseId).attempts.push(attempt)
    }
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      const { status, message = '' } = testStepFinished.testStepResult
      attempts.get(testStepFinished.testCaseStartedId).why ??=
        `${status}: ${texts.get(testStepFinished.testStepId)}\n${message}`
    }
    if (testCaseFinished) attempts.get(testCaseFinished.testCaseStartedId).end = secondsOf(testCaseFinished)
  }
  const run = [...scenarios.values()].filter((scenario) => scenario.attempts.length > 0)
  const hasPassed = ({ attempts }) => attempts.at(-1).why === undefined
  const passed = run.filter(hasPassed)
  const failed = run.filter((scenario) => !hasPassed(scenario))
  const fullName = ({ name, uri }) => `${name} (${uri})`
  const whyAtFirst = (scenario) => failure(fullName(scenario), scenario.attempts[0].why)
  const secondsIn = ({ attempts }) => attempts.reduce((sum, { start, end }) => sum + end - start, 0)
  return {
    passed: passed.length,
    failed: failed.length,
    failures: failed.map(whyAtFirst),
    flaky: passed.filter((scenario) => scenario.attempts.length > 1).map(whyAtFirst),
    timed: run.map((scenario) => ({ name: fullName(scenario), seconds: secondsIn(scenario) })),
  }
}

/**
 * Counts planted bugs: detected ones as passed, others as failed.
 * @returns {Promise<Count>}
 */
export async function countBreaks(path) {
  const breaks = JSON.parse(await readFile(path, 'utf8'))
  const missed = breaks.filter(({ caughtBy }) => caughtBy === undefined)
  return {
    passed: breaks.length - missed.length,
    failed: missed.length,
    failures: missed.map(({ requirement, what, file }) =>
      failure(`${requirement}: ${what}`, `No scenario detects the planted bug in ${file}`),
    ),
    flaky: [],
    timed: [],
  }
}

const secondsOf = ({ timestamp: { seconds, nanos } }) => seconds + nanos / 1e9
