/** Control characters except tab and line feed, and characters that reorder or hide text. */
const CONTROLS =
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const BREAKS = /[\t\n]/g

/** Code point of the first control picture: Unicode has a picture of each of the first 32 control characters. */
const PICTURES = 0x2400
const DELETE = 0x7f

/**
 * Replaces control characters by visible symbols: an escape sequence could otherwise rewrite the terminal of a
 * reader.
 */
export const escapeControlCharacters = (text: string): string => text.replaceAll(CONTROLS, visible)

/** Replaces tabs and line feeds by visible symbols; `escapeControlCharacters` leaves both unchanged. */
export const escapeLineBreaks = (text: string): string =>
  text.replaceAll(BREAKS, (control) => `${visible(control)} `)

function visible(control: string): string {
  const code = control.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(PICTURES + code)
  return code === DELETE ? '\u2421' : `\\u${code.toString(16).padStart(4, '0')}`
}
