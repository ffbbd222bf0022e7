/** Start of a text that spreadsheets interpret as a formula, even after white space. */
const FORMULA = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/

/** Prevents formula injection: prefixes an apostrophe to text that a spreadsheet would run as a formula. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)
