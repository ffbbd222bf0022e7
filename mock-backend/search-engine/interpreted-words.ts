import type { WordInterpretation, InterpretationKind } from './catalogue-query.ts'
import { typedText, type SearchWord } from './search-words.ts'

/** Words of a search with their interpretation; without `as` they are ignored. */
export interface InterpretedWords {
  readonly words: readonly SearchWord[]
  readonly as?: InterpretationKind | undefined
  /** Meaning; undefined if the words are displayed as typed. */
  readonly value?: string | undefined
}

/** Interpretations in the order of the text; words that are not adjacent are listed one by one. */
export function interpretedWordsIn(
  term: string,
  allWords: readonly SearchWord[],
  parts: readonly InterpretedWords[],
): readonly WordInterpretation[] {
  return parts
    .flatMap(({ words, as, value }) =>
      as === undefined
        ? []
        : runsOf(words, allWords).map((run) => {
            const text = typedText(term, run)
            const displayedText = value ?? (as === 'PART_TYPE' ? asName(run, text) : text)
            return { text, as, value: as === 'LEFT_OUT' ? '' : displayedText, start: run[0]?.start ?? 0 }
          }),
    )
    .toSorted((one, other) => one.start - other.start)
    .map(({ start: _, ...understood }) => understood)
}

/** Displayed text in the spelling of the catalogue; corrected words are displayed corrected. */
function asName(words: readonly SearchWord[], text: string): string {
  const [only, ...others] = words
  const name = only !== undefined && others.length === 0 ? only.spelt : text
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function runsOf(words: readonly SearchWord[], allWords: readonly SearchWord[]): readonly SearchWord[][] {
  const runs: SearchWord[][] = []
  for (const word of words.toSorted((one, other) => one.start - other.start)) {
    const last = runs.at(-1)?.at(-1)
    const isNext =
      last !== undefined &&
      !allWords.some((each) => each.start >= last.end && each.end <= word.start && !words.includes(each))
    if (isNext) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs
}
