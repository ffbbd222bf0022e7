import { boxAround, turnedBox, type Box } from './box.ts'
import { inkAttributes, type Ink, type Pen } from './ink.ts'
import { pathBox } from './path.ts'
import { palette } from './palette.ts'
import { decimal, positive } from './numbers.ts'

/** A drawn element and its bounding box. */
export interface Mark {
  readonly box: Box
  /** SVG. */
  write(pen: Pen): string
}

export function circle(x: number, y: number, radius: number, ink: Ink): Mark {
  return ellipse(x, y, radius, radius, ink)
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number, ink: Ink): Mark {
  const [rx, ry] = [positive(radiusX), positive(radiusY)]
  const shape =
    rx === ry
      ? `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${rx}"`
      : `<ellipse cx="${decimal(x)}" cy="${decimal(y)}" rx="${rx}" ry="${ry}"`
  return {
    box: { left: x - radiusX, right: x + radiusX, top: y - radiusY, bottom: y + radiusY },
    write: (pen) => `${shape}${inkAttributes(ink, pen)}/>`,
  }
}

export function rect(x: number, y: number, width: number, height: number, ink: Ink, corner = 0): Mark {
  const size = `width="${positive(width)}" height="${positive(height)}"`
  const radius = Math.min(corner, width / 2, height / 2)
  const round = radius > 0 ? ` rx="${decimal(radius)}"` : ''
  const shape = `<rect x="${decimal(x)}" y="${decimal(y)}" ${size}${round}`
  return {
    box: { left: x, right: x + width, top: y, bottom: y + height },
    write: (pen) => `${shape}${inkAttributes(ink, pen)}/>`,
  }
}

/** Takes path data with absolute commands, as the tag `d` writes it. */
export function path(data: string, ink: Ink): Mark {
  return {
    box: pathBox(data),
    write: (pen) => `<path d="${data}"${inkAttributes(ink, pen)}/>`,
  }
}

/** A cable or hose along a path. */
export function tube(data: string, width: number, fill: string): Mark {
  const { left, right, top, bottom } = pathBox(data)
  const half = positive(width) / 2
  return {
    box: { left: left - half, right: right + half, top: top - half, bottom: bottom + half },
    write: (pen) => {
      const inside = Math.max(width - 2 * pen.outline, width * 0.25)
      const outer = Math.max(width, pen.outline * 1.5)
      return (
        `<path d="${data}" stroke="${palette.ink}" stroke-width="${decimal(outer)}"/>` +
        `<path d="${data}" stroke="${fill}" stroke-width="${decimal(inside)}"/>`
      )
    },
  }
}

/** Marks that small drawings omit. */
export function fine(...marks: readonly Mark[]): Mark {
  return {
    box: boxAround(marks.map(({ box }) => box)),
    write: (pen) => (pen.fine ? writeAll(marks, pen) : ''),
  }
}

/** Rotates marks clockwise by degrees about a point. */
export function turned(marks: readonly Mark[], degrees: number, x: number, y: number): Mark {
  const turn = `rotate(${decimal(degrees)} ${decimal(x)} ${decimal(y)})`
  return {
    box: turnedBox(boxAround(marks.map(({ box }) => box)), degrees, x, y),
    write: (pen) => `<g transform="${turn}">${writeAll(marks, pen)}</g>`,
  }
}

/** Mirrors marks at the vertical line x. */
export function mirrored(marks: readonly Mark[], x: number): Mark {
  const { left, right, top, bottom } = boxAround(marks.map(({ box }) => box))
  return {
    box: { left: 2 * x - right, right: 2 * x - left, top, bottom },
    write: (pen) => `<g transform="matrix(-1 0 0 1 ${decimal(2 * x)} 0)">${writeAll(marks, pen)}</g>`,
  }
}

export function moved(marks: readonly Mark[], x: number, y: number): Mark {
  const { left, right, top, bottom } = boxAround(marks.map(({ box }) => box))
  return {
    box: { left: left + x, right: right + x, top: top + y, bottom: bottom + y },
    write: (pen) => `<g transform="translate(${decimal(x)} ${decimal(y)})">${writeAll(marks, pen)}</g>`,
  }
}

export function writeAll(marks: readonly Mark[], pen: Pen): string {
  return marks.map((mark) => mark.write(pen)).join('')
}
