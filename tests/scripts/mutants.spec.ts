import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

type Position = { readonly line: number; readonly column: number }
type Mutant = {
  readonly fileName: string
  readonly status: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly replacement: string
}
type Equivalent = {
  readonly line: string
  readonly find: string
  readonly replace: string
  readonly reason: string
}
type Equivalents = Readonly<Record<string, readonly Equivalent[]>>
type Room = { readonly score: number; readonly isSharp: boolean; readonly findings: readonly string[] }
type Mutants = {
  listEquivalents(): Promise<Equivalents>
  compareMutants(
    folder: string,
    mutants: readonly Mutant[],
    equivalents: Equivalents,
    sourceOf: (fileName: string) => Promise<{ file: string; source: string }>,
  ): Promise<Room & { readonly equivalent: number }>
}

const MODULE = '../../scripts/mutants.mjs'
const { compareMutants, listEquivalents } = (await import(MODULE)) as Mutants

const FILE = 'src/domain/cart/limit.ts'
const SOURCE = 'export const LIMIT = 3\nexport const isFull = (lines: number) => lines >= LIMIT\n'
const LINE = SOURCE.split('\n')[1]!
const CONDITION = 'lines >= LIMIT'
const EQUIVALENT = {
  [FILE]: [{ line: LINE, find: CONDITION, replace: 'lines > LIMIT', reason: 'A test' }],
}
const start = { line: 2, column: LINE.indexOf(CONDITION) + 1 }
const end = { line: 2, column: start.column + CONDITION.length }

const mutant = (status: string, replacement: string): Mutant => ({
  fileName: FILE,
  status,
  replacement,
  location: { start, end },
})
const judged = (mutants: readonly Mutant[], equivalents: Equivalents = {}, source = SOURCE) =>
  compareMutants('src/domain/cart', mutants, equivalents, async (file) => ({ file, source }))

it('the mutation report calculates the score as the share of detected mutants', async () => {
  const noticed = Array.from({ length: 9 }, () => mutant('Killed', 'false'))
  expect(await judged([...noticed, mutant('Survived', 'true')])).toMatchObject({ score: 90, isSharp: true })
  expect(await judged([...noticed, mutant('Survived', 'true'), mutant('NoCoverage', '3')])).toMatchObject({
    isSharp: false,
  })
})

it('the mutation report lists mutants that no spec detected', async () => {
  const { findings } = await judged([mutant('Survived', 'true')])
  expect(findings).toEqual([expect.stringContaining(`${FILE}:2: not noticed: ${CONDITION} → true`)])
})

it('the mutation report omits equivalent mutants and mutants that did not run', async () => {
  const mutants = [mutant('Survived', 'lines > LIMIT'), mutant('Killed', 'true'), mutant('CompileError', 'x')]
  expect(await judged(mutants, EQUIVALENT)).toMatchObject({ score: 100, equivalent: 1, findings: [] })
})

it.each([
  [
    'whose line does not exist',
    [mutant('Killed', 'true')],
    'export const LIMIT = 3\n',
    'no line "export const isFull',
  ],
  ['that a spec detects', [mutant('Killed', 'lines > LIMIT')], SOURCE, 'is no equivalent'],
])(
  'the mutation report contains a finding for an equivalent mutant %s',
  async (_, mutants, source, finding) => {
    const { findings } = await judged(mutants, EQUIVALENT, source)
    expect(findings).toEqual([expect.stringContaining(finding)])
  },
)

it('each equivalent mutant in the list has an existing line and a reason', async () => {
  for (const [file, equivalents] of Object.entries(await listEquivalents())) {
    const path = join(import.meta.dirname, '../..', file)
    expect(existsSync(path), file).toBe(true)
    const lines = new Set(
      readFileSync(path, 'utf8')
        .split('\n')
        .map((line) => line.trim()),
    )
    for (const { line, find, reason } of equivalents) {
      expect(lines.has(line.trim()), `${file}: ${line}`).toBe(true)
      expect(line, file).toContain(find)
      expect(reason).not.toBe('')
    }
  }
})
