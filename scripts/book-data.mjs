/**
 * Data of the living documentation: groups the messages of Cucumber runs by requirement, rule and scenario,
 * with the result at each test level.
 */

/** @typedef {{ path: string, fragment: string, lines: readonly string[] }} DemoState */
/** @typedef {{ key: string, uri: string, feature: string, rule?: string, name: string, steps: readonly string[], requirements: readonly string[], results: Record<string, string>, picture?: Buffer, state?: DemoState }} Scenario */

const REQUIREMENT = /^@([A-Z]+-\d\d)$/

/**
 * Scenarios of one test level, by file and line.
 * @returns {Map<string, Scenario>}
 */
export function readScenarios(ndjson, depth) {
  const places = new Map()
  const pickles = new Map()
  const pickleOfCase = new Map()
  const scenarioOfAttempt = new Map()
  const scenarios = new Map()
  for (const line of ndjson.split('\n')) {
    if (line === '') continue
    const { gherkinDocument, pickle, testCase, testCaseStarted, testStepFinished, attachment } =
      JSON.parse(line)
    if (gherkinDocument?.feature) notePlaces(places, gherkinDocument.feature)
    if (pickle) pickles.set(pickle.id, pickle)
    if (testCase) pickleOfCase.set(testCase.id, pickles.get(testCase.pickleId))
    if (testCaseStarted) {
      const scenario = scenarioOf(pickleOfCase.get(testCaseStarted.testCaseId), places, depth)
      scenarioOfAttempt.set(testCaseStarted.id, scenario)
      // the last of several attempts counts
      scenarios.set(scenario.key, scenario)
    }
    if (testStepFinished && testStepFinished.testStepResult.status !== 'PASSED') {
      scenarioOfAttempt.get(testStepFinished.testCaseStartedId).results[depth] = 'failed'
    }
    if (attachment) attach(scenarioOfAttempt.get(attachment.testCaseStartedId), attachment)
  }
  return scenarios
}

/**
 * Joins the runs of the same scenarios at several test levels, in the order of the feature files.
 * @returns {readonly Scenario[]}
 */
export function joinDepths(runs) {
  const joined = new Map()
  for (const [key, scenario] of runs.flatMap((run) => [...run])) {
    const before = joined.get(key)
    const results = { ...before?.results, ...scenario.results }
    joined.set(key, { ...before, ...scenario, results })
  }
  return [...joined.values()].toSorted((one, other) =>
    one.uri < other.uri ? -1 : one.uri > other.uri ? 1 : one.line - other.line,
  )
}

/** Matches texts that differ between runs: the time of day, and durations in milliseconds. */
const OF_THE_MOMENT = /\b\d{1,2}:\d{2}\b|\b\d+ ms\b/g

/** Returns the lines that the page contained at the end of a scenario and that the demo does not show. */
export function missingLines(expected, seen) {
  const lasting = (line) => line.replaceAll(OF_THE_MOMENT, '…')
  const shown = new Set(seen.map(lasting))
  return expected.filter((line) => !shown.has(lasting(line)))
}

function notePlaces(places, feature) {
  const note = (children, rule) => {
    for (const child of children) {
      if (child.rule) note(child.rule.children, child.rule.name)
      if (!child.scenario) continue
      const { id, location, examples } = child.scenario
      const place = { feature: feature.name, rule }
      places.set(id, { ...place, line: location.line })
      for (const row of examples.flatMap(({ tableBody }) => tableBody)) {
        places.set(row.id, { ...place, line: row.location.line })
      }
    }
  }
  note(feature.children)
}

function scenarioOf({ uri, name, steps, tags, astNodeIds }, places, depth) {
  const place = places.get(astNodeIds.at(-1))
  return {
    ...place,
    key: `${uri}:${place.line}`,
    uri,
    name,
    steps: steps.map(({ text }) => text),
    requirements: tags.flatMap(({ name: tag }) => REQUIREMENT.exec(tag)?.[1] ?? []),
    results: { [depth]: 'passed' },
  }
}

function attach(scenario, { body, mediaType, contentEncoding }) {
  const content = Buffer.from(body, contentEncoding === 'BASE64' ? 'base64' : 'utf8')
  if (mediaType === 'image/webp') scenario.picture = content
  if (mediaType === 'application/json') scenario.state = JSON.parse(content.toString('utf8'))
}
