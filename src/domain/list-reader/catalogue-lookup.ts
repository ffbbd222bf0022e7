import { normalizePartNumber } from '../shared/normalize-part-number.ts'

/** Catalogue entry of a number. Two numbers with a common SKU identify the same part. */
export type CatalogueMatch = { readonly isOwn: boolean; readonly skus: readonly string[] }

/** Finds a number in the catalogue, in any notation. */
export type CatalogueLookup = (number: string) => CatalogueMatch | undefined

export const NO_CATALOGUE: CatalogueLookup = () => undefined

type Article = { readonly sku: string }
/** Result of the line check for one number. */
type NumberAnswer = {
  readonly lineNo: number
  readonly status: string
  readonly part?: Article | undefined
  readonly replacement?: Article | undefined
  readonly candidates: readonly Article[]
}

/** Builds a lookup from the results of a line check; `numbers` are the numbers by line number. */
export function catalogueLookupOf(
  numbers: readonly string[],
  lines: readonly NumberAnswer[],
): CatalogueLookup {
  const matchesByNumber = new Map<string, CatalogueMatch>()
  for (const line of lines) {
    const number = normalizePartNumber(numbers[line.lineNo] ?? '')
    if (number !== '' && line.status !== 'unknown-number')
      matchesByNumber.set(number, catalogueMatchOf(number, line))
  }
  return (number) => matchesByNumber.get(normalizePartNumber(number))
}

const OWN_WITHOUT_DOT = /^(?:\d{6,7}|SA[0-9A-Z]{6,10})$/

function catalogueMatchOf(number: string, { part, replacement, candidates }: NumberAnswer): CatalogueMatch {
  const skus = [part, ...candidates].flatMap((each) => (each ? [each.sku] : []))
  const isReplaced = part === undefined && replacement !== undefined && OWN_WITHOUT_DOT.test(number)
  const isOwn = isReplaced || skus.some((sku) => normalizePartNumber(sku) === number)
  return { isOwn, skus: skus.length > 0 || !replacement ? skus : [replacement.sku] }
}
