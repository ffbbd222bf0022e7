import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#domain/locale/language.ts'
import { fillPattern } from '#domain/routing/path-pattern.ts'
import { pathPattern } from '#domain/pages/localised-path.ts'
import { PAGE_ROUTES, PAGES, ROUTE_IDS } from '#domain/pages/pages.ts'
import { partsOfPage } from '#ui/intl/text-parts.ts'
import type { PageProperties, PageTable, RoutesOf } from '#domain/pages/page-table.ts'

/** Route files that are in no page table: the not-found route matches all paths that no page has. */
const OTHER_ROUTES = ['errors/not-found.route.tsx']

type Module = Readonly<Record<string, PageTable | RouteTable>>
type RouteTable = RoutesOf<PageTable>

const modules = Object.values(import.meta.glob<Module>('../../src/domain/pages/*.pages.ts', { eager: true }))
const exportsOf = (ending: string) =>
  modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith(ending)))
const pageTables = exportsOf('Pages').map(([, table]) => table as PageTable)
const routeTables = exportsOf('Routes').map(([, table]) => table as RouteTable)
const files = globSync('**/*.route.tsx', { cwd: 'src/ui' })

/** Faults of page tables beyond the type check. */
function flawsOf(pages: readonly PageTable[], routes: readonly RouteTable[], routeFiles: readonly string[]) {
  const facts = pages.flatMap((table) => Object.values(table))
  const declared = routes.flatMap((table) => Object.values(table))
  const lost = declared.map(({ file }) => file as string).filter((file) => !routeFiles.includes(file))
  const knownFiles = new Set<string>([...declared.map(({ file }) => file), ...OTHER_ROUTES])
  return [
    ...repeated(pages.flatMap((table) => Object.keys(table))).map((id) => `two pages are called ${id}`),
    ...LANGUAGES.flatMap(({ code }) => repeated(facts.map((page) => shapeIn(code, page)))).map(
      (path) => `two pages have the path /${path}`,
    ),
    ...repeated(declared.flatMap(({ name = [] }) => name)).map((name) => `two pages have the name ${name}`),
    ...lost.map((file) => `there is no ${file}`),
    ...routeFiles.filter((file) => !knownFiles.has(file)).map((file) => `no page has the route ${file}`),
  ]
}

/** The path with a colon in place of each parameter: `products/:`. */
const shapeIn = (code: (typeof LANGUAGES)[number]['code'], { path }: PageProperties) =>
  fillPattern(typeof path === 'string' ? path : path[code], () => ':').toLowerCase()

const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

it('each page has a unique path and an existing route', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(flawsOf(pageTables, routeTables, files)).toEqual([])
})

it('the shop consists of the pages of all page tables', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(pageTables.flatMap(Object.keys).toSorted())
  expect(Object.keys(PAGE_ROUTES)).toEqual(ROUTE_IDS)
})

it('only pages of the account load separate texts', () => {
  const pages = ROUTE_IDS.filter((id) => PAGE_ROUTES[id].texts !== undefined)
  const parts = pages.map((id) => partsOfPage(pathPattern(id, 'en').split('/')[0]))
  expect(parts.filter((part) => !part.includes('account'))).toEqual([])
})

const PAGE = { path: 'canary' }
const ROUTE = { file: 'canary/canary.route.tsx', layout: 'shop', name: 'the canary' } as const
const OTHER = { ...ROUTE, name: 'the other' }

it.each<[string, PageTable, RouteTable, string]>([
  ['a repeated id', { canary: { path: 'other' } }, {}, 'two pages are called canary'],
  ['a repeated path', { other: { path: 'Canary' } }, {}, 'two pages have the path /canary'],
  ['a repeated name', {}, { other: ROUTE }, 'two pages have the name the canary'],
  [
    'a page without its route',
    {},
    { other: { ...OTHER, file: 'canary/lost.route.tsx' } },
    'there is no canary/lost.route.tsx',
  ],
])('reports a page table with %s', (_, pages, routes, flaw) => {
  const flaws = flawsOf([{ canary: PAGE }, pages], [{ canary: ROUTE }, routes], [ROUTE.file])
  expect(new Set(flaws)).toEqual(new Set([flaw]))
})

it('reports a route without a page', () => {
  expect(flawsOf([], [{ canary: ROUTE }], [ROUTE.file, 'canary/forgotten.route.tsx'])).toEqual([
    'no page has the route canary/forgotten.route.tsx',
  ])
})
