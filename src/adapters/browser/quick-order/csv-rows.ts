import papaparse from 'papaparse'

const DELIMITERS = ['\t', ';', '|', ',']

/** Quoted cells may hold separators and line ends; every line of the table is one row. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const bare = text.replace(/^\ufeff/, '').replace(/^sep=.\r?\n/i, '')
  return papaparse.parse<string[]>(bare, { delimitersToGuess: DELIMITERS, skipEmptyLines: false }).data
}
