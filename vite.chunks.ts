import type { Rolldown } from 'vite'
import { PAGE_ROUTES } from './src/domain/pages/pages.ts'

const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|react-router|mobx|react-intl|@formatjs)/
const OWN = /\/(?:src|contracts)\/(?!ui\/entry\.client)|vite\/preload-helper/
const EVERY_PAGE = /ui\/(?:entry\.client|root|layout\/shop\.layout)\.tsx/
const FRONT = /ui\/(?:home|products\/page|search\/results)\//
const PAGE = /\.(?:layout|route)\.tsx/
const LAZY = /\.lazy\.ts$/
const account = Object.values(PAGE_ROUTES).filter(({ layout }) => layout !== 'shop')
const ACCOUNT = new RegExp(`/(?:infocenter|checkout)[.]layout|${account.map(({ file }) => file).join('|')}`)
const CHUNKS = ['api', 'shared', 'lists', 'parts', 'account', 'shop', 'framework']

/** Without groups, Rolldown creates a file for each set of entries that share modules (docs/performance.md). */
export const chunkGroups = CHUNKS.map((chunk, priority): Rolldown.CodeSplittingGroup => ({
  priority,
  name: (id, chunking) => (chunkOf(id, chunking) === chunk ? chunk : null),
}))

function chunkOf(id: string, chunking: Rolldown.ChunkingContext): string | undefined {
  if (FRAMEWORK.test(id)) return 'framework'
  if (!OWN.test(id)) return undefined
  const entries = entriesOf(id, chunking)
  const count = (...kinds: RegExp[]) => entries.filter((one) => kinds.every((kind) => kind.test(one))).length
  const isFirst = count(EVERY_PAGE) + count(FRONT) + count(LAZY) > 0
  if (id.includes('.css') && count(ACCOUNT) === entries.length) return 'account'
  if (id.includes('.css')) return isFirst || entries.length > 1 ? 'shop' : undefined
  if (count(EVERY_PAGE) > 0 || (count(/layout-parts\.lazy/) > 0 && count(FRONT, PAGE) > 0)) return 'shop'
  if (count(FRONT, PAGE) > 1 || (count(/product\.route/) > 0 && count(LAZY) > 0)) return 'parts'
  if (count(PAGE) > 0 && count(LAZY) > 0) return count(/layout-parts\.lazy/) > 0 ? 'shared' : 'lists'
  return count(PAGE) === 0 && count(/http-adapters/) > 0 ? 'api' : undefined
}

/** Entries and dynamic imports that need the module. */
function entriesOf(id: string, chunking: Rolldown.ChunkingContext): readonly string[] {
  const importersOf = (module: string) => chunking.getModuleInfo(module)?.importers ?? []
  const needing = new Set([id])
  for (const module of needing) importersOf(module).forEach((importer) => needing.add(importer))
  return [...needing].filter((module) => importersOf(module).length === 0)
}
