import { boxAround, heightOf, widthOf, type Box } from './box.ts'
import { dimensionLines, levelled, roomFor } from './dimensions.ts'
import type { Pen } from './ink.ts'
import { writeAll } from './marks.ts'
import { decimal } from './numbers.ts'
import { palette } from './palette.ts'
import type { Sketch } from './sketch.ts'

const width = 512
const height = 384
const margin = 22

export type Size = 'large' | 'small'

/** Line widths in units of the sheet. */
const pens: Readonly<Record<Size, Pen>> = {
  large: { outline: 3, thin: 1.5, shine: 4, fine: true },
  small: { outline: 5, thin: 2.5, shine: 6, fine: false },
}

/** An SVG document of 512 x 384 without a background. Small ones have a heavier line and no dimensions. */
export function sheetOf({ marks, dimensions }: Sketch, size: Size): string {
  const shown = size === 'large' ? levelled(dimensions) : []
  const room = roomFor(shown)
  const area: Box = {
    left: margin,
    top: margin,
    right: width - margin - room.right,
    bottom: height - margin - room.below,
  }
  const box = boxAround(marks.map((mark) => mark.box))
  const scale = Math.min(widthOf(area) / widthOf(box), heightOf(area) / heightOf(box))
  const x = (area.left + area.right - (box.left + box.right) * scale) / 2
  const y = (area.top + area.bottom - (box.top + box.bottom) * scale) / 2
  const placed: Box = {
    left: x + box.left * scale,
    right: x + box.right * scale,
    top: y + box.top * scale,
    bottom: y + box.bottom * scale,
  }
  const pen = scaledPen(pens[size], scale)
  const place = `translate(${decimal(x)} ${decimal(y)}) scale(${Number(scale.toPrecision(5))})`
  const lines = shown.map((dimension) => dimensionLines(dimension, { scale, x, y, placed })).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<g fill="none" stroke="${palette.ink}" stroke-linejoin="round" stroke-linecap="round">` +
    `<g transform="${place}" stroke-width="${Number(pen.outline.toFixed(3))}">${writeAll(marks, pen)}</g>` +
    `${lines}</g></svg>`
  )
}

function scaledPen({ outline, thin, shine, fine }: Pen, scale: number): Pen {
  return { outline: outline / scale, thin: thin / scale, shine: shine / scale, fine }
}
