import { uprightThread } from '../fittings.ts'
import { body, dark, glint, part, tinted, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { arcShine, crossAxes, ringOf } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Bushes are seen from both sides; bump stops and mountings (with a height) stand on their thread. */
export const bush: Shape = {
  main: (measures) => (measures.has('height') ? block(measures) : bushing(measures)),
}

function bushing(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 60) / 2
  const inner = clamp(measures.size('innerDiameter', 24) / 2, outer * 0.2, outer * 0.6)
  const length = clamp(measures.size('length', 90), outer * 1.2, outer * 4)
  const core = measures.is('material', 'polyurethane')
    ? tinted(palette.amber)
    : measures.is('material', 'steel')
      ? part
      : dark
  const side = outer * 1.35
  return sketch(
    [
      circle(0, 0, outer, body),
      circle(0, 0, outer * 0.86, core),
      ...ringOf(0, 0, inner * 1.4, inner, part),
      arcShine(0, 0, outer * 0.93),
      crossAxes(0, 0, outer * 1.1, outer * 1.08),
      rect(side, -inner * 1.4, length, inner * 2.8, part, outer * 0.03),
      rect(side + length * 0.07, -outer * 0.86, length * 0.86, outer * 1.72, core, outer * 0.08),
      rect(side + length * 0.14, -outer, length * 0.72, outer * 2, body, outer * 0.04),
      path(d`M${side + length * 0.14} ${-outer * 0.55}L${side + length * 0.86} ${-outer * 0.55}`, {
        line: 'shine',
      }),
      path(
        d`M${side + length * 0.14} ${inner}L${side + length * 0.86} ${inner}M${side + length * 0.14} ${-inner}L${side + length * 0.86} ${-inner}`,
        thin,
      ),
    ],
    below(-outer, outer, measures.label('outerDiameter', 'Ø ')),
    below(side, side + length, measures.label('length')),
    below(-inner, inner, measures.label('innerDiameter', 'Ø ')),
  )
}

function block(measures: Measures): Sketch {
  const half = measures.size('outerDiameter', 90) / 2
  const height = clamp(measures.size('height', 90), half * 0.8, half * 3)
  const plate = half * 0.14
  return sketch(
    [
      ...uprightThread(0, height, half * 0.6, half * 0.28),
      ...(measures.has('fittingPosition') ? uprightThread(0, -half * 0.6, half * 0.6, half * 0.28) : []),
      path(
        d`M${-half * 0.72} ${plate}C${-half * 1.1} ${height * 0.3} ${-half * 1.06} ${height * 0.7} ${-half * 0.86} ${height - plate}L${half * 0.86} ${height - plate}C${half * 1.06} ${height * 0.7} ${half * 1.1} ${height * 0.3} ${half * 0.72} ${plate}Z`,
        dark,
      ),
      path(
        d`M${-half * 0.66} ${height * 0.24}C${-half * 0.78} ${height * 0.42} ${-half * 0.78} ${height * 0.6} ${-half * 0.7} ${height * 0.76}M${-half * 0.9} ${height / 2}L${half * 0.9} ${height / 2}`,
        glint,
      ),
      rect(-half, height - plate, half * 2, plate, part, plate * 0.2),
      ...(measures.has('fittingPosition')
        ? [rect(-half * 0.86, 0, half * 1.72, plate, part, plate * 0.2)]
        : [
            path(
              d`M${-half * 0.72} ${plate}C${-half * 0.6} ${-plate * 1.4} ${half * 0.6} ${-plate * 1.4} ${half * 0.72} ${plate}Z`,
              dark,
            ),
          ]),
    ],
    below(-half, half, measures.label('outerDiameter', 'Ø ')),
    beside(0, height, measures.label('height')),
  )
}
