import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '#domain/locale/language.ts'
import { fillPattern } from '#domain/routing/path-pattern.ts'
import { PAGES } from '#domain/pages/pages.ts'
import type { PageFacts, PageTable } from '#domain/pages/page-table.ts'

/** Routes without a page: what no path leads to. */
const OTHER_ROUTES = ['errors/not-found.route.tsx']

const tables = Object.values(
  import.meta.glob<Readonly<Record<string, PageTable>>>('../../src/domain/pages/*.pages.ts', { eager: true }),
).flatMap((module) => Object.values(module))
const files = globSync('**/*.route.tsx', { cwd: 'src/ui' })

/** What is wrong with page tables beyond what the type check sees. */
function flawsOf(pageTables: readonly PageTable[], routeFiles: readonly string[]): string[] {
  const pages = pageTables.flatMap((table) => Object.entries(table))
  const declared = pages.map(([, { file }]) => file as string)
  return [
    ...repeated(pages.map(([id]) => id)).map((id) => `two pages are called ${id}`),
    ...LANGUAGES.flatMap(({ code }) => repeated(pages.map(([, facts]) => shapeIn(code, facts)))).map(
      (path) => `two pages have the path /${path}`,
    ),
    ...repeated(pages.flatMap(([, { name = [] }]) => name)).map((name) => `two pages have the name ${name}`),
    ...declared.filter((file) => !routeFiles.includes(file)).map((file) => `there is no ${file}`),
    ...routeFiles
      .filter((file) => !declared.includes(file) && !OTHER_ROUTES.includes(file))
      .map((file) => `no page has the route ${file}`),
  ]
}

/** The path with its parameters alike: `products/:`. */
const shapeIn = (code: (typeof LANGUAGES)[number]['code'], { path }: PageFacts) =>
  fillPattern(typeof path === 'string' ? path : path[code], () => ':').toLowerCase()

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at)

it('every page has a path of its own and a route that exists', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(flawsOf(tables, files)).toEqual([])
})

it('the shop has the pages of every table', () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(tables.flatMap(Object.keys).toSorted())
})

const PAGE = { path: 'canary', file: 'canary/canary.route.tsx', layout: 'shop', name: 'the canary' } as const
const CANARIES: PageTable = { canary: PAGE }

it.each<[string, PageTable, string]>([
  ['an id twice', { canary: { ...PAGE, path: 'other', name: 'the other' } }, 'two pages are called canary'],
  [
    'a path twice',
    { other: { ...PAGE, path: 'Canary', name: 'the other' } },
    'two pages have the path /canary',
  ],
  ['a name twice', { other: { ...PAGE, path: 'other' } }, 'two pages have the name the canary'],
  [
    'a page without its route',
    { other: { ...PAGE, path: 'other', name: 'the other', file: 'canary/lost.route.tsx' } },
    'there is no canary/lost.route.tsx',
  ],
])('would notice %s', (_, table, flaw) => {
  expect(new Set(flawsOf([CANARIES, table], [PAGE.file]))).toEqual(new Set([flaw]))
})

it('would notice a route without a page', () => {
  expect(flawsOf([CANARIES], [PAGE.file, 'canary/forgotten.route.tsx'])).toEqual([
    'no page has the route canary/forgotten.route.tsx',
  ])
})
