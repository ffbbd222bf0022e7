import type { Rolldown } from 'vite'
import { PAGE_ROUTES } from './src/domain/pages/pages.ts'

const PACKAGES =
  /node_modules\/(?:react|react-dom|scheduler|react-router|mobx|mobx-react-lite|react-intl|@formatjs|intl-messageformat)\//
const OWN = /\/src\/(?!ui\/entry\.client)|vite\/preload-helper/
/** Runs with every page. */
const FRAME = /src\/ui\/(?:entry\.client|root|layout\/shop\.layout)\.tsx/
/** Pages where most visits begin, and what of them hydrates later. */
const FRONT = /src\/ui\/(?:home|products\/page|search\/results)\/[\w-]+\.route\.tsx/
const LATE = /\.late\.ts$/
/** The client of the API, which every call needs, is fetched in one file. */
const API = /src\/ui\/composition\/http-adapters\.ts$/
const OF_API = /\/(?:src|contracts)\//
const PAGE = /\.(?:layout|route)\.tsx$/
const account = Object.values(PAGE_ROUTES).filter(({ layout }) => layout !== 'shop')
const ACCOUNT = new RegExp(
  `src/ui/(?:layout/(?:infocenter|checkout)[.]layout|${account.map(({ file }) => file).join('|')})`,
)

/** Without a group, Rolldown makes a file for each set of entries that share modules: docs/performance.md. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { priority: 3, test: PACKAGES, name: 'framework' },
  { priority: 2, test: OWN, name: (id, chunking) => shopOrAccount(id, entriesOf(id, chunking)) },
  { priority: 1, test: OWN, name: (...of) => (count(entriesOf(...of), FRONT) > 1 ? 'parts' : null) },
  { test: OF_API, name: (...of) => (isOfApi(entriesOf(...of)) ? 'api' : null) },
]

const isOfApi = (entries: readonly string[]) => count(entries, API) > 0 && count(entries, PAGE) === 0

function shopOrAccount(id: string, entries: readonly string[]): string | null {
  if (!id.includes('.css')) return count(entries, FRAME) > 0 ? 'shop' : null
  if (count(entries, ACCOUNT) === entries.length) return 'account'
  return entries.length > 1 || [FRAME, FRONT, LATE].some((kind) => count(entries, kind) > 0) ? 'shop' : null
}

const count = (entries: readonly string[], kind: RegExp) => entries.filter((entry) => kind.test(entry)).length

const known = new Map<string, readonly string[]>()

/** Entries and dynamic imports that cannot run without the module. */
function entriesOf(id: string, chunking: Rolldown.ChunkingContext): readonly string[] {
  const importers = chunking.getModuleInfo(id)?.importers ?? []
  const found = known.get(id) ?? [...new Set(importers.flatMap((each) => entriesOf(each, chunking)))]
  known.set(id, found.length > 0 ? found : [id])
  return known.get(id)!
}
