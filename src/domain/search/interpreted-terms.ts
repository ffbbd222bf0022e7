/** Interpretation of a piece of a term by the API. */
export type InterpretedTerm = {
  /** Text as typed. */
  readonly text: string
  /**
   * `left-out`: ignored in the search. `corrected`: replaced by the word in `value`. `not-sold`: outside the
   * assortment. `brand`: a brand that is not sold.
   */
  readonly as:
    | 'number'
    | 'part-type'
    | 'maker'
    | 'vehicle'
    | 'division'
    | 'attribute'
    | 'corrected'
    | 'left-out'
    | 'not-sold'
    | 'brand'
  /** In the language of the page; empty if ignored. */
  readonly value: string
}

export type AlternativeTerm = { readonly term: string; readonly total: number }

/** A piece of the term that can be taken back; `without` is the term without it. */
export type RemovablePiece = InterpretedTerm & { readonly without: string }

/** Kinds that are listed as notes, not as removable pieces. */
const NOTED: readonly InterpretedTerm['as'][] = ['left-out', 'corrected', 'not-sold', 'brand']

/** Empty for a term of a single piece: without it the search would be empty. */
export function removablePieces(
  term: string,
  understood: readonly InterpretedTerm[],
): readonly RemovablePiece[] {
  const pieces = understood.filter(({ as }) => !NOTED.includes(as))
  return pieces.flatMap((piece) => {
    const without = withoutPiece(term, piece.text)
    return without === undefined || without === '' ? [] : [{ ...piece, without }]
  })
}

/** Undefined if the term does not contain the piece. */
function withoutPiece(term: string, text: string): string | undefined {
  const at = text === '' ? -1 : term.toLowerCase().indexOf(text.toLowerCase())
  if (at < 0) return undefined
  const rest = `${term.slice(0, at)} ${term.slice(at + text.length)}`
  return rest.replace(/\s+/g, ' ').trim()
}
