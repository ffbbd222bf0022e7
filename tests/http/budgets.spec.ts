import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { ServerBuild } from '#adapters/server/server-build.ts'

type Cost = {
  /** KiB of Brotli 11. */
  readonly kib: number
  readonly files: number
}
type PageCost = {
  /** Style sheets of the routes, named in the first HTML. */
  readonly styles: Cost
  /** Named in the first HTML: all that the page waits for before it answers. */
  readonly scripts: Cost
}

/** Rounded up to the next 4 KiB. The message of the commit that raises one says what visitors get for it. */
const BUDGETS: Readonly<Record<string, PageCost>> = {
  home: { styles: { kib: 12, files: 1 }, scripts: { kib: 156, files: 9 } },
  product: { styles: { kib: 12, files: 1 }, scripts: { kib: 148, files: 10 } },
  results: { styles: { kib: 12, files: 1 }, scripts: { kib: 160, files: 12 } },
  login: { styles: { kib: 12, files: 2 }, scripts: { kib: 148, files: 9 } },
  checkoutStep1: { styles: { kib: 20, files: 2 }, scripts: { kib: 184, files: 37 } },
}

/** All that a product loads to hydrate what it does not wait for. */
const LATE_BUDGET: Cost = { kib: 24, files: 4 }

const CLIENT = new URL('../../build/client/', import.meta.url)
const { assets } = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild

const read = (path: string) => readFileSync(new URL(`.${path.replace(/#$/, '')}`, CLIENT))

const weights = new Map<string, number>()

function weightOf(path: string): number {
  const weight = weights.get(path) ?? brotliCompressSync(read(path)).length
  weights.set(path, weight)
  return weight
}

const cost = (paths: ReadonlySet<string>): Cost => ({
  kib: [...paths].reduce((sum, path) => sum + weightOf(path), 0) / 1024,
  files: paths.size,
})

/** The route and all layouts around it, the root included. */
function routesOf(id: string) {
  const routes = []
  for (let route = assets.routes[id]; route; route = assets.routes[route.parentId ?? '']) routes.push(route)
  return routes
}

/** The files with all that they import statically. */
function withImports(paths: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  const pending = [...paths]
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const imports = read(path)
      .toString()
      .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)
    for (const [, name] of imports) pending.push(`/assets/${name}`)
  }
  return found
}

const scriptsOf = (page: string) =>
  new Set(
    [assets.entry, ...routesOf(`page:${page}`)].flatMap(({ module, imports = [] }) => [module, ...imports]),
  )

const stylesOf = (page: string) => new Set(routesOf(`page:${page}`).flatMap(({ css = [] }) => css))

const costOf = (page: string): PageCost => ({
  styles: cost(stylesOf(page)),
  scripts: cost(scriptsOf(page)),
})

it.each(Object.entries(BUDGETS))('%s costs a first visit no more than its budget', (page, budget) => {
  const now = costOf(page)
  for (const part of ['styles', 'scripts'] as const) {
    expect(now[part].kib, `KiB of ${part}`).toBeLessThanOrEqual(budget[part].kib)
    expect(now[part].files, `files of ${part}`).toBeLessThanOrEqual(budget[part].files)
  }
})

it.each([
  ['home', 'results', 'product'],
  ['infocenter', 'orderhistory', 'order', 'quickorder', 'checkoutStep1', 'checkoutStep5', 'checkoutStep6'],
])('no style sheet comes or goes between %s and %s and what follows', (first, ...pages) => {
  for (const page of pages) expect(stylesOf(page)).toEqual(stylesOf(first))
})

it('no page waits for more than two style sheets', () => {
  const pages = Object.keys(assets.routes).filter((id) => id.startsWith('page:'))
  expect(pages.length).toBeGreaterThan(50)
  const most = pages.map((id) => [id, stylesOf(id.slice('page:'.length)).size] as const)
  expect(most.filter(([, files]) => files > 2)).toEqual([])
})

it('has each page once in its route table, in however many languages', () => {
  const ids = Object.keys(assets.routes)
  expect(ids).toContain('page:product')
  expect(ids.length).toBeLessThan(64)
  expect(ids.filter((id) => /^[a-z]{2}:/.test(id))).toEqual([])
})

it.each(Object.keys(BUDGETS))('%s waits for no other script than those that its first HTML names', (page) => {
  const scripts = scriptsOf(page)
  expect(withImports(scripts)).toEqual(scripts)
  expect(read(assets.entry.module).toString()).not.toContain('import(')
})

it('no script that is imported late only hands on exports of another', () => {
  const ofRoutes = new Set(
    Object.values(assets.routes).flatMap((route) => [route?.module, route?.clientMiddlewareModule]),
  )
  const handingOn = readdirSync(new URL('assets/', CLIENT))
    .filter((name) => name.endsWith('.js'))
    .filter((name) =>
      /^(?:import"[^"]*";)*export\{[^}]*\}from"[^"]*";?\s*$/.test(read(`/assets/${name}`).toString()),
    )
    .filter((name) => !ofRoutes.has(`/assets/${name}`))
  expect(handingOn).toEqual([])
})

it('a product costs no more than its budget where it hydrates later', () => {
  const names = readdirSync(new URL('assets/', CLIENT)).filter((name) => /^late-[\w-]+\.js$/.test(name))
  const atOnce = scriptsOf('product')
  const all = withImports(names.map((name) => `/assets/${name}`))
  const { kib, files } = cost(new Set([...all].filter((path) => !atOnce.has(path))))
  expect(names.length).toBeGreaterThanOrEqual(2)
  expect(kib).toBeLessThanOrEqual(LATE_BUDGET.kib)
  expect(files).toBeLessThanOrEqual(LATE_BUDGET.files)
})

it('knows what a page costs', () => {
  for (const page of Object.keys(BUDGETS)) {
    const { styles, scripts } = costOf(page)
    expect(styles.kib).toBeGreaterThan(4)
    expect(scripts.kib).toBeGreaterThan(100)
    expect(withImports([assets.entry.module]).size).toBeLessThanOrEqual(scripts.files)
  }
})
