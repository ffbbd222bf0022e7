/** A word of a text, as it is compared: in lower case without accents, so that Olfilter finds Ölfilter. */
export interface SearchWord {
  readonly word: string
  /** With its accents, in lower case; endings are told by them. */
  readonly spelt: string
}

const stopWords = new Set(
  (
    'and for of the with und fur mit der die das de du des d à a au la le les pour et di da del della per il lo e ' +
    'do dos das para com o os el los con y van voor met en het и для с на в'
  ).split(' '),
)

/** Cyrillic letters that look like Latin ones, as typed in codes: М22х1,5. */
const lookAlikes = new Map([...'авекмнорстух'].map((letter, place) => [letter, 'abekmhopctyx'.charAt(place)]))

/** The words of a text without stop words. */
export function searchWordsOf(text: string): readonly SearchWord[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ø', ' ')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/(?<=\d)\s?[×*]\s?(?=\d)/g, 'x')
    .split(/[^\p{L}\p{M}\p{N}.]+/u)
    .map(withoutOuterDots)
    .map((spelt) => ({ spelt, word: folded(spelt) }))
    .filter(({ word }) => word !== '' && !stopWords.has(word))
}

export const wordsOf = (text: string): readonly string[] => searchWordsOf(text).map(({ word }) => word)

export function folded(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')
  return /\d/.test(letters)
    ? letters.replace(/[а-я]/g, (letter) => lookAlikes.get(letter) ?? letter)
    : letters
}

/** The word as it is found without umlauts: Kuehler for Kühler. */
export const withoutDigraphs = (word: string): string => word.replace(/(?<=[aou])e/g, '')

function withoutOuterDots(word: string): string {
  let [start, end] = [0, word.length]
  while (word[start] === '.') start += 1
  while (end > start && word[end - 1] === '.') end -= 1
  return word.slice(start, end)
}
