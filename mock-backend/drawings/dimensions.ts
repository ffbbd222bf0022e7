import type { Box } from './box.ts'
import { decimal } from './numbers.ts'
import { palette } from './palette.ts'
import type { Dimension, Note } from './sketch.ts'

const fontSize = 16
const letterWidth = 8.6
const firstGap = 24
const nextGap = 26
const noteGap = 26
const arrow = 7
const sheetWidth = 512

/** Dimensions that would overlap get different levels. */
export type LevelledDimension = (Dimension & { readonly level: number }) | Note

export interface Placement {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** The bounding box of the part on the sheet. */
  readonly placed: Box
}

export function levelled(dimensions: readonly (Dimension | Note)[]): readonly LevelledDimension[] {
  const done: (Dimension & { readonly level: number })[] = []
  return dimensions.map((dimension) => {
    if (dimension.side === 'note') return dimension
    const { side, from, to, edge } = dimension
    const level = done.filter(
      (other) => side === other.side && edge === other.edge && from < other.to && other.from < to,
    ).length
    const placed = { ...dimension, level }
    done.push(placed)
    return placed
  })
}

/** The space that dimension lines need beside and below the part. */
export function roomFor(dimensions: readonly LevelledDimension[]): {
  readonly below: number
  readonly right: number
} {
  const depths = dimensions.map((dimension) =>
    dimension.side === 'note' ? noteGap : dimension.side === 'below' ? reachOf(dimension.level) : 0,
  )
  const widths = dimensions.map((dimension) =>
    dimension.side === 'right' && dimension.edge === undefined
      ? reachOf(dimension.level) + widthOfText(dimension.label)
      : 0,
  )
  return { below: Math.max(0, ...depths), right: Math.max(0, ...widths) }
}

const reachOf = (level: number): number => firstGap + nextGap * level

const widthOfText = (text: string): number => text.length * letterWidth

export function dimensionLines(dimension: LevelledDimension, placement: Placement): string {
  const { scale, x, y, placed } = placement
  if (dimension.side === 'note') {
    return label(dimension.label, (placed.left + placed.right) / 2, placed.bottom + noteGap - 2, 'middle')
  }
  const isBelow = dimension.side === 'below'
  const offset = isBelow ? x : y
  const outside = isBelow ? placed.bottom : placed.right
  const start = (dimension.edge === undefined ? outside : (isBelow ? y : x) + dimension.edge * scale) + 4
  const line = start + reachOf(dimension.level) - 4
  const from = offset + dimension.from * scale
  const to = offset + dimension.to * scale
  const isNarrow = isBelow && to - from < widthOfText(dimension.label) + 6
  const data = lines(isBelow, from, to, start, line, isNarrow || to - from < 3 * arrow)
  return (
    `<path d="${data}" stroke="${palette.mid}" stroke-width="1.25"/>` +
    (isBelow
      ? labelBelow(dimension.label, from, to, line, isNarrow)
      : label(dimension.label, line + 9, (from + to) / 2 + fontSize / 3, 'start'))
  )
}

/** The label above its line, or beside a line shorter than the label. */
function labelBelow(text: string, from: number, to: number, line: number, isNarrow: boolean): string {
  if (!isNarrow) return label(text, (from + to) / 2, line - 6, 'middle')
  const right = to + 3 * arrow
  if (right + widthOfText(text) < sheetWidth) return label(text, right, line + fontSize / 3, 'start')
  return label(text, from - 3 * arrow, line + fontSize / 3, 'end')
}

function label(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): string {
  return (
    `<text x="${decimal(x)}" y="${decimal(y)}" text-anchor="${anchor}" font-family="Arial,Helvetica,sans-serif" ` +
    `font-size="${fontSize}" fill="${palette.mid}" stroke="none">${escapeText(text)}</text>`
  )
}

/** The arrows of short lines are outside and point inwards. */
function lines(
  isBelow: boolean,
  from: number,
  to: number,
  start: number,
  line: number,
  pointsInwards: boolean,
): string {
  const point = (along: number, across: number): string =>
    isBelow ? `${decimal(along)} ${decimal(across)}` : `${decimal(across)} ${decimal(along)}`
  const head = (along: number, direction: 1 | -1): string => {
    const back = along + direction * arrow
    return `M${point(back, line - 3.5)}L${point(along, line)}L${point(back, line + 3.5)}`
  }
  const overshoot = pointsInwards ? 2 * arrow : 0
  return (
    `M${point(from, start)}L${point(from, line + 5)}M${point(to, start)}L${point(to, line + 5)}` +
    `M${point(from - overshoot, line)}L${point(to + overshoot, line)}` +
    head(from, pointsInwards ? -1 : 1) +
    head(to, pointsInwards ? 1 : -1)
  )
}

/** Escapes text for XML content and attributes. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
