/** Counts what test runners have written down. A test that was skipped has not passed: it counts as failed. */
import { readFile } from 'node:fs/promises'

/** @typedef {{ passed: number, failed: number }} Count */

/** @returns {Promise<Count>} */
export async function countVitest(path) {
  const { numPassedTests, numTotalTests } = JSON.parse(await readFile(path, 'utf8'))
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests }
}

/** Counts scenarios: one is passed when each step of its last attempt is. @returns {Promise<Count>} */
export async function countCucumber(path) {
  const attempts = new Map()
  const outcomes = new Map()
  for (const line of (await readFile(path, 'utf8')).split('\n')) {
    if (line === '') continue
    const { testCaseStarted, testStepFinished, testCaseFinished } = JSON.parse(line)
    if (testCaseStarted)
      attempts.set(testCaseStarted.id, { scenario: testCaseStarted.testCaseId, isPassed: true })
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      attempts.get(testStepFinished.testCaseStartedId).isPassed = false
    }
    if (testCaseFinished) {
      const { scenario, isPassed } = attempts.get(testCaseFinished.testCaseStartedId)
      outcomes.set(scenario, isPassed)
    }
  }
  const passed = [...outcomes.values()].filter(Boolean).length
  return { passed, failed: outcomes.size - passed }
}
