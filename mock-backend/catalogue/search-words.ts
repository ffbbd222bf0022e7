const stopWords = new Set(
  (
    'and for of the with und für mit der die das de du des d à a au la le les pour et di da del della per il lo e ' +
    'do dos das para com o os el los con y van voor met en het и для с на в'
  ).split(' '),
)

/** The words of a text in lower case without accents, so that Olfilter finds Ölfilter; without stop words. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter((word) => word !== '' && !stopWords.has(word))
}
