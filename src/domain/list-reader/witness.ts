import { bareNumber } from '../shared/squeeze.ts'

/** What the catalogue knows of a number. `skus` tell whether two numbers name the same part. */
export type Testimony = { readonly isOwn: boolean; readonly skus: readonly string[] }

/** Answers whether the catalogue knows a number, in any notation. */
export type Witness = (number: string) => Testimony | undefined

export const NO_WITNESS: Witness = () => undefined

type Article = { readonly sku: string }
/** What the catalogue answers to a number. */
type NumberAnswer = {
  readonly lineNo: number
  readonly status: string
  readonly part?: Article | undefined
  readonly replacement?: Article | undefined
  readonly candidates: readonly Article[]
}

/** Builds a witness from the results of a line check; `asked` are the numbers by line number. */
export function witnessOf(asked: readonly string[], lines: readonly NumberAnswer[]): Witness {
  const known = new Map<string, Testimony>()
  for (const line of lines) {
    const number = bareNumber(asked[line.lineNo] ?? '')
    if (number !== '' && line.status !== 'unknown-number') known.set(number, testimonyOf(number, line))
  }
  return (number) => known.get(bareNumber(number))
}

const OWN_WITHOUT_DOT = /^(?:\d{6,7}|SA[0-9A-Z]{6,10})$/

function testimonyOf(number: string, { part, replacement, candidates }: NumberAnswer): Testimony {
  const skus = [part, ...candidates].flatMap((each) => (each ? [each.sku] : []))
  const isReplaced = part === undefined && replacement !== undefined && OWN_WITHOUT_DOT.test(number)
  const isOwn = isReplaced || skus.some((sku) => bareNumber(sku) === number)
  return { isOwn, skus: skus.length > 0 || !replacement ? skus : [replacement.sku] }
}
