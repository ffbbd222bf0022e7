/** Control characters except tab and line feed, and characters that reorder or hide text. */
const CONTROLS =
  // oxlint-disable-next-line no-control-regex -- the pattern matches control characters
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const BREAKS = /[\t\n]/g

/** Code point of the first control picture: Unicode has a picture of each of the first 32 control characters. */
const PICTURES = 0x2400
const DELETE = 0x7f

/** Shows control characters instead of sending them, such as escape sequences that rewrite a terminal. */
export const visibleControls = (text: string): string => text.replaceAll(CONTROLS, visible)

/** Shows tabs and line feeds, which `visibleControls` does not change. */
export const visibleBreaks = (text: string): string =>
  text.replaceAll(BREAKS, (control) => `${visible(control)} `)

function visible(control: string): string {
  const code = control.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(PICTURES + code)
  return code === DELETE ? '\u2421' : `\\u${code.toString(16).padStart(4, '0')}`
}
