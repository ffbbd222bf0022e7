import type { Rolldown } from 'vite'
import { PAGE_ROUTES } from './src/domain/pages/pages.ts'

const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat)\//
const OWN = /\/src\/(?!ui\/entry\.client)|vite\/preload-helper/
/** Entry modules that every page loads. */
const FRAME = /src\/ui\/(?:entry\.client|root|layout\/shop\.layout)\.tsx/
/** Routes on which most visits begin. */
const FRONT = /src\/ui\/(?:home|products\/page|search\/results)\/[\w-]+\.route\.tsx/
/** Parts of these pages that are loaded lazily in the browser, but rendered by the server. */
const RESULTS = /src\/ui\/search\/results\//
const PRODUCT = /src\/ui\/products\/page\/product\.route\.tsx/
/** Modules that are hydrated after the page itself. */
const LAZY = /\.lazy\.ts$/
const LAZY_FRAME = /frame\.lazy\.ts$/
/** The API client becomes one file, because every call needs it. */
const API = /src\/ui\/composition\/http-adapters\.ts$/
const OF_API = /\/(?:src|contracts)\//
const ANY = /(?:)/
const PAGE = /\.(?:layout|route)\.tsx/
const account = Object.values(PAGE_ROUTES).filter(({ layout }) => layout !== 'shop')
const ACCOUNT = new RegExp(
  `src/ui/(?:layout/(?:infocenter|checkout)[.]layout|${account.map(({ file }) => file).join('|')})`,
)

/**
 * Explicit chunk groups: without them, Rolldown creates a file for each set of entries that share modules
 * (docs/performance.md).
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'framework', priority: 8, test: PACKAGES },
  group('shop', 7, (has, id) => (id.includes('.css') ? isShopStyle(has) : isOfFrame(has))),
  group('account', 7, (has, id) => id.includes('.css') && has(ACCOUNT) === has(ANY)),
  group('parts', 6, (has) => has(FRONT) > 1 || (has(PRODUCT) > 0 && has(LAZY) > 0)),
  group('lists', 5, (has) => has(LAZY) > 0 && has(LAZY_FRAME) === 0 && has(PAGE) > 0),
  group('lazy-shared', 4, (has) => has(LAZY_FRAME) > 0 && has(PAGE) > 0),
  group('lazy-frame', 3, (has) => has(LAZY_FRAME) > 0),
  group('lazy-product', 2, (has) => has(LAZY) > 0),
  group('api', 1, (has) => has(API) > 0 && has(PAGE) === 0, OF_API),
]

/** Number of entries whose path matches `kind` and that need the module. */
type Count = (kind: RegExp) => number

const isOfFrame = (has: Count) => has(FRAME) > 0 || (has(LAZY_FRAME) > 0 && has(FRONT) > 0)

const isShopStyle = (has: Count) =>
  has(ACCOUNT) < has(ANY) && (has(ANY) > 1 || [FRAME, FRONT, LAZY, RESULTS].some((kind) => has(kind) > 0))

/** Chunk of all modules for which `holds` is true, and of their imports that no group of higher priority contains. */
function group(name: string, priority: number, holds: (has: Count, id: string) => boolean, test = OWN) {
  return {
    priority,
    test,
    name(id: string, chunking: Rolldown.ChunkingContext) {
      const entries = entriesOf(id, chunking)
      return holds((kind) => entries.filter((entry) => kind.test(entry)).length, id) ? name : null
    },
  }
}

const known = new Map<string, readonly string[]>()

/** Entries and dynamic imports that depend on the module. */
function entriesOf(id: string, chunking: Rolldown.ChunkingContext): readonly string[] {
  const importers = chunking.getModuleInfo(id)?.importers ?? []
  const found = known.get(id) ?? [...new Set(importers.flatMap((each) => entriesOf(each, chunking)))]
  known.set(id, found.length > 0 ? found : [id])
  return known.get(id)!
}
