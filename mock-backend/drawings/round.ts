import { axis, hole, part, shine, thin, type Ink } from './ink.ts'
import { circle, fine, path, type Mark } from './marks.ts'
import { times } from './numbers.ts'
import { d } from './path.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The point at an angle, in turns clockwise from the top. */
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

/** Lines between two radii, like the spokes of a wheel; `lean` in turns. */
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

/** A highlight on the upper left of a round body. */
export function arcShine(x: number, y: number, radius: number, ink: Ink = shine): Mark {
  const from = around(x, y, radius, 0.79)
  const to = around(x, y, radius, 0.94)
  return path(d`M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`, ink)
}

export function ringOf(x: number, y: number, outer: number, inner: number, ink: Ink): readonly Mark[] {
  return [circle(x, y, outer, ink), circle(x, y, inner, hole)]
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

export const rimLine = (x: number, y: number, radius: number): Mark => circle(x, y, radius, thin)
