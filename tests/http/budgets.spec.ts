import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { ServerBuild } from '#adapters/server/server-build.ts'

type Cost = {
  /** Brotli 11. */
  readonly bytes: number
  readonly files: number
}
type PageCost = {
  /** Style sheets of the routes, named in the first HTML. */
  readonly styles: Cost
  /** Named in the first HTML: all that the page waits for before it answers. */
  readonly scripts: Cost
}

/** Raising one needs a decision record: docs/decisions/0038-budgets-of-the-first-visit.md. */
const BUDGETS: Readonly<Record<string, PageCost>> = {
  home: { styles: { bytes: 11_300, files: 1 }, scripts: { bytes: 157_696, files: 9 } },
  product: { styles: { bytes: 11_300, files: 1 }, scripts: { bytes: 149_504, files: 10 } },
  results: { styles: { bytes: 11_300, files: 1 }, scripts: { bytes: 161_792, files: 12 } },
  login: { styles: { bytes: 11_550, files: 2 }, scripts: { bytes: 148_480, files: 9 } },
  checkoutStep1: { styles: { bytes: 17_000, files: 2 }, scripts: { bytes: 186_368, files: 37 } },
}

/** All that a product loads to hydrate what it does not wait for. */
const LATE_BUDGET: Cost = { bytes: 22_550, files: 4 }

const CLIENT = new URL('../../build/client/', import.meta.url)
const { assets } = (await import(new URL('../../build/server/index.js', import.meta.url).href)) as ServerBuild

const read = (path: string) => readFileSync(new URL(`.${path.replace(/#$/, '')}`, CLIENT))

/**
 * The hash of a file's name changes with every line of that file, and the weight of whoever imports it by up to 90 bytes:
 * here it is another one of the same length, which stays.
 */
const withStableHashes = (code: string) =>
  code.replaceAll(
    /([\w.]+)-[\w-]{8}(?=\.(?:js|css|json)\b)/g,
    (_, name: string) => `${name}-${createHash('md5').update(name).digest('base64url').slice(0, 8)}`,
  )

const weights = new Map<string, number>()

function weightOf(path: string): number {
  const weight = weights.get(path) ?? brotliCompressSync(withStableHashes(read(path).toString())).length
  weights.set(path, weight)
  return weight
}

const cost = (paths: ReadonlySet<string>): Cost => ({
  bytes: [...paths].reduce((sum, path) => sum + weightOf(path), 0),
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
    expect(now[part].bytes, `bytes of ${part}`).toBeLessThanOrEqual(budget[part].bytes)
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
  const { bytes, files } = cost(new Set([...all].filter((path) => !atOnce.has(path))))
  expect(names.length).toBeGreaterThanOrEqual(2)
  expect(bytes).toBeLessThanOrEqual(LATE_BUDGET.bytes)
  expect(files).toBeLessThanOrEqual(LATE_BUDGET.files)
})

it('knows what a page costs', () => {
  for (const page of Object.keys(BUDGETS)) {
    const { styles, scripts } = costOf(page)
    expect(styles.bytes).toBeGreaterThan(4_000)
    expect(scripts.bytes).toBeGreaterThan(100_000)
    expect(withImports([assets.entry.module]).size).toBeLessThanOrEqual(scripts.files)
  }
})
