import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cruise, CRUISE_TIMEOUT, type Report } from './cruise.ts'
import { accountTextsOf, pagesOf } from './page-texts.ts'

const DOMAIN = 'src/domain/canary'
const COMPOSITION = 'src/ui/composition/canary'
const SCREEN = 'src/ui/canary'
const KERNEL = 'src/ui/kernel/canary'
const LIBRARY = 'src/ui/data-table/canary'
const MOCK = 'mock-backend/canary'

/** Location of a planted import, its target, and the rule that must report it. */
const PLANTED = [
  [
    'a type re-exported from an outer layer',
    DOMAIN,
    '#application/authentication/log-in.ts',
    'domain-is-pure',
  ],
  ['an alias for a file of the same layer', DOMAIN, '#domain/shared/money.ts', 'own-layer-by-relative-path'],
  [
    'a relative path into another layer',
    DOMAIN,
    '../../application/authentication/log-in.ts',
    'other-layers-by-alias',
  ],
  [
    'an import of an internal file of another feature',
    SCREEN,
    '../products/page/product.view-model.ts',
    'rooms-by-their-face',
  ],
  ['a library that imports a feature', LIBRARY, '../../canary-one/start.ts', 'libraries-know-no-screen'],
  [
    'a feature that imports the composition',
    SCREEN,
    '../composition/compose.ts',
    'rooms-do-not-import-composition',
  ],
  [
    'a kernel that imports a feature of the application',
    KERNEL,
    '../../canary-one/start.ts',
    'kernel-knows-no-room',
  ],
  ['a kernel that imports a feature of the domain', KERNEL, '#domain/cart/cart.ts', 'kernel-knows-no-room'],
  [
    'an import of Inversify outside of the container',
    COMPOSITION,
    'inversify',
    'inversify-behind-the-container',
  ],
  ['an import of Node in the mock backend', MOCK, 'node:fs', 'mock-backend-runs-in-a-browser'],
] as const
/** Layers in which feature folders must not form a cycle. In each layer, two planted folders import each other. */
const LAYERS = ['src/domain', 'src/application', 'src/ui', 'mock-backend']
const circleIn = (layer: string) => [`${layer}/canary-one`, `${layer}/canary-two`] as const
const plantedIn = (folder: string, index: number) => `${folder}/canary-${index}.ts`

const FOLDERS = [
  ...[DOMAIN, COMPOSITION, SCREEN, KERNEL, LIBRARY, MOCK],
  ...LAYERS.flatMap((layer) => circleIn(layer)),
]
/** Files and folders that dependency-cruiser reads. */
const CRUISED = ['src', 'contracts', 'mock-backend']
const CONFIGURATION = ['package.json', 'tsconfig.json', '.dependency-cruiser.mjs']
let copy = ''
let report: Report

/**
 * Runs dependency-cruiser once for all tests, because each run parses all sources. The forbidden imports are planted in a
 * copy, because other checks read the sources at the same time.
 */
beforeAll(() => {
  mkdirSync('.cache', { recursive: true })
  copy = mkdtempSync('.cache/imports-')
  for (const path of [...CRUISED, ...CONFIGURATION]) cpSync(path, `${copy}/${path}`, { recursive: true })
  const plant = (file: string, text: string) => writeFileSync(`${copy}/${file}`, `${text}\n`)
  FOLDERS.forEach((folder) => mkdirSync(`${copy}/${folder}`))
  PLANTED.forEach(([, folder, path], index) =>
    plant(plantedIn(folder, index), `export type * from '${path}'`),
  )
  plant(`${SCREEN}/type.tsx`, "export type { Money } from '#domain/shared/money.ts'")
  plant(
    `${SCREEN}/inline.tsx`,
    "import { type Money } from '#domain/shared/money.ts'\nexport type Price = Money",
  )
  plant(`${SCREEN}/value.tsx`, "export { ok } from '#domain/shared/result.ts'")
  plant(`${SCREEN}/between.ts`, "export { useRef } from 'react'")
  plant(`${SCREEN}/canary.view-model.ts`, "export { useRef } from './between.ts'")
  for (const [one, two] of LAYERS.map((layer) => circleIn(layer))) {
    plant(`${one}/there.ts`, "export type { Here } from '../canary-two/here.ts'")
    plant(`${two}/here.ts`, 'export type Here = 1')
    plant(`${two}/back.ts`, "export type { Start } from '../canary-one/start.ts'")
    plant(`${one}/start.ts`, 'export type Start = 1')
  }
  report = cruise(copy, CRUISED)
}, CRUISE_TIMEOUT)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const rulesBrokenBy = (file: string) =>
  report.summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name)

it('no source contains a forbidden import', () => {
  const { violations, totalCruised } = report.summary
  const ours = violations.filter(({ from }) => !from.includes('/canary'))
  expect(ours.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  expect(totalCruised).toBeGreaterThan(200)
})

it.each(PLANTED.map(([what, folder, , rule], index) => [what, plantedIn(folder, index), rule] as const))(
  'a forbidden import is reported: %s',
  (_, file, rule) => expect(rulesBrokenBy(file)).toContain(rule),
)

it.each(LAYERS)('reports two feature folders in the layer %s that import each other', (layer) => {
  const [one] = circleIn(layer)
  expect(rulesBrokenBy(one)).toEqual(['features-without-circles'])
})

it('allows a component to import a type of the domain, but not a value', () => {
  const names = ['type', 'inline', 'value'].map((name) => rulesBrokenBy(`${SCREEN}/${name}.tsx`))
  expect(names).toEqual([[], [], ['components-render-view-models']])
})

it('reports a view model that imports React indirectly', () => {
  expect(rulesBrokenBy(`${SCREEN}/canary.view-model.ts`)).toContain('view-models-never-reach-react')
})

it('each page uses only messages that it loads', () => {
  const modules = report.modules.filter(({ source }) => !source.includes('/canary'))
  const pages = pagesOf(modules)
  expect(pages.shop.length).toBeGreaterThan(15)
  expect(pages.account.length).toBeGreaterThan(25)
  expect(accountTextsOf(pages.shop, modules)).toEqual([])
})
