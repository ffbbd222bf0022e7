import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { ServerBuild } from '#adapters/server/server-build.ts'
import { pathPattern } from '#domain/pages/localised-path.ts'
import type { RouteId } from '#domain/pages/pages.ts'
import { partsOfPage } from '#ui/intl/text-parts.ts'

/**
 * Sizes in KiB after Brotli 11, rounded up to a multiple of 4: see docs/performance.md. A commit that raises a budget
 * explains why.
 */
type Budget = {
  /** All scripts that are loaded before the page responds to input, and its texts in the longest language. */
  readonly scripts: number
  readonly styles: number
  /** Number of scripts, style sheets and files of texts. */
  readonly requests: number
}

const BUDGETS: Readonly<Record<string, Budget>> = {
  home: { scripts: 188, styles: 16, requests: 16 },
  product: { scripts: 184, styles: 16, requests: 16 },
  results: { scripts: 196, styles: 16, requests: 28 },
  login: { scripts: 180, styles: 16, requests: 16 },
  checkoutStep1: { scripts: 248, styles: 20, requests: 52 },
  orderhistory: { scripts: 252, styles: 20, requests: 60 },
  quickorder: { scripts: 312, styles: 20, requests: 48 },
}

/** Maximum size in KiB of the product page's code that is loaded for late hydration. */
const LATE_BUDGET = 28

const CLIENT = new URL('../../build/client/', import.meta.url)
const { assets } = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild

const read = (path: string) => readFileSync(new URL(`.${path.replace(/#$/, '')}`, CLIENT))

/** Files of the build by source. */
const manifest = JSON.parse(read('/.vite/manifest.json').toString()) as Readonly<
  Record<string, { readonly file: string }>
>

const weights = new Map<string, number>()

function weightOf(path: string): number {
  const weight = weights.get(path) ?? brotliCompressSync(read(path)).length
  weights.set(path, weight)
  return weight
}

const kibOf = (paths: Iterable<string>): number =>
  [...paths].reduce((sum, path) => sum + weightOf(path), 0) / 1024

/** The route and all layouts around it, the root included. */
function routesOf(id: string) {
  const routes = []
  for (let route = assets.routes[id]; route; route = assets.routes[route.parentId ?? '']) routes.push(route)
  return routes
}

/** The files and all their static imports. */
function withImports(paths: Iterable<string>): ReadonlySet<string> {
  const matches = new Set<string>()
  const pending = [...paths]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (matches.has(path)) continue
    matches.add(path)
    const imports = read(path)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
    for (const [, name] of imports) pending.push(`/assets/${name}`)
  }
  return matches
}

const scriptsOf = (page: string) =>
  new Set(
    [assets.entry, ...routesOf(`page:${page}`)].flatMap(({ module, imports = [] }) => [module, ...imports]),
  )

const stylesOf = (page: string) => new Set(routesOf(`page:${page}`).flatMap(({ css = [] }) => css))

/** For each part of the page, the file of the language with the longest texts. */
function textsOf(page: RouteId): readonly string[] {
  const path = pathPattern(page, 'en')
  return partsOfPage(path.split('/')[0]).map((part) => {
    const ofPart = Object.entries(manifest).filter(([source]) => source.includes(`/compiled/${part}/`))
    const files = ofPart.map(([, { file }]) => `/${file}`)
    return files.toSorted((a, b) => weightOf(b) - weightOf(a))[0]!
  })
}

it.each(Object.entries(BUDGETS))(
  'the first visit of %s loads at most its budget of scripts and styles',
  (page, budget) => {
    const [scripts, styles, texts] = [scriptsOf(page), stylesOf(page), textsOf(page as RouteId)]
    const kib = kibOf([...scripts, ...texts])
    expect(kib, 'KiB of scripts and texts').toBeLessThanOrEqual(budget.scripts)
    expect(kib).toBeGreaterThan(100)
    expect(kibOf(styles), 'KiB of styles').toBeLessThanOrEqual(budget.styles)
    expect(scripts.size + styles.size + texts.length, 'requests').toBeLessThanOrEqual(budget.requests)
  },
)

it.each([
  ['home', 'results', 'product'],
  ['infocenter', 'orderhistory', 'order', 'quickorder', 'checkoutStep1', 'checkoutStep5', 'checkoutStep6'],
])('no style sheet is added or removed on navigation between %s and %s', (first, ...pages) => {
  for (const page of pages) expect(stylesOf(page)).toEqual(stylesOf(first))
})

it('each page is blocked by at most two style sheets', () => {
  const pages = Object.keys(assets.routes).filter((id) => id.startsWith('page:'))
  expect(pages.length).toBeGreaterThan(50)
  const max = pages.map((id) => [id, stylesOf(id.slice('page:'.length)).size] as const)
  expect(max.filter(([, files]) => files > 2)).toEqual([])
})

it('the route table contains each page once, not once per language', () => {
  const ids = Object.keys(assets.routes)
  expect(ids).toContain('page:product')
  expect(ids.length).toBeLessThan(100)
  expect(ids.filter((id) => /^[a-z]{2}:/.test(id))).toEqual([])
})

it.each(Object.keys(BUDGETS))(
  'the first HTML of %s contains a link to each script that the page loads',
  (page) => {
    const scripts = scriptsOf(page)
    expect(withImports(scripts)).toEqual(scripts)
    expect(read(assets.entry.module).toString()).not.toContain('import(')
  },
)

it.each(Object.keys(BUDGETS))('each script of %s is compiled while it loads', (page) => {
  const scripts = [...scriptsOf(page)].filter((path) => !/\/assets\/manifest-/.test(path))
  expect(
    scripts.filter((path) => !read(path).toString().startsWith('//# allFunctionsCalledOnLoad\n')),
  ).toEqual([])
})

it('the scripts that hydrate a product later are within their budget', () => {
  const late = Object.entries(manifest).filter(([source]) => source.endsWith('.lazy.ts'))
  expect(late).toHaveLength(2)
  const atOnce = scriptsOf('product')
  const all = withImports(late.map(([, { file }]) => `/${file}`))
  expect(kibOf([...all].filter((path) => !atOnce.has(path)))).toBeLessThanOrEqual(LATE_BUDGET)
})
