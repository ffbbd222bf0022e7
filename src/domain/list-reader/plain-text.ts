/** Maximum length of a cell or line that is searched for numbers; text beyond is never an order line. */
const TEXT_MAX = 4_000

const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\ufe0e|\ufe0f/g
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const BLANKS = /[^\S\n]+/g

/** Unifies full-width forms, spaces and dashes, and removes invisible characters. */
export const plainText = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(BLANKS, ' ')
    .trim()

const MARKS = /\p{M}/gu

/** Lower case without accents and punctuation: the form in which words are compared. */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
