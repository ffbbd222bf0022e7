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

it.each([
  ['a type that is handed on from an outer layer', '#application/session/log-in.ts', 'domain-is-pure'],
  ['an alias of its own layer', '#domain/shared/money.ts', 'own-layer-by-relative-path'],
  ['a path that leaves its layer', '../../application/session/log-in.ts', 'other-layers-by-alias'],
])('would notice %s', { timeout: CRUISE_TIMEOUT }, (_, path, rule) => {
  mkdirSync(PLANTED)
  writeFileSync(`${PLANTED}/canary.ts`, `export type * from '${path}'\n`)
  expect(cruise(PLANTED).summary.violations.map(({ rule: { name } }) => name)).toContain(rule)
})
