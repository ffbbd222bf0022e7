import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]
type Chunking = Parameters<Exclude<ChunkGroup['name'], string>>[1]

const FRAME = /src[\\/]ui[\\/](?:entry\.client|root|layout[\\/]shop\.layout)\.tsx/
const WIRING = /src[\\/]ui[\\/]composition[\\/]browser-container\.ts/
const OWN_MODULE = /[\\/]src[\\/](?!ui[\\/]entry\.client)|vite[\\/]preload-helper/
const PAGE_ABOUT_PARTS =
  /src[\\/]ui[\\/](?:home|catalogue[\\/]categories|comparison|products[\\/]page|search[\\/]results|vehicles[\\/]page)[\\/][\w-]+\.route\.tsx/

/**
 * What both the wiring and a page need is one file, what the frame needs another, what pages about parts share a third; all else goes with its page. Told by what
 * imports a module, not by its folder: by folders a product carried the wiring of lists and of downloads.
 * Measured on the product page until hydrated: 36 → 14 scripts, 53 → 29 requests, 181.6 → 177.6 KiB.
 */
export function sharedChunks(): ChunkGroup[] {
  const known = new Map<string, ReadonlySet<string>>()

  /** The entries and late parts that cannot run without the module. */
  function startsOf(id: string, chunking: Chunking): ReadonlySet<string> {
    const found = known.get(id)
    if (found) return found
    const importers = chunking.getModuleInfo(id)?.importers ?? []
    const starts = new Set(
      importers.length === 0 ? [id] : importers.flatMap((importer) => [...startsOf(importer, chunking)]),
    )
    known.set(id, starts)
    return starts
  }

  /** What the wiring needs and something else too. The browser loads the wiring with each page, so that this costs none. */
  const core: ChunkGroup = {
    debugName: 'core',
    priority: 3,
    test: OWN_MODULE,
    name: (id, chunking) => {
      const starts = startsOf(id, chunking)
      return starts.size > 1 && [...starts].some((start) => WIRING.test(start)) ? 'core' : null
    },
  }

  /** Holds what at least so many of the starts need. The entry waits for what imports these files: it stands alone. */
  const group = (name: string, priority: number, starting: RegExp, least: number): ChunkGroup => ({
    debugName: name,
    priority,
    test: OWN_MODULE,
    name: (id, chunking) => {
      const starts = [...startsOf(id, chunking)]
      return starts.filter((start) => starting.test(start)).length >= least ? name : null
    },
  })

  return [core, group('shop', 2, FRAME, 1), group('parts', 1, PAGE_ABOUT_PARTS, 2)]
}
