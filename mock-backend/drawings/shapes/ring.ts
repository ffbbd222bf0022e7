import { body, dark, glint, hole, part, thin } from '../ink.ts'
import { circle, moved, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, crossAxes, rimLine, ringOf, toothedWheel } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Rings with teeth, seals of rubber, bearing shells (with a width), and sets of rings. */
export const ring: Shape = {
  main: (measures) => {
    if (measures.has('numberOfTeeth')) return toothed(measures)
    if (measures.has('innerDiameter')) return seal(measures)
    return measures.has('width') ? shells(measures) : pistonRings(measures)
  },
}

function toothed(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 180) / 2
  const inner = clamp(measures.size('innerDiameter', outer * 1.6) / 2, outer * 0.5, outer * 0.84)
  const teeth = measures.count('numberOfTeeth', 60, 120)
  return sketch(
    [
      toothedWheel(0, 0, outer, outer * 0.945, teeth, body),
      rimLine(0, 0, outer * 0.91),
      circle(0, 0, (outer * 0.9 + inner) / 2, part),
      arcShine(0, 0, inner * 1.04),
      circle(0, 0, inner, hole),
      crossAxes(0, 0, outer * 1.08, outer * 1.06),
    ],
    below(-outer, outer, measures.label('outerDiameter', 'Ø ')),
    beside(-inner, inner, measures.label('innerDiameter', 'Ø ')),
  )
}

function seal(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 110) / 2
  const inner = clamp(measures.size('innerDiameter', 80) / 2, outer * 0.3, outer * 0.84)
  const wall = outer - inner
  const width = clamp(measures.size('width', 14), outer * 0.16, outer * 0.7)
  const side = outer * 1.35
  return sketch(
    [
      circle(0, 0, outer, dark),
      circle(0, 0, outer - wall * 0.3, glint),
      circle(0, 0, inner + wall * 0.45, body),
      circle(0, 0, inner + wall * 0.22, dark),
      arcShine(0, 0, outer - wall * 0.15, glint),
      circle(0, 0, inner, hole),
      crossAxes(0, 0, outer * 1.08, outer * 1.06),
      rect(side, -outer, width, outer * 2, dark, width * 0.16),
      path(d`M${side} ${-inner}L${side + width} ${-inner}M${side} ${inner}L${side + width} ${inner}`, glint),
      path(d`M${side + width * 0.3} ${-outer * 0.98}L${side + width * 0.3} ${outer * 0.98}`, glint),
    ],
    below(-outer, outer, measures.label('outerDiameter', 'Ø ')),
    below(side, side + width, measures.label('width')),
    below(-inner, inner, measures.label('innerDiameter', 'Ø ')),
  )
}

/** Upper and lower half, drawn apart. */
function shells(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 84) / 2
  const wall = outer * 0.16
  const half = (y: number, sweep: 0 | 1): Mark =>
    path(
      d`M${-outer} ${y}` +
        d`A${outer} ${outer} 0 0 ${sweep} ${outer} ${y}L${outer - wall} ${y}A${outer - wall} ${outer - wall} 0 0 ${1 - sweep} ${-outer + wall} ${y}Z` +
        d`M0 ${sweep === 1 ? y - outer : y + outer}`,
      body,
    )
  const width = clamp(measures.size('width', 34), outer * 0.5, outer * 1.3)
  const side = outer * 1.4
  return sketch(
    [
      half(-outer * 0.1, 1),
      half(outer * 0.1, 0),
      ...[-1, 1].map((sign) =>
        rect(side, sign === 1 ? outer * 0.1 : -outer * 1.1, width, outer, part, outer * 0.04),
      ),
      path(
        d`M${side + width * 0.42} ${-outer * 1.1}L${side + width * 0.42} ${-outer * 0.1}M${side + width * 0.58} ${-outer * 1.1}L${side + width * 0.58} ${-outer * 0.1}`,
        thin,
      ),
      circle(side + width * 0.5, -outer * 0.6, outer * 0.07, hole),
    ],
    below(-outer, outer, measures.label('outerDiameter', 'Ø ')),
    below(side, side + width, measures.label('width')),
  )
}

function pistonRings(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 120) / 2
  const count = measures.count('numberOfHoles', 3, 5)
  const one = (tone: typeof body): readonly Mark[] => [
    ...ringOf(0, 0, outer, outer * 0.88, tone),
    rect(-outer * 0.035, -outer * 1.02, outer * 0.07, outer * 0.17, { fill: '#ffffff', line: 'none' }),
    path(
      d`M${-outer * 0.04} ${-outer * 0.99}L${-outer * 0.04} ${-outer * 0.87}M${outer * 0.04} ${-outer * 0.99}L${outer * 0.04} ${-outer * 0.87}`,
      {},
    ),
  ]
  return sketch(
    [
      ...Array.from({ length: count }, (_, place) =>
        moved(
          one(place % 2 === 0 ? part : body),
          (place - (count - 1) / 2) * outer * 0.5,
          (place - (count - 1) / 2) * outer * 0.16,
        ),
      ),
      ...boltCircle(
        ((count - 1) / 2) * outer * 0.5,
        ((count - 1) / 2) * outer * 0.16,
        outer * 0.94,
        1,
        outer * 0.02,
        thin,
      ),
    ],
    below(
      -outer + ((count - 1) / 2) * outer * 0.5,
      outer + ((count - 1) / 2) * outer * 0.5,
      measures.label('outerDiameter', 'Ø '),
    ),
  )
}
