import { readFileSync } from 'node:fs'
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
  /** Named in the first HTML. */
  readonly scripts: Cost
  /** All that the page waits for before it answers: the scripts named, and the wiring that the entry imports. */
  readonly scriptsUntilHydrated: Cost
}

/** Raising one needs a decision record: docs/decisions/0038-budgets-of-the-first-visit.md. */
const BUDGETS: Readonly<Record<string, PageCost>> = {
  home: {
    styles: { bytes: 10_100, files: 5 },
    scripts: { bytes: 160_700, files: 10 },
    scriptsUntilHydrated: { bytes: 167_500, files: 11 },
  },
  product: {
    styles: { bytes: 11_800, files: 6 },
    scripts: { bytes: 164_500, files: 16 },
    scriptsUntilHydrated: { bytes: 171_200, files: 17 },
  },
  results: {
    styles: { bytes: 11_000, files: 6 },
    scripts: { bytes: 164_400, files: 13 },
    scriptsUntilHydrated: { bytes: 171_200, files: 14 },
  },
  login: {
    styles: { bytes: 8_900, files: 4 },
    scripts: { bytes: 157_900, files: 10 },
    scriptsUntilHydrated: { bytes: 164_700, files: 11 },
  },
  checkoutCart: {
    styles: { bytes: 6_500, files: 3 },
    scripts: { bytes: 155_500, files: 17 },
    scriptsUntilHydrated: { bytes: 162_500, files: 18 },
  },
}

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

function costOf(page: string): PageCost {
  const routes = routesOf(`page:${page}`)
  const parts = [assets.entry, ...routes]
  const named = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
  const entry = read(assets.entry.module).toString()
  const wiring = /assets\/browser-container-[\w-]+\.js/.exec(entry)?.[0]
  return {
    styles: cost(new Set(routes.flatMap(({ css = [] }) => css))),
    scripts: cost(named),
    scriptsUntilHydrated: cost(withImports([...named, `/${wiring}`])),
  }
}

it.each(Object.entries(BUDGETS))('%s costs a first visit no more than its budget', (page, budget) => {
  const now = costOf(page)
  for (const part of ['styles', 'scripts', 'scriptsUntilHydrated'] as const) {
    expect(now[part].bytes, `bytes of ${part}`).toBeLessThanOrEqual(budget[part].bytes)
    expect(now[part].files, `files of ${part}`).toBeLessThanOrEqual(budget[part].files)
  }
})

it('has each page once in its route table, in however many languages', () => {
  const ids = Object.keys(assets.routes)
  expect(ids).toContain('page:product')
  expect(ids.length).toBeLessThan(64)
  expect(ids.filter((id) => /^[a-z]{2}:/.test(id))).toEqual([])
})

it('knows what a page costs', () => {
  for (const page of Object.keys(BUDGETS)) {
    const { styles, scripts, scriptsUntilHydrated } = costOf(page)
    expect(styles.bytes).toBeGreaterThan(4_000)
    expect(scripts.bytes).toBeGreaterThan(100_000)
    // the wiring is not named in the HTML
    expect(scriptsUntilHydrated.files).toBeGreaterThan(scripts.files)
    expect(withImports([assets.entry.module]).size).toBeLessThanOrEqual(scripts.files)
  }
})
