import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

/** Requirements by area. An entry may be removed only together with the requirement itself. */
const AREAS = parse(readFileSync('features/requirements.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>
const REQUIREMENTS = Object.values(AREAS).flatMap((area) => Object.keys(area))

/** Levels at which scenarios run. A scenario without a level never runs. */
const DEPTHS = ['memory', 'http', 'browser'] as const
const REQUIREMENT = /@([A-Z]+-\d\d)\b/g
/** Requirements about invisible internal state: a busy flag, and a call that is rejected before it is sent. */
const INNER = ['CART-02', 'SESS-04']

type Block = { readonly indent: number; readonly tags: string }
type Scenario = {
  readonly name: string
  readonly depths: readonly (typeof DEPTHS)[number][]
  readonly requirements: readonly string[]
}

/** The scenarios of a feature, each with its tags and those of its feature, rule and outline. */
function scenariosIn(feature: string): Scenario[] {
  const foundScenarios: Scenario[] = []
  let outer: Block[] = []
  let tags = ''
  let name = ''
  for (const line of feature.split('\n')) {
    const text = line.trim()
    const indent = line.length - line.trimStart().length
    if (text.startsWith('@')) tags += ` ${text}`
    if (!/^(?:Feature|Rule|Scenario|Scenario Outline|Examples):?/.test(text)) continue
    outer = [...outer.filter((block) => block.indent < indent), { indent, tags }]
    tags = ''
    if (text.startsWith('Scenario')) name = text
    if (!/^(?:Scenario:|Examples:)/.test(text)) continue
    const all = outer.map((block) => block.tags).join(' ')
    foundScenarios.push({
      name,
      depths: DEPTHS.filter((depth) => new RegExp(`@${depth}\\b`).test(all)),
      requirements: Array.from(all.matchAll(REQUIREMENT), ([, id = '']) => id),
    })
  }
  return foundScenarios
}

const requirementsIn = (feature: string) =>
  scenariosIn(feature).flatMap(({ depths, requirements }) => (depths.length > 0 ? requirements : []))

const isOutside = ({ depths }: Scenario) => depths.some((depth) => depth !== 'memory')

/** Requirements without a scenario over HTTP or in a browser. */
function unseenIn(scenarios: readonly Scenario[]): string[] {
  const visited = new Set(scenarios.filter(isOutside).flatMap(({ requirements }) => requirements))
  const all = new Set(scenarios.flatMap(({ requirements }) => requirements))
  return [...all].filter((id) => !visited.has(id))
}

/**
 * Scenarios with more than one level. Exception: a scenario may run in memory and at a second level if no other
 * scenario of one of its requirements runs over HTTP or in a browser.
 */
function repeatedIn(scenarios: readonly Scenario[]): string[] {
  const isWitness = (scenario: Scenario) =>
    scenario.depths.length === 2 &&
    scenario.depths[0] === 'memory' &&
    scenario.requirements.some((id) =>
      scenarios.every((other) => other === scenario || !other.requirements.includes(id) || !isOutside(other)),
    )
  return scenarios
    .filter((scenario) => scenario.depths.length > 1 && !isWitness(scenario))
    .map(({ name }) => name)
}

type PlantedBreak = { readonly what: string; readonly depth?: (typeof DEPTHS)[number] }
type PlantedBreaks = Readonly<Record<string, readonly PlantedBreak[]>>

/** Planted bugs that no scenario can detect, because their requirement has no scenario at their level. */
function unnoticeableIn(breaks: PlantedBreaks, scenarios: readonly Scenario[]): string[] {
  return Object.entries(breaks).flatMap(([requirement, planted]) => {
    const own = scenarios.filter(({ requirements }) => requirements.includes(requirement))
    const levels = new Set(own.flatMap(({ depths }) => depths))
    return planted
      .filter(({ depth = 'memory' }) => !levels.has(depth))
      .map(({ what }) => `${requirement}: ${what}`)
  })
}

const FEATURES = globSync('features/**/*.feature').map((file) => readFileSync(file, 'utf8'))

it('each requirement except those about internal state has a scenario over HTTP or in a browser', () => {
  expect(unseenIn(FEATURES.flatMap(scenariosIn)).toSorted()).toEqual(INNER)
})

it('a scenario runs only at its lowest level, unless it is the only one of its requirement over HTTP or in a browser', () => {
  expect(repeatedIn(FEATURES.flatMap(scenariosIn))).toEqual([])
})

it('each planted bug has a scenario of its requirement at its level', () => {
  const breaks = parse(readFileSync('features/planted-breaks.yaml', 'utf8')) as PlantedBreaks
  expect(unnoticeableIn(breaks, FEATURES.flatMap(scenariosIn))).toEqual([])
})

it('reports a planted bug at a level without a scenario', () => {
  const scenarios = scenariosIn('@X-01 @http\nFeature: A\n  Scenario: B\n')
  const breaks = { 'X-01': [{ what: 'seen', depth: 'http' as const }, { what: 'not seen' }] }
  expect(unnoticeableIn(breaks, scenarios)).toEqual(['X-01: not seen'])
})

it.each([
  ['at memory and HTTP beside another one over HTTP', '@memory @http', '@http', ['Scenario: B']],
  ['over HTTP and in a browser', '@http @browser', '@memory', ['Scenario: B']],
  ['at all depths', '@memory @http @browser', '@memory', ['Scenario: B']],
  ['at memory and HTTP, the only one from outside', '@memory @http', '@memory', []],
  ['at one depth', '@http', '@browser', []],
])(
  'a scenario %s (%s, beside a second scenario with %s) is reported as repeated: %j',
  (_, ownValue, other, expected) => {
    const feature = `@X-01\nFeature: A\n  ${ownValue}\n  Scenario: B\n  ${other}\n  Scenario: C\n`
    expect(repeatedIn(scenariosIn(feature))).toEqual(expected)
  },
)

it('each requirement has a scenario that runs, and no scenario is tagged with an unknown requirement', () => {
  const tagged = new Set(FEATURES.flatMap(requirementsIn))
  expect([...tagged].toSorted()).toEqual(REQUIREMENTS.toSorted())
  expect(new Set(REQUIREMENTS).size).toBe(178)
})

it.each([
  ['a scenario without a depth', '@SESS-01\nFeature: A\n\n  Scenario: B\n', []],
  ['a rule without a scenario', '@http\nFeature: A\n\n  @SESS-01\n  Rule: B\n', []],
  [
    'a requirement of the rule before',
    '@http\nFeature: A\n  @X-01\n  Rule: B\n  Rule: C\n    Scenario: D\n',
    [],
  ],
  ['the requirement of a rule', '@http\nFeature: A\n  @X-01\n  Rule: B\n    Scenario: D\n', ['X-01']],
  [
    'the requirement of examples',
    '@http\nFeature: A\n  Scenario Outline: B\n    @X-01\n    Examples:\n',
    ['X-01'],
  ],
])('returns the requirements of scenarios that run: %s', (_, feature, expected) => {
  expect(requirementsIn(feature)).toEqual(expected)
})
