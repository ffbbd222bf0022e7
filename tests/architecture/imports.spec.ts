import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { cruise, CRUISE_TIMEOUT } from './cruise.ts'

const PLANTED = 'src/domain/canary'

afterEach(() => rmSync(PLANTED, { recursive: true, force: true }))

it('finds every import in its place', { timeout: CRUISE_TIMEOUT }, () => {
  const { summary } = cruise('src', 'contracts', 'mock-backend')
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  expect(summary.totalCruised).toBeGreaterThan(200)
})

it('would notice a type that is handed on from an outer layer', { timeout: CRUISE_TIMEOUT }, () => {
  mkdirSync(PLANTED)
  writeFileSync(`${PLANTED}/canary.ts`, "export type { LogIn } from '#application/session/log-in.ts'\n")
  expect(cruise(PLANTED).summary.violations.map(({ rule }) => rule.name)).toContain('domain-is-pure')
})
