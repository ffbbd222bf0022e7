import papaparse from 'papaparse'

const DELIMITERS = ['\t', ';', '|', ',']

/** Parses CSV with quoted cells, which may contain separators and line breaks. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const bare = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  return papaparse.parse<string[]>(bare, { delimitersToGuess: DELIMITERS, skipEmptyLines: false }).data
}
