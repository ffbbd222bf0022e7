import type { Rolldown } from 'vite'

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number]
type Chunking = Parameters<Exclude<ChunkGroup['name'], string>>[1]

const FRAME = /src[\\/]ui[\\/](?:entry\.client|root|layout[\\/]shop\.layout)\.tsx/
const OWN_MODULE = /[\\/]src[\\/](?!ui[\\/]entry\.client)|vite[\\/]preload-helper/
const PRODUCT = /src[\\/]ui[\\/]products[\\/]page[\\/]product\.route\.tsx/
const PAGE_ABOUT_PARTS =
  /src[\\/]ui[\\/](?:home|catalogue[\\/]categories|comparison|products[\\/]page|search[\\/]results|vehicles[\\/]page)[\\/][\w-]+\.route\.tsx/
const PAGE = /\.(?:layout|route)\.tsx/
const FIRST_VISIT = /src[\\/]ui[\\/](?:home|products[\\/]page|search[\\/]results)[\\/][\w-]+\.route\.tsx/
/** What any call of the API needs, in one file. */
const API = /src[\\/]ui[\\/]composition[\\/]http-adapters\.ts/
const OF_API = /[\\/](?:src|contracts)[\\/]/
/** What hydrates after the page: see the files `late-….ts` beside them. */
const LATE_FRAME =
  /src[\\/]ui[\\/](?:alerts[\\/]alerts|layout[\\/](?:footer[\\/]footer|header[\\/]header)|versions[\\/]version-notice)\.tsx/
const LATE_PRODUCT = /src[\\/]ui[\\/]products[\\/]page[\\/]late-parts\.ts/

/** The info centre and the checkout. */
const OF_ACCOUNT =
  /src[\\/]ui[\\/](?:layout[\\/](?:infocenter|checkout)\.layout|(?:addresses|appointments|availability|cart|checkout|claims|currencies|documents|favourites[\\/]list|forms|orders|overview|own-numbers|partner-interface|quick-order|saved-carts)[\\/](?:[\w-]+[\\/])?[\w-]+\.route)\.tsx/

const STYLED_TOGETHER = new RegExp(
  [FRAME, FIRST_VISIT, LATE_FRAME, LATE_PRODUCT].map(({ source }) => source).join('|'),
)

/**
 * What the wiring and the frame need is one file, what of the frame hydrates later another, what pages about parts share
 * a third; all else goes with its page. Told by what imports a module, not by its folder: by folders a product carried
 * the wiring of lists and of downloads. A file of its own for the wiring cost 3.4 KiB of names that files import from
 * one another. The styles of home, results and product are with the frame: docs/decisions/0096, those of info centre and checkout
 * are one file: docs/decisions/0081.
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

  const named = (
    name: string,
    priority: number,
    holds: (starts: string[], id: string) => boolean,
    test = OWN_MODULE,
  ): ChunkGroup => ({
    debugName: name,
    priority,
    test,
    name: (id, chunking) => (holds([...startsOf(id, chunking)], id) ? name : null),
  })
  const some = (starts: readonly string[], places: RegExp) => starts.some((start) => places.test(start))
  const count = (starts: readonly string[], places: RegExp) =>
    starts.filter((start) => places.test(start)).length
  const isLate = (start: string) => LATE_FRAME.test(start) || LATE_PRODUCT.test(start)
  const isOfAccount = (starts: readonly string[]) => starts.every((start) => OF_ACCOUNT.test(start))
  const isStyle = (id: string) => id.includes('.css')

  // the first of them takes what its modules import, too
  return [
    named('shop', 6, (starts, id) => {
      if (isStyle(id)) {
        const isShared = starts.length > 1 && some(starts, PAGE) && !isOfAccount(starts)
        return isShared || some(starts, STYLED_TOGETHER)
      }
      return some(starts, FRAME) || (some(starts, LATE_FRAME) && some(starts, FIRST_VISIT))
    }),
    named('account', 5.5, (starts, id) => isStyle(id) && isOfAccount(starts)),
    named(
      'parts',
      4,
      (starts) =>
        some(starts, PRODUCT) && (count(starts, PAGE_ABOUT_PARTS) > 1 || some(starts, LATE_PRODUCT)),
    ),
    named(
      'lists',
      3.5,
      (starts) =>
        count(starts, PAGE_ABOUT_PARTS) > 1 || (some(starts, LATE_PRODUCT) && !starts.every(isLate)),
    ),
    named('late-shared', 3, (starts) => some(starts, LATE_FRAME) && some(starts, PAGE)),
    named('late-frame', 2, (starts) => some(starts, LATE_FRAME)),
    named('late-product', 1, (starts) => starts.every(isLate)),
    named('api', 0.5, (starts) => some(starts, API) && !some(starts, PAGE), OF_API),
  ]
}
