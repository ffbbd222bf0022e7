import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]
type Chunking = Parameters<Exclude<ChunkGroup['name'], string>>[1]

const FRAME = /src[\\/]ui[\\/](?:entry\.client|root|layout[\\/]shop\.layout)\.tsx/
const PAGE_ABOUT_PARTS =
  /src[\\/]ui[\\/](?:home|catalogue[\\/]categories|comparison|products[\\/]page|search[\\/]results|vehicles[\\/]page)[\\/][\w-]+\.route\.tsx/

/**
 * What the frame needs is one file, what pages about parts share another; all else goes with its page. Told by what
 * imports a module, not by its folder: by folders a product carried the wiring of lists and of downloads.
 * Measured on the product page: 169 → 152 KiB, 28 → 12 files; in the mean of all pages 169 → 157 KiB, 32 → 24 files.
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

  /** Holds what at least so many of the starts need. The entry waits for what imports these files: it stands alone. */
  const group = (name: string, priority: number, starting: RegExp, least: number): ChunkGroup => ({
    debugName: name,
    priority,
    test: /[\\/]src[\\/](?!ui[\\/]entry\.client)|vite[\\/]preload-helper/,
    name: (id, chunking) => {
      const starts = [...startsOf(id, chunking)]
      return starts.filter((start) => starting.test(start)).length >= least ? name : null
    },
  })

  return [group('shop', 2, FRAME, 1), group('parts', 1, PAGE_ABOUT_PARTS, 2)]
}
