import { body, bare, axis, hole, part, shine, thin, thinHole, type Ink } from './ink.ts'
import { circle, ellipse, fine, path, rect, type Mark } from './marks.ts'
import { times } from './numbers.ts'
import { d } from './path.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The place at an angle, in turns clockwise from the top. */
export function around(x: number, y: number, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) }
}

export function boltCircle(
  x: number,
  y: number,
  radius: number,
  count: number,
  holeRadius: number,
  ink: Ink = hole,
): readonly Mark[] {
  return times(count, (place) => {
    const at = around(x, y, radius, place / count)
    return circle(at.x, at.y, holeRadius, ink)
  })
}

/** Lines from one radius to another, like the spokes of a wheel; lean in turns. */
export function spokes(
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
  ink: Ink,
  lean = 0,
): Mark {
  const data = times(count, (place) => {
    const from = around(x, y, inner, place / count)
    const to = around(x, y, outer, place / count + lean)
    return d`M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  return path(data.join(''), ink)
}

export function toothedWheel(
  x: number,
  y: number,
  outer: number,
  root: number,
  teeth: number,
  ink: Ink,
): Mark {
  const steps = [
    { share: 0.04, radius: root },
    { share: 0.24, radius: outer },
    { share: 0.56, radius: outer },
    { share: 0.76, radius: root },
  ]
  const data = times(teeth, (tooth) =>
    steps
      .map(({ share, radius }, step) => {
        const at = around(x, y, radius, (tooth + share) / teeth)
        return tooth === 0 && step === 0 ? d`M${at.x} ${at.y}` : d`L${at.x} ${at.y}`
      })
      .join(''),
  )
  return path(`${data.join('')}Z`, ink)
}

export function crossAxes(x: number, y: number, reachX: number, reachY: number): Mark {
  return fine(path(d`M${x - reachX} ${y}L${x + reachX} ${y}M${x} ${y - reachY}L${x} ${y + reachY}`, axis))
}

export function levelAxis(from: number, to: number, y: number): Mark {
  return fine(path(d`M${from} ${y}L${to} ${y}`, axis))
}

export function uprightAxis(x: number, from: number, to: number): Mark {
  return fine(path(d`M${x} ${from}L${x} ${to}`, axis))
}

/** A light arc on the upper left of something round. */
export function arcShine(x: number, y: number, radius: number, ink: Ink = shine): Mark {
  const from = around(x, y, radius, 0.79)
  const to = around(x, y, radius, 0.94)
  return path(d`M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`, ink)
}

export function ringOf(x: number, y: number, outer: number, inner: number, ink: Ink): readonly Mark[] {
  return [circle(x, y, outer, ink), circle(x, y, inner, hole)]
}

/** A threaded end that lies from left to right. */
export function levelThread(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const pitch = Math.max(diameter * 0.16, length / 40)
  const turns = Math.max(1, Math.floor(length / pitch) - 1)
  const lines = times(turns, (turn) => {
    const at = x + pitch * (turn + 0.7)
    return d`M${at} ${y - diameter / 2}L${Math.min(at + pitch * 0.55, x + length)} ${y + diameter / 2}`
  })
  return [rect(x, y - diameter / 2, length, diameter, body, diameter * 0.08), path(lines.join(''), thin)]
}

/** A threaded end that stands upright. */
export function uprightThread(x: number, y: number, length: number, diameter: number): readonly Mark[] {
  const pitch = Math.max(diameter * 0.16, length / 40)
  const turns = Math.max(1, Math.floor(length / pitch) - 1)
  const lines = times(turns, (turn) => {
    const at = y + pitch * (turn + 0.7)
    return d`M${x - diameter / 2} ${at}L${x + diameter / 2} ${Math.min(at + pitch * 0.55, y + length)}`
  })
  return [rect(x - diameter / 2, y, diameter, length, body, diameter * 0.08), path(lines.join(''), thin)]
}

/** A hexagon from its flat side, as of a nut that is screwed onto an upright thread. */
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

export function hexagon(x: number, y: number, radius: number, ink: Ink, turn = 0): Mark {
  const points = times(6, (corner) => around(x, y, radius, corner / 6 + turn))
  return path(
    `${points.map((at, place) => (place === 0 ? d`M${at.x} ${at.y}` : d`L${at.x} ${at.y}`)).join('')}Z`,
    ink,
  )
}

/** An eye with a rubber bush. */
export function eye(x: number, y: number, radius: number): readonly Mark[] {
  return [circle(x, y, radius, part), circle(x, y, radius * 0.74, thin), circle(x, y, radius * 0.44, hole)]
}

/** A can that stands upright: straight wall, round bottom, open to a lid at the top. */
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

/** The bent arrow-less mark of a shaft that is drawn shorter than it is. */
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

/** A plug with contacts, its mouth to the right. */
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

/** A pipe stub with a collar, its mouth away from the body. */
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

export const bore = (x: number, y: number, radius: number): readonly Mark[] => [
  circle(x, y, radius, hole),
  circle(x, y, radius * 0.6, thinHole),
]

export const rimLine = (x: number, y: number, radius: number): Mark => circle(x, y, radius, thin)

export const edge = (x1: number, y1: number, x2: number, y2: number, ink: Ink = bare): Mark =>
  path(d`M${x1} ${y1}L${x2} ${y2}`, ink)
