import type { Language } from '../catalogue/language.ts'

/** A normalised word of a search text: in lower case without accents, so that Olfilter finds Ölfilter. */
export interface SearchWord {
  readonly word: string
  /** The word in lower case with its accents; the stemmer needs them. */
  readonly spelt: string
  /** Offset in the search text after NFKC normalisation. */
  readonly start: number
  readonly end: number
}

const stopWordsOf: Readonly<Record<Language, string>> = {
  de: 'und fur mit der die das',
  en: 'and for of the with',
  fr: 'de du des d à a au la le les pour et',
  it: 'di da del della per il lo la e',
  ru: 'и для с на в',
  nl: 'de van voor met en het',
  'pt-BR': 'de do dos da das para com a o os e',
  es: 'de del para la el los las con en y',
}

/** Dutch "voor" means "for", but "front" after the name of the part: remschijf voor. */
const frontInDutch = 'voor'

const stopWords = new Set(Object.values(stopWordsOf).flatMap((words) => words.split(' ')))

export const isStopWordIn = (word: string, language: Language): boolean =>
  stopWordsOf[language].split(' ').includes(word)

/** Cyrillic letters that look like Latin ones: users type them in codes such as М22х1,5. */
const lookAlikes = new Map([...'авекмнорстух'].map((letter, index) => [letter, 'abekmhopctyx'.charAt(index)]))

/** The words of a text, without stop words such as "for". */
export function searchWordsOf(text: string): readonly SearchWord[] {
  const lower = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ø', ' ')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replaceAll('×', 'x')
    .replace(/(?<=\d\s?)\*(?=\s?\d)/g, 'x')
  return [...lower.matchAll(/[\p{L}\p{M}\p{N}./]+/gu)]
    .flatMap(({ 0: run, index }) => piecesOf(run, index))
    .map((piece) => ({ ...piece, word: normalizedLetters(piece.spelt) }))
    .filter(
      ({ word }, index, all) =>
        word !== '' &&
        (!stopWords.has(word) || (index > 0 && index === all.length - 1 && word === frontInDutch)),
    )
}

type Piece = Omit<SearchWord, 'word'>

/**
 * Splits a run of characters into words. Initials are one word (n/s, v.l.); otherwise a slash separates words,
 * and a dot does if the word has no digit.
 */
function piecesOf(run: string, start: number): readonly Piece[] {
  if (/^(?:\p{L}[./])+\p{L}?$/u.test(run))
    return [{ spelt: run.replace(/[./]/g, ''), start, end: start + run.length }]
  return [...run.matchAll(/[^/]+/g)].flatMap(({ 0: word, index }) =>
    /\d/.test(word)
      ? withoutOuterDots(word, start + index)
      : [...word.matchAll(/[^.]+/g)].map((each) => pieceAt(each[0], start + index + each.index)),
  )
}

const pieceAt = (spelt: string, start: number): Piece => ({ spelt, start, end: start + spelt.length })

/** The typed text from the first to the last of some adjacent words. */
export function typedText(text: string, words: readonly SearchWord[]): string {
  const start = Math.min(...words.map((word) => word.start))
  return text.normalize('NFKC').slice(start, Math.max(...words.map(({ end }) => end)))
}

const isFoldedAlready = /^[\w./]*$/

export const wordsOf = (text: string): readonly string[] => searchWordsOf(text).map(({ word }) => word)

export function normalizedLetters(text: string): string {
  if (isFoldedAlready.test(text)) return text
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ı', 'i')
  return /\d/.test(letters)
    ? letters.replace(/[а-я]/g, (letter) => lookAlikes.get(letter) ?? letter)
    : letters
}

/** The word without umlaut digraphs: Kuehler for Kühler. */
export const withoutDigraphs = (word: string): string => word.replace(/(?<=[aou])e/g, '')

function withoutOuterDots(word: string, index: number): Piece {
  let [start, end] = [0, word.length]
  while (word[start] === '.') start += 1
  while (end > start && word[end - 1] === '.') end -= 1
  return pieceAt(word.slice(start, end), index + start)
}
