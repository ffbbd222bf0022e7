import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { cruise, CRUISE_TIMEOUT } from './cruise.ts'

const DOMAIN = 'src/domain/canary'
const MOCK = 'mock-backend/canary'
const DRAWINGS = 'mock-backend/drawings/canary'
const COMPOSITION = 'src/ui/composition/canary'
const SCREEN = 'src/ui/home/canary'
const KERNEL = 'src/ui/kernel/canary'
const LIBRARY = 'src/ui/data-table/canary'

afterEach(() => {
  for (const folder of [DOMAIN, COMPOSITION, MOCK, DRAWINGS, SCREEN, KERNEL, LIBRARY])
    rmSync(folder, { recursive: true, force: true })
})

it('finds every import in its place', { timeout: CRUISE_TIMEOUT }, () => {
  const { summary } = cruise('src', 'contracts', 'mock-backend')
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  expect(summary.totalCruised).toBeGreaterThan(200)
})

it.each([
  [
    'a type that is handed on from an outer layer',
    DOMAIN,
    '#application/session/log-in.ts',
    'domain-is-pure',
  ],
  ['an alias of its own layer', DOMAIN, '#domain/shared/money.ts', 'own-layer-by-relative-path'],
  ['a path that leaves its layer', DOMAIN, '../../application/session/log-in.ts', 'other-layers-by-alias'],
  ['a way into the drawings past their file', MOCK, '../drawings/shapes.ts', 'drawings-through-one-file'],
  ['a drawing that knows the mock', DRAWINGS, '../../db.ts', 'drawings-know-no-mock'],
  ['a way into another room', SCREEN, '../../products/page/product.view-model.ts', 'rooms-by-their-face'],
  ['a library that knows a screen', LIBRARY, '../../home/home.view-model.ts', 'libraries-know-no-screen'],
  [
    'a screen that knows the composition',
    SCREEN,
    '../../composition/compose.ts',
    'rooms-do-not-import-composition',
  ],
  ['a kernel that knows a room', KERNEL, '../../home/home.view-model.ts', 'kernel-knows-no-room'],
  ['a kernel that knows the trade', KERNEL, '#domain/cart/cart.ts', 'kernel-knows-no-room'],
  ['Inversify beside the container', COMPOSITION, 'inversify', 'inversify-behind-the-container'],
])('would notice %s', { timeout: CRUISE_TIMEOUT }, (_, folder, path, rule) => {
  mkdirSync(folder)
  writeFileSync(`${folder}/canary.ts`, `export type * from '${path}'\n`)
  expect(cruise(folder).summary.violations.map(({ rule: { name } }) => name)).toContain(rule)
})

it('lets a component name a type of the domain, and notices a value', { timeout: CRUISE_TIMEOUT }, () => {
  mkdirSync(SCREEN)
  writeFileSync(`${SCREEN}/type.tsx`, "export type { Money } from '#domain/shared/money.ts'\n")
  writeFileSync(
    `${SCREEN}/inline.tsx`,
    "import { type Money } from '#domain/shared/money.ts'\nexport type Price = Money\n",
  )
  writeFileSync(`${SCREEN}/value.tsx`, "export { ok } from '#domain/shared/result.ts'\n")
  const { violations } = cruise(SCREEN).summary
  expect(violations.map(({ rule, from }) => [rule.name, from])).toEqual([
    ['components-render-view-models', `${SCREEN}/value.tsx`],
  ])
})

it('notices a view model that reaches React by another file', { timeout: CRUISE_TIMEOUT }, () => {
  mkdirSync(SCREEN)
  writeFileSync(`${SCREEN}/between.ts`, "export { useRef } from 'react'\n")
  writeFileSync(`${SCREEN}/canary.view-model.ts`, "export { useRef } from './between.ts'\n")
  const { violations } = cruise(SCREEN).summary
  expect(violations.map(({ rule }) => rule.name)).toContain('view-models-never-reach-react')
})
