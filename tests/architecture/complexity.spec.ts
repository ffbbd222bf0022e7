import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'

const FOLDERS = ['src', 'contracts', 'mock-backend']
const plantedIn = (folder: string) => `${folder}/complexity-canary`
const DEPTH = `export function deep(n: number): number {
  if (n > 0) { if (n > 1) { if (n > 2) { if (n > 3) { if (n > 4) { return 1 } } } } }
  return 0
}\n`
const BRANCHES = `export function many(n: number): number {
${Array.from({ length: 20 }, (_, index) => `  if (n === ${index}) return ${index}`).join('\n')}
  return 0
}\n`

afterEach(() => FOLDERS.forEach((folder) => rmSync(plantedIn(folder), { recursive: true, force: true })))

it('functions above the limits of complexity and nesting are reported in each source folder', () => {
  for (const folder of FOLDERS) {
    mkdirSync(plantedIn(folder), { recursive: true })
    writeFileSync(`${plantedIn(folder)}/deep.ts`, DEPTH)
    writeFileSync(`${plantedIn(folder)}/many.ts`, BRANCHES)
  }
  const args = ['node_modules/oxlint/bin/oxlint', '--format', 'json', ...FOLDERS.map(plantedIn)]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { code: string; filename: string }[]
  }
  const findings = diagnostics.map(({ code, filename }) => `${filename} ${code}`).toSorted()
  expect(findings).toEqual(
    FOLDERS.flatMap((folder) => [
      `${plantedIn(folder)}/deep.ts eslint(max-depth)`,
      `${plantedIn(folder)}/many.ts eslint(complexity)`,
    ]).toSorted(),
  )
})

it('no source disables the limits of complexity and nesting', () => {
  const args = ['grep', '-nE', '(eslint|oxlint)-disable.*(complexity|max-depth)', '--', ...FOLDERS]
  expect(spawnSync('git', args, { encoding: 'utf8' }).stdout).toBe('')
})
