import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'

type Report = {
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

const PLANTED = 'src/domain/canary'
const SLOW = 300_000

afterEach(() => rmSync(PLANTED, { recursive: true, force: true }))

it('finds every import in its place', { timeout: SLOW }, () => {
  const { summary } = cruise('src', 'contracts', 'mock-backend')
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  expect(summary.totalCruised).toBeGreaterThan(200)
})

it('would notice a type that is handed on from an outer layer', { timeout: SLOW }, () => {
  mkdirSync(PLANTED)
  writeFileSync(`${PLANTED}/canary.ts`, "export type { LogIn } from '#application/session/log-in.ts'\n")
  expect(cruise(PLANTED).summary.violations.map(({ rule }) => rule.name)).toContain('domain-is-pure')
})

function cruise(...folders: readonly string[]): Report {
  const args = [
    'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
    ...folders,
    '--output-type',
    'json',
  ]
  const options = { encoding: 'utf8' as const, maxBuffer: 100_000_000 }
  try {
    return JSON.parse(execFileSync(process.execPath, args, options))
  } catch (refused) {
    // violations end the command with their number
    return JSON.parse((refused as { stdout: string }).stdout)
  }
}
