/** Counts what test runners have written down. A test that was skipped has not passed: it counts as failed. */
import { readFile } from 'node:fs/promises'

/** `unsteady` names what passed, but not the first time. @typedef {{ passed: number, failed: number, unsteady: string[] }} Count */

/** @returns {Promise<Count>} */
export async function countVitest(path) {
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(await readFile(path, 'utf8'))
  const unsteady = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => fullName)
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests, unsteady }
}

/** Counts scenarios: one is passed when each step of its last attempt is. @returns {Promise<Count>} */
export async function countCucumber(path) {
  const names = new Map()
  const scenarios = new Map()
  const attempts = new Map()
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '') continue
    const { pickle, testCase, testCaseStarted, testStepFinished } = JSON.parse(line)
    if (pickle) names.set(pickle.id, pickle.name)
    if (testCase) scenarios.set(testCase.id, { name: names.get(testCase.pickleId), attempts: [] })
    if (testCaseStarted) {
      const attempt = { isPassed: true }
      attempts.set(testCaseStarted.id, attempt)
      scenarios.get(testCaseStarted.testCaseId).attempts.push(attempt)
    }
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      attempts.get(testStepFinished.testCaseStartedId).isPassed = false
    }
  }
  const run = [...scenarios.values()].filter((scenario) => scenario.attempts.length > 0)
  const passed = run.filter((scenario) => scenario.attempts.at(-1).isPassed)
  const unsteady = passed.filter((scenario) => scenario.attempts.length > 1).map(({ name }) => name)
  return { passed: passed.length, failed: run.length - passed.length, unsteady }
}
