import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

type PlantedBreak = {
  readonly requirement: string
  readonly what: string
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly depth: 'memory' | 'http' | 'browser'
}
type SimulationBug = Pick<PlantedBreak, 'what' | 'file' | 'find' | 'replace'>
type Planting = {
  listBreaks(): Promise<PlantedBreak[]>
  plant(source: string, one: PlantedBreak): string
  plantInFile(one: Omit<PlantedBreak, 'depth'>): Promise<string>
}

const MODULE = '../../scripts/planted-break.mjs'
const { listBreaks, plant, plantInFile } = (await import(MODULE)) as Planting

const FEATURES = join(import.meta.dirname, '../../features')
const SIMULATION = join(import.meta.dirname, '../simulation')

const features = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.feature'))
  .map((path) => readFileSync(join(FEATURES, path), 'utf8'))

const breaks = await listBreaks()

it('the original text of each planted bug occurs once in its file, and is changed', async () => {
  for (const one of breaks) {
    expect(one.replace, one.what).not.toBe(one.find)
    await expect(plantInFile(one), one.what).resolves.toContain(one.replace)
  }
})

it.each(['planted-bugs.yaml', 'planted-year-bugs.yaml', 'company/planted-bugs.yaml'])(
  'the original text of each bug in tests/simulation/%s occurs once in its file, and is changed',
  async (list) => {
    const bugs = parse(readFileSync(join(SIMULATION, list), 'utf8')) as SimulationBug[]
    for (const bug of bugs) {
      expect(bug.replace, bug.what).not.toBe(bug.find)
      const planted = plantInFile({ requirement: 'simulation', ...bug })
      await expect(planted, bug.what).resolves.toContain(bug.replace)
    }
  },
)

it('no two planted bugs of a requirement are equal', () => {
  const planted = breaks.map(({ requirement, file, find, replace }) =>
    JSON.stringify({ requirement, file, find, replace }),
  )
  expect(planted.filter((one, index) => planted.indexOf(one) < index)).toEqual([])
})

it('each requirement with a planted bug has a scenario', () => {
  const untagged = breaks
    .map(({ requirement }) => requirement)
    .filter((requirement) => !features.some((text) => new RegExp(`@${requirement}\\b`).test(text)))
  expect(untagged).toEqual([])
})

it('each requirement has a planted bug', () => {
  const areas = parse(readFileSync(join(FEATURES, 'requirements.yaml'), 'utf8')) as Record<string, object>
  const planted = new Set(breaks.map(({ requirement }) => requirement))
  const requirements = Object.values(areas).flatMap((area) => Object.keys(area))
  expect(requirements.filter((requirement) => !planted.has(requirement))).toEqual([])
})

it.each([
  ['gone', 'const LIMIT = 3'],
  ['not unique', 'const LIMIT = 2\nconst OTHER_LIMIT = 2'],
])('a planted bug whose original text is %s is rejected', (_, source) => {
  const one = {
    requirement: 'CART-06',
    what: '',
    file: 'limit.ts',
    find: 'LIMIT = 2',
    replace: 'LIMIT = 1',
  }
  expect(() => plant(source, { ...one, depth: 'memory' })).toThrow(
    /CART-06: "LIMIT = 2" stands \d times in limit.ts/,
  )
})

it('a replacement with characters such as $& is inserted literally', () => {
  const one = {
    requirement: 'X-1',
    what: '',
    file: 'f',
    find: 'a(b)',
    replace: "$&'",
    depth: 'memory',
  } as const
  expect(plant('x a(b) y', one)).toBe("x $&' y")
})
