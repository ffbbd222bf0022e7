import { describe, expect, it } from 'vitest'

type State = { path: string; fragment: string; lines: readonly string[]; whyNot?: string }
type Scenario = { name: string; rule?: string; results: Record<string, string>; state?: State }
type Content = {
  areas: Record<string, Record<string, string>>
  decisions: readonly string[]
  scenarios: readonly Scenario[]
  demo: string
  version: string
  date: string
}
type Data = {
  readScenarios(ndjson: string, depth: string): Map<string, Scenario>
  joinDepths(runs: readonly Map<string, Scenario>[]): readonly Scenario[]
  missingLines(expected: readonly string[], seenItems: readonly string[]): readonly string[]
}
type Page = { bookPage(content: Content, pictures: readonly (string | undefined)[]): string }

// scripts are not TypeScript
const scriptAt = (name: string) => import(new URL(`../../scripts/${name}`, import.meta.url).href)
const { readScenarios, joinDepths, missingLines } = (await scriptAt('book-data.mjs')) as Data
const { bookPage } = (await scriptAt('book-page.mjs')) as Page

const STATE = { path: '/en', fragment: '#state=abc', lines: ['Home'] }

/** Cucumber messages of a run of one outline with two rows. The second row fails at its first attempt. */
function messages(lastStatus = 'PASSED'): string {
  const row = (id: string, line: number) => ({ id, location: { line } })
  const scenario = { id: 'o', location: { line: 4 }, examples: [{ tableBody: [row('r1', 8), row('r2', 9)] }] }
  const pickle = (id: string, rowId: string, name: string) => ({
    pickle: {
      id,
      uri: 'features/a.feature',
      name,
      astNodeIds: ['o', rowId],
      tags: [{ name: '@PAGE-01' }, { name: '@memory' }],
      steps: [{ text: 'they see <b>' }],
    },
  })
  const step = (attempt: string, status: string) => ({
    testStepFinished: { testCaseStartedId: attempt, testStepResult: { status } },
  })
  const began = (id: string, testCaseId: string) => ({ testCaseStarted: { id, testCaseId } })
  const lines = [
    {
      gherkinDocument: {
        feature: { name: 'A', children: [{ rule: { name: 'R', children: [{ scenario }] } }] },
      },
    },
    pickle('p1', 'r1', 'first'),
    pickle('p2', 'r2', 'second'),
    { testCase: { id: 'c1', pickleId: 'p1' } },
    { testCase: { id: 'c2', pickleId: 'p2' } },
    began('s1', 'c1'),
    step('s1', 'PASSED'),
    {
      attachment: {
        testCaseStartedId: 's1',
        mediaType: 'application/json',
        contentEncoding: 'IDENTITY',
        body: JSON.stringify(STATE),
      },
    },
    began('s2', 'c2'),
    step('s2', 'FAILED'),
    began('s3', 'c2'),
    step('s3', lastStatus),
  ]
  return lines.map((line) => JSON.stringify(line)).join('\n')
}

const content = (scenarios: readonly Scenario[]) => ({
  areas: { pages: { 'PAGE-01': 'Home: <cards>.', 'PAGE-02': 'All groups.' } },
  decisions: ['# 0001. No decorators\n\nBecause.'],
  scenarios,
  demo: 'http://demo.test',
  version: '1.2.3',
  date: '2026-11-23',
})

describe('a test run', () => {
  it('has one result per row of an outline, that of the last attempt', () => {
    const run = readScenarios(messages(), 'memory')
    expect([...run.keys()]).toEqual(['features/a.feature:8', 'features/a.feature:9'])
    expect([...run.values()].map(({ name, rule, results }) => [name, rule, results])).toEqual([
      ['first', 'R', { memory: 'passed' }],
      ['second', 'R', { memory: 'passed' }],
    ])
  })

  it.each(['FAILED', 'SKIPPED', 'UNDEFINED', 'PENDING'])(
    'has failed if a step has the status %s',
    (status) => {
      expect(readScenarios(messages(status), 'memory').get('features/a.feature:9')?.results).toEqual({
        memory: 'failed',
      })
    },
  )

  it('contains the results of all test levels', () => {
    const joined = joinDepths([
      readScenarios(messages(), 'memory'),
      readScenarios(messages('FAILED'), 'browser'),
    ])
    expect(joined.map(({ results }) => results)).toEqual([
      { memory: 'passed', browser: 'passed' },
      { memory: 'passed', browser: 'failed' },
    ])
  })
})

describe('the living documentation', () => {
  const told = (whyNot?: string) => {
    const scenarios = joinDepths([readScenarios(messages(), 'browser')])
    const [first] = scenarios
    if (first) first.state = { ...STATE, ...(whyNot !== undefined && { whyNot }) }
    return bookPage(content(scenarios), [undefined, undefined])
  }

  it('lists each requirement with its scenarios, and requirements without one', () => {
    const page = told()
    expect(page).toContain('Home: &lt;cards>. <span class="passed">2 passed</span>')
    expect(page).toContain('All groups. <span class="none">not run</span>')
    expect(page).toContain('they see &lt;b>')
    expect(page).toContain('Version 1.2.3, run on 2026-11-23')
    expect(page).toContain('0001. No decorators')
  })

  it('links a scenario to the demo', () => {
    expect(told()).toContain('href="http://demo.test/en#state=abc"')
  })

  it('contains the reason why a scenario has no link', () => {
    const page = told('The demo does not show “Home”')
    expect(page).toContain('Not in the demo: The demo does not show “Home”')
    expect(page).not.toContain('href="http://demo.test')
  })

  it('links to a demo state only if each step of the scenario is visible there', () => {
    expect(missingLines(['a', 'b'], ['b', 'a', 'c'])).toEqual([])
    expect(missingLines(['a', 'b'], ['a b'])).toEqual(['a', 'b'])
    // times of day and durations differ between runs, and are ignored
    expect(missingLines(['Saved 02:15, 3 ms'], ['Saved 14:07, 12 ms'])).toEqual([])
    expect(missingLines(['1:2 parts'], ['1:3 parts'])).toEqual(['1:2 parts'])
  })
})
