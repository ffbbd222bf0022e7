import { uprightHexagon } from '../fittings.ts'
import { body, dark, hole, part, thin } from '../ink.ts'
import { circle, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { arcShine, crossAxes, hexagon } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'
import { nominal } from './bolt.ts'

/** Top and side view. Wheel nuts have a washer, lock nuts a ring. */
export const nut: Shape = {
  main: (measures) => {
    const size = nominal(measures, 14)
    const spanner = clamp(measures.size('spannerSize', size * 1.6), size * 1.3, size * 2)
    const height = clamp(measures.size('height', size * 0.95), size * 0.6, size * 1.8)
    const radius = spanner / Math.sqrt(3)
    const isWheelNut = measures.has('spannerSize')
    const side = spanner * 1.35
    return sketch(
      [
        ...(isWheelNut ? [circle(0, 0, spanner * 0.72, part)] : []),
        hexagon(0, 0, radius, body),
        circle(0, 0, spanner * 0.47, thin),
        arcShine(0, 0, spanner * 0.41),
        ...(isWheelNut ? [] : [circle(0, 0, size * 0.62, dark)]),
        circle(0, 0, size * 0.5, hole),
        circle(0, 0, size * 0.43, thin),
        crossAxes(0, 0, spanner * 0.85, spanner * 0.8),
        ...(isWheelNut
          ? [rect(side - spanner * 0.7, height * 0.32, spanner * 1.4, height * 0.2, part, height * 0.06)]
          : [rect(side - size * 0.62, -height * 0.66, size * 1.24, height * 0.2, dark, height * 0.08)]),
        ...uprightHexagon(side, -height / 2, radius * 2, isWheelNut ? height * 0.84 : height, body),
      ],
      below(-radius, radius, measures.label('spannerSize')),
      below(side - size / 2, side + size / 2, measures.label('thread')),
      beside(-height / 2, height / 2, measures.label('height')),
    )
  },
}
