import { body, dark, glint, hole, part, thin } from '../ink.ts'
import { circle, moved, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { around } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Disc brake pads are flat; parts for drum brakes follow the drum, shoes with their web and linings without. */
export const pad: Shape = {
  main: (measures) => (measures.has('innerDiameter') ? curved(measures) : flat(measures)),
}

function flat(measures: Measures): Sketch {
  const width = measures.size('width', 210)
  const height = clamp(measures.size('height', 95), width * 0.3, width * 0.8)
  const thickness = clamp(measures.size('thickness', 28), width * 0.06, width * 0.2)
  const side = width * 1.14
  return sketch(
    [
      moved(padFace(width, height, false), 0, -height * 1.22),
      ...padFace(width, height, measures.is('wearIndicator', 'with')),
      rect(side + thickness * 0.36, height * 0.04, thickness * 0.64, height * 0.86, dark, thickness * 0.08),
      rect(side, 0, thickness * 0.36, height, part, thickness * 0.06),
    ],
    below(0, width, measures.label('width')),
    below(side, side + thickness, measures.label('thickness')),
    beside(0, height, measures.label('height')),
  )
}

function padFace(width: number, height: number, hasIndicator: boolean): readonly Mark[] {
  const [ear, arch] = [width * 0.05, height * 0.1]
  const cable = d`M${width * 0.8} ${height * 0.2}C${width * 0.86} ${-height * 0.1} ${width * 0.98} ${height * 0.1} ${width * 1.02} ${-height * 0.16}`
  return [
    path(
      d`M0 ${height * 0.22}L${ear} ${height * 0.06}Q${width / 2} ${-arch} ${width - ear} ${height * 0.06}L${width} ${height * 0.22}L${width} ${height * 0.84}L${width - ear} ${height}Q${width / 2} ${height - arch} ${ear} ${height}L0 ${height * 0.84}Z`,
      part,
    ),
    path(
      d`M${ear * 1.6} ${height * 0.2}Q${width / 2} ${height * 0.04} ${width - ear * 1.6} ${height * 0.2}L${width - ear * 1.4} ${height * 0.84}Q${width / 2} ${height * 0.76} ${ear * 1.4} ${height * 0.84}Z`,
      dark,
    ),
    path(d`M${width / 2} ${height * 0.13}L${width / 2} ${height * 0.79}`, glint),
    path(
      d`M${ear * 3} ${height * 0.3}Q${width * 0.26} ${height * 0.22} ${width * 0.4} ${height * 0.2}`,
      glint,
    ),
    ...(hasIndicator ? [path(cable, {}), circle(width * 1.02, -height * 0.16, height * 0.05, body)] : []),
  ]
}

function curved(measures: Measures): Sketch {
  const radius = measures.size('innerDiameter', 410) / 2
  const lining = clamp(measures.size('thickness', radius * 0.09), radius * 0.06, radius * 0.12)
  const isLining = measures.has('thickness')
  const half = isLining ? halfLining(radius, lining) : halfShoe(radius, lining)
  return sketch(
    isLining ? [...half, moved(half, 0, radius * 0.34)] : half,
    below(-radius * 0.87, radius * 0.87, measures.label('innerDiameter', 'Ø ')),
    isLining ? beside(-radius, -radius + lining, measures.label('thickness')) : undefined,
  )
}

/** A sector between two radii, spread to both sides of the top; spread in turns. */
function sector(outer: number, inner: number, spread: number): string {
  const [a, b] = [around(0, 0, outer, -spread), around(0, 0, outer, spread)]
  const [c, e] = [around(0, 0, inner, spread), around(0, 0, inner, -spread)]
  const top = d`M${-outer * 0.01} ${-outer}M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}`
  return top + d`L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${e.x} ${e.y}Z`
}

function halfLining(radius: number, lining: number): readonly Mark[] {
  const rivets = times(8, (rivet) => around(0, 0, radius - lining / 2, (rivet - 3.5) * 0.04))
  return [
    path(sector(radius, radius - lining, 0.166), dark),
    ...rivets.map(({ x, y }) => circle(x, y, lining * 0.17, part)),
  ]
}

function halfShoe(radius: number, lining: number): readonly Mark[] {
  const [left, right] = [around(0, 0, radius * 0.72, -0.2), around(0, 0, radius * 0.72, 0.2)]
  return [
    path(
      d`M${left.x} ${left.y + radius * 0.06}Q${0} ${-radius * 0.85} ${right.x} ${right.y + radius * 0.06}L${right.x + radius * 0.1} ${right.y - radius * 0.06}Q${radius * 0.5} ${-radius * 0.98} 0 ${-radius * 0.98}Q${-radius * 0.5} ${-radius * 0.98} ${left.x - radius * 0.1} ${left.y - radius * 0.06}Z`,
      body,
    ),
    path(sector(radius * 0.93, radius * 0.885, 0.2), part),
    path(sector(radius, radius * 0.93, 0.175), dark),
    path(d`M0 ${-radius}L0 ${-radius + lining * 0.7}`, glint),
    circle(left.x - radius * 0.02, left.y + radius * 0.02, radius * 0.05, hole),
    circle(right.x + radius * 0.02, right.y + radius * 0.02, radius * 0.05, hole),
    ...[-0.3, 0.3].map((share) => circle(radius * share, -radius * 0.79, radius * 0.045, thin)),
  ]
}
