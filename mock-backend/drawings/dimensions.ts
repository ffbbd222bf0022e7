import type { Box } from './box.ts'
import { decimal } from './numbers.ts'
import { palette } from './palette.ts'
import type { Dimension } from './sketch.ts'

const fontSize = 16
const letterWidth = 8.4
const firstGap = 30
const nextGap = 26
const arrow = 7

/** Dimensions that would overlap stand one behind the other. */
export interface LevelledDimension extends Dimension {
  readonly level: number
}

export interface Placement {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** The part on the sheet. */
  readonly placed: Box
}

export function levelled(dimensions: readonly Dimension[]): readonly LevelledDimension[] {
  const done: LevelledDimension[] = []
  for (const dimension of dimensions) {
    const level = done.filter(
      ({ side, from, to }) => side === dimension.side && from < dimension.to && dimension.from < to,
    ).length
    done.push({ ...dimension, level })
  }
  return done
}

/** What dimension lines need beside the part. */
export function roomFor(dimensions: readonly LevelledDimension[]): {
  readonly below: number
  readonly right: number
} {
  const below = dimensions.filter(({ side }) => side === 'below')
  const right = dimensions.filter(({ side }) => side === 'right')
  return {
    below: below.length === 0 ? 0 : reach(below),
    right: right.length === 0 ? 0 : reach(right) + longest(right) * letterWidth,
  }
}

const reach = (dimensions: readonly LevelledDimension[]): number =>
  firstGap + nextGap * Math.max(...dimensions.map(({ level }) => level)) - 6

const longest = (dimensions: readonly LevelledDimension[]): number =>
  Math.max(...dimensions.map(({ label }) => label.length))

export function dimensionLines(dimension: LevelledDimension, { scale, x, y, placed }: Placement): string {
  const isBelow = dimension.side === 'below'
  const offset = isBelow ? x : y
  const edge = (isBelow ? placed.bottom : placed.right) + 4
  const line = edge + firstGap - 8 + nextGap * dimension.level
  const from = offset + dimension.from * scale
  const to = offset + dimension.to * scale
  const point = (along: number, across: number): string =>
    isBelow ? `${decimal(along)} ${decimal(across)}` : `${decimal(across)} ${decimal(along)}`
  const data =
    `M${point(from, edge)}L${point(from, line + 5)}M${point(to, edge)}L${point(to, line + 5)}` +
    `M${point(from, line)}L${point(to, line)}` +
    arrowHead(point, from, line, 1) +
    arrowHead(point, to, line, -1)
  const middle = (from + to) / 2
  const at = isBelow
    ? `x="${decimal(middle)}" y="${decimal(line - 6)}" text-anchor="middle"`
    : `x="${decimal(line + 9)}" y="${decimal(middle + fontSize / 3)}"`
  return (
    `<path d="${data}" stroke="${palette.mid}" stroke-width="1.25"/>` +
    `<text ${at} font-family="Arial,Helvetica,sans-serif" font-size="${fontSize}" fill="${palette.mid}" ` +
    `stroke="none">${escapeText(dimension.label)}</text>`
  )
}

function arrowHead(
  point: (along: number, across: number) => string,
  along: number,
  across: number,
  direction: 1 | -1,
): string {
  const back = along + direction * arrow
  return `M${point(back, across - 3.5)}L${point(along, across)}L${point(back, across + 3.5)}`
}

/** For the text and the attributes of XML. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
