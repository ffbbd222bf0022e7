import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

/** By area; taken out only with the requirement itself. */
const AREAS = parse(readFileSync('features/requirements.yaml', 'utf8')) as Record<
  string,
  Record<string, string>
>
const REQUIREMENTS = Object.values(AREAS).flatMap((area) => Object.keys(area))

/** Where a scenario can run; one without any of them never does. */
const DEPTHS = /@(?:memory|http|browser)\b/
const REQUIREMENT = /@([A-Z]+-\d\d)\b/g

type Block = { readonly indent: number; readonly tags: string }

/** The requirement tags that a scenario with a depth carries, by itself or by what it stands in. */
function requirementsIn(feature: string): string[] {
  const found: string[] = []
  let outer: Block[] = []
  let tags = ''
  for (const line of feature.split('\n')) {
    const text = line.trim()
    const indent = line.length - line.trimStart().length
    if (text.startsWith('@')) tags += ` ${text}`
    if (!/^(?:Feature|Rule|Scenario|Scenario Outline|Examples):?/.test(text)) continue
    outer = [...outer.filter((block) => block.indent < indent), { indent, tags }]
    tags = ''
    const all = outer.map((block) => block.tags).join(' ')
    const runs = /^(?:Scenario:|Examples:)/.test(text) && DEPTHS.test(all)
    if (runs) found.push(...Array.from(all.matchAll(REQUIREMENT), ([, id = '']) => id))
  }
  return found
}

it('every requirement has a scenario that runs, and no scenario names an unknown one', () => {
  const features = globSync('features/**/*.feature').map((file) => readFileSync(file, 'utf8'))
  const tagged = new Set(features.flatMap(requirementsIn))
  expect([...tagged].toSorted()).toEqual(REQUIREMENTS.toSorted())
  expect(new Set(REQUIREMENTS).size).toBe(152)
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
])('would notice %s', (_, feature, expected) => {
  expect(requirementsIn(feature)).toEqual(expected)
})
