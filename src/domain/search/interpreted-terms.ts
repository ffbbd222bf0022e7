/** The API's interpretation of a part of a search term. */
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
  /** Interpretation in the language of the page; empty if the text is ignored. */
  readonly value: string
}

export type AlternativeTerm = { readonly term: string; readonly total: number }

/** A part of a search term that the user can remove; `without` is the term without it. */
export type RemovableTerm = InterpretedTerm & { readonly without: string }

/** Kinds that are displayed as notes, and cannot be removed. */
const NOTED: readonly InterpretedTerm['as'][] = ['left-out', 'corrected', 'not-sold', 'brand']

/** Parts of the term that the user can remove; empty if there is only one, because the term would become empty. */
export function removableTerms(
  term: string,
  understood: readonly InterpretedTerm[],
): readonly RemovableTerm[] {
  const terms = understood.filter(({ as }) => !NOTED.includes(as))
  return terms.flatMap((fragment) => {
    const without = withoutPiece(term, fragment.text)
    return without === undefined || without === '' ? [] : [{ ...fragment, without }]
  })
}

/** The term without the text; undefined if the term does not contain it. */
function withoutPiece(term: string, text: string): string | undefined {
  const index = text === '' ? -1 : term.toLowerCase().indexOf(text.toLowerCase())
  if (index < 0) return undefined
  const rest = `${term.slice(0, index)} ${term.slice(index + text.length)}`
  return rest.replace(/\s+/g, ' ').trim()
}
