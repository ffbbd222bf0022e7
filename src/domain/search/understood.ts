/** How the API read a piece of a term. */
export type UnderstoodPiece = {
  /** As typed. */
  readonly text: string
  /** `left-out`: found without it. `corrected`: read as the word of `value`. */
  readonly as:
    'number' | 'part-type' | 'maker' | 'vehicle' | 'division' | 'attribute' | 'corrected' | 'left-out'
  /** In the language of the page; empty if left out. */
  readonly value: string
}

export type Suggestion = { readonly term: string; readonly total: number }

/** A piece of the term that can be taken back; `without` is the term without it. */
export type RemovablePiece = UnderstoodPiece & { readonly without: string }

/** None where a term is a single piece: without it nothing is left to search. */
export function removablePieces(
  term: string,
  understood: readonly UnderstoodPiece[],
): readonly RemovablePiece[] {
  const pieces = understood.filter(({ as }) => as !== 'left-out' && as !== 'corrected')
  return pieces.flatMap((piece) => {
    const without = withoutPiece(term, piece.text)
    return without === undefined || without === '' ? [] : [{ ...piece, without }]
  })
}

/** Undefined if the term does not hold the piece. */
function withoutPiece(term: string, text: string): string | undefined {
  const at = text === '' ? -1 : term.toLowerCase().indexOf(text.toLowerCase())
  if (at < 0) return undefined
  const rest = `${term.slice(0, at)} ${term.slice(at + text.length)}`
  return rest.replace(/\s+/g, ' ').trim()
}
