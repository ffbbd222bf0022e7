import type { Language } from '#mock-backend/catalogue/language.ts'
import { partPhrases } from '#mock-backend/search-engine/part-words.ts'
import { partTypes } from '#mock-backend/catalogue/part-types.ts'
import { wordsOf } from '#mock-backend/search-engine/search-words.ts'

export interface MistypedQuery {
  readonly kind: string
  readonly language: Language
  readonly term: string
  /** The part types that have this name. */
  readonly partTypes: readonly string[]
}

const latin = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const keyboards: Partial<Record<Language, readonly string[]>> = {
  de: ['qwertzuiopü', 'asdfghjklöä', 'yxcvbnm'],
  fr: ['azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ru: ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
}

const shortest = 4
/** Letters from which on a word may have two errors. */
const shortestTwice = 8

type Pick = <Item>(items: readonly Item[]) => Item | undefined

/** A letter whose key is next to that of the given letter. */
function neighbourOf(letter: string, language: Language, pick: Pick): string | undefined {
  const rows = keyboards[language] ?? latin
  const row = rows.findIndex((keys) => keys.includes(letter))
  const index = rows[row]?.indexOf(letter) ?? -1
  if (index === -1) return undefined
  const keys = [
    rows[row]?.[index - 1],
    rows[row]?.[index + 1],
    rows[row - 1]?.[index],
    rows[row + 1]?.[index],
  ]
  return pick(keys.filter((key) => key !== undefined))
}

const kinds = ['swapped', 'missing', 'doubled', 'wrong', 'added'] as const

function mistyped(word: string, kind: (typeof kinds)[number], language: Language, pick: Pick): string {
  const index = pick([...word].map((_, index) => index)) ?? 0
  const letter = word[index] ?? ''
  const [before, after] = [word.slice(0, index), word.slice(index + 1)]
  const neighbour = neighbourOf(letter.toLowerCase(), language, pick) ?? ''
  switch (kind) {
    case 'swapped':
      return before + after.slice(0, 1) + letter + after.slice(1)
    case 'missing':
      return before + after
    case 'doubled':
      return before + letter + letter + after
    case 'wrong':
      return before + neighbour + after
    case 'added':
      return before + letter + neighbour + after
  }
}

const keyOf = (text: string): string => wordsOf(text).join(' ')

/** Names and trade words in all languages with one or two typing errors, none of which is another known word. */
export function mistypedQueries(count: number, seed: number): readonly MistypedQuery[] {
  let state = seed
  const pick: Pick = (items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return items[Math.floor((state / 2 ** 32) * items.length)]
  }
  const knownWords = new Set(partPhrases.flatMap(({ text }) => wordsOf(text)))
  const same = Map.groupBy(partPhrases, ({ text }) => keyOf(text))
  const names = partPhrases.filter(({ kind }) => kind === 'name' || kind === 'synonym')
  const queries: MistypedQuery[] = []
  while (queries.length < count) {
    const { text, language } = pick(names) ?? { text: '', language: 'en' }
    const words = text.split(' ')
    const isPlain = (word: string): boolean => /^\p{L}+$/u.test(word) && word.length >= shortest
    const word = pick(words.filter(isPlain))
    if (word === undefined) continue
    const isTwice = word.length >= shortestTwice && pick([true, false, false]) === true
    const errors = (isTwice ? [0, 1] : [0]).map(() => pick(kinds) ?? 'swapped')
    const typedText = errors.reduce((before, kind) => mistyped(before, kind, language, pick), word)
    const [read = '', ...others] = wordsOf(typedText)
    if (others.length > 0 || knownWords.has(read) || read === keyOf(word)) continue
    const shortKind = words.length === 1 ? 'short alone' : 'short among others'
    queries.push({
      kind: word.length === shortest ? shortKind : isTwice ? 'twice' : errors.join(''),
      language,
      term: words.map((each) => (each === word ? typedText : each)).join(' '),
      partTypes: (same.get(keyOf(text)) ?? []).flatMap(({ partType }) => partTypes[partType]?.id ?? []),
    })
  }
  return queries
}
