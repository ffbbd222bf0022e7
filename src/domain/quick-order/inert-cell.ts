/** A spreadsheet takes text that begins so for a formula; also behind blanks, tabs and line ends. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/

/** A text that stays a text in every spreadsheet: what could be a formula gets an apostrophe in front. */
export const inertCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
