import { body, part, thin, type Ink } from './ink.ts'
import { ellipse, path, rect, type Mark } from './marks.ts'
import { times } from './numbers.ts'
import { d } from './path.ts'

/** A horizontal threaded end. */
export function levelThread(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const pitch = Math.max(diameter * 0.16, length / 40)
  const turns = Math.max(1, Math.floor(length / pitch) - 1)
  const lines = times(turns, (turn) => {
    const at = x + pitch * (turn + 0.7)
    return d`M${at} ${y - diameter / 2}L${Math.min(at + pitch * 0.55, x + length)} ${y + diameter / 2}`
  })
  return [rect(x, y - diameter / 2, length, diameter, body, diameter * 0.08), path(lines.join(''), thin)]
}

/** A vertical threaded end. */
export function uprightThread(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const pitch = Math.max(diameter * 0.16, length / 40)
  const turns = Math.max(1, Math.floor(length / pitch) - 1)
  const lines = times(turns, (turn) => {
    const at = y + pitch * (turn + 0.7)
    return d`M${x - diameter / 2} ${at}L${x + diameter / 2} ${Math.min(at + pitch * 0.55, y + length)}`
  })
  return [rect(x - diameter / 2, y, diameter, length, body, diameter * 0.08), path(lines.join(''), thin)]
}

/** A hexagon seen from a flat side, like a nut on an upright thread. */
export function uprightHexagon(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink = part,
): readonly Mark[] {
  return [
    rect(x - width / 2, y, width, height, ink, height * 0.14),
    path(
      d`M${x - width / 4} ${y}L${x - width / 4} ${y + height}M${x + width / 4} ${y}L${x + width / 4} ${y + height}`,
      thin,
    ),
  ]
}

export function levelHexagon(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink = part,
): readonly Mark[] {
  return [
    rect(x, y - height / 2, width, height, ink, width * 0.14),
    path(
      d`M${x} ${y - height / 4}L${x + width} ${y - height / 4}M${x} ${y + height / 4}L${x + width} ${y + height / 4}`,
      thin,
    ),
  ]
}

/** An upright can: straight wall, round bottom, open at the top for a lid. */
export function uprightCan(
  x: number,
  y: number,
  width: number,
  height: number,
  ink: Ink = body,
): readonly Mark[] {
  const lid = width * 0.11
  const [left, right] = [x - width / 2, x + width / 2]
  const [top, foot] = [y + lid, y + height - lid]
  return [
    path(
      d`M${left} ${top}L${left} ${foot}C${left} ${foot + lid * 1.33} ${right} ${foot + lid * 1.33} ${right} ${foot}L${right} ${top}`,
      ink,
    ),
    ellipse(x, top, width / 2, lid, part),
  ]
}

/** The break line of a shaft that is drawn shortened. */
export function breakMark(x: number, y: number, height: number): readonly Mark[] {
  const [half, lean] = [height / 2, height * 0.16]
  return [
    path(
      d`M${x - lean} ${y - half * 1.25}L${x + lean} ${y - half * 1.25}L${x + lean * 2.2} ${y}L${x + lean} ${y + half * 1.25}L${x - lean} ${y + half * 1.25}L${x + lean * 0.2} ${y}Z`,
      { fill: '#ffffff', line: 'none' },
    ),
    path(
      d`M${x - lean} ${y - half * 1.25}L${x + lean * 0.2} ${y}L${x - lean} ${y + half * 1.25}M${x + lean} ${y - half * 1.25}L${x + lean * 2.2} ${y}L${x + lean} ${y + half * 1.25}`,
      thin,
    ),
  ]
}

/** A plug with contacts that opens to the right. */
export function levelPlug(x: number, y: number, length: number, height: number): readonly Mark[] {
  return [
    rect(x, y - height / 2, length, height, part, height * 0.12),
    rect(x + length * 0.55, y - height * 0.62, length * 0.45, height * 1.24, body, height * 0.1),
    path(
      d`M${x + length * 0.14} ${y - height * 0.22}L${x + length * 0.4} ${y - height * 0.22}M${x + length * 0.14} ${y + height * 0.22}L${x + length * 0.4} ${y + height * 0.22}`,
      thin,
    ),
  ]
}

/** A pipe stub with a collar that opens away from the body. */
export function levelPort(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const collar = length * 0.4
  return [
    rect(Math.min(x, x + length), y - diameter / 2, Math.abs(length), diameter, body, diameter * 0.06),
    rect(
      Math.min(x + length - collar, x + length),
      y - diameter * 0.62,
      Math.abs(collar),
      diameter * 1.24,
      part,
      diameter * 0.1,
    ),
  ]
}

export function uprightPort(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const collar = length * 0.4
  return [
    rect(x - diameter / 2, Math.min(y, y + length), diameter, Math.abs(length), body, diameter * 0.06),
    rect(
      x - diameter * 0.62,
      Math.min(y + length - collar, y + length),
      diameter * 1.24,
      Math.abs(collar),
      part,
      diameter * 0.1,
    ),
  ]
}
