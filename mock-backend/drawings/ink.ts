import { palette } from './palette.ts'

/** Line widths in units of the sketch, so that they look the same at every scale. */
export interface Pen {
  readonly outline: number
  readonly thin: number
  readonly shine: number
  /** Whether to draw centre lines and other details; small drawings omit them. */
  readonly fine: boolean
}

/** `outline` is the contour of a body, `thin` a line within it, `shine` a highlight, `axis` a centre line. */
type Line = 'outline' | 'thin' | 'shine' | 'glint' | 'axis' | 'none'

export interface Ink {
  readonly fill?: string
  readonly line?: Line
}

export const body: Ink = { fill: palette.light }
export const part: Ink = { fill: palette.steel }
export const dark: Ink = { fill: palette.rubber }
export const hole: Ink = { fill: palette.white }
export const bare: Ink = {}
export const thin: Ink = { line: 'thin' }
export const shine: Ink = { line: 'shine' }
export const glint: Ink = { line: 'glint' }
export const axis: Ink = { line: 'axis' }
export const solid: Ink = { fill: palette.ink, line: 'none' }
export const shade: Ink = { fill: palette.shade, line: 'none' }
export const thinHole: Ink = { fill: palette.white, line: 'thin' }

export const tinted = (fill: string): Ink => ({ fill })

const strokes: Readonly<Record<Line, (pen: Pen) => string>> = {
  outline: () => '',
  thin: (pen) => stroke(palette.mid, pen.thin),
  shine: (pen) => stroke(palette.shade, pen.shine),
  glint: (pen) => stroke(palette.glint, pen.thin * 1.3),
  axis: (pen) => `${stroke(palette.mid, pen.thin * 0.8)} stroke-dasharray="${dashes(pen.thin)}"`,
  none: () => ' stroke="none"',
}

export function inkAttributes({ fill, line = 'outline' }: Ink, pen: Pen): string {
  return (fill === undefined ? '' : ` fill="${fill}"`) + strokes[line](pen)
}

const stroke = (colour: string, width: number): string =>
  ` stroke="${colour}" stroke-width="${Number(width.toFixed(3))}"`

const dashes = (width: number): string => [8, 3, 1.5, 3].map((dash) => (dash * width).toFixed(2)).join(' ')
