/** Steel tones; colours are used only for coloured parts, such as lenses and air lines. */
export const palette = {
  ink: '#26323d',
  mid: '#6b7885',
  light: '#eef1f4',
  steel: '#dfe5ea',
  shade: '#c8d1d9',
  rubber: '#4a5661',
  glint: '#8d99a4',
  white: '#ffffff',
  clear: '#e8edf1',
  amber: '#e9a23b',
  red: '#c0392b',
  yellow: '#e3b92f',
  blue: '#3f7fb5',
} as const

/** The colours that attributes name. */
const colours: Readonly<Record<string, string>> = {
  red: palette.red,
  yellow: palette.yellow,
  blue: palette.blue,
  black: palette.rubber,
  amber: palette.amber,
  white: palette.clear,
}

export function colourOf(name: string | undefined, otherwise: string): string {
  return colours[name ?? ''] ?? otherwise
}
