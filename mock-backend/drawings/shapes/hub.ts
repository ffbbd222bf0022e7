import { body, hole, part, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, crossAxes, levelAxis, rimLine } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** A wheel hub: bolt flange and bearing seat. */
export const hub: Shape = {
  main: (measures) => {
    const radius = measures.size('outerDiameter', 330) / 2
    const inner = clamp(measures.size('innerDiameter', 110) / 2, radius * 0.15, radius * 0.5)
    const pitch = clamp(
      measures.size('boltHoleCircle', radius * 1.6) / 2,
      inner + radius * 0.28,
      radius * 0.86,
    )
    const holes = measures.count('numberOfHoles', 10, 24)
    const neck = (inner + pitch) / 2
    return sketch(
      [
        circle(0, 0, radius, body),
        rimLine(0, 0, radius * 0.95),
        arcShine(0, 0, radius * 0.9),
        ...boltCircle(0, 0, pitch, holes, Math.min(radius * 0.062, pitch / holes)),
        circle(0, 0, neck, part),
        rimLine(0, 0, neck * 0.9),
        circle(0, 0, inner, hole),
        rimLine(0, 0, inner * 0.82),
        crossAxes(0, 0, radius * 1.07, radius * 1.05),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
      beside(-inner, inner, measures.label('innerDiameter', 'Ø ')),
    )
  },
  side: (measures) => {
    const radius = measures.size('outerDiameter', 330) / 2
    const inner = clamp(measures.size('innerDiameter', 110) / 2, radius * 0.15, radius * 0.5)
    const [depth, wall] = [radius * 0.95, radius * 0.16]
    return sketch(
      [
        rect(wall, -inner * 1.45, depth, inner * 2.9, part, radius * 0.04),
        path(d`M${wall} ${-inner}L${wall + depth} ${-inner}M${wall} ${inner}L${wall + depth} ${inner}`, thin),
        rect(wall + depth * 0.8, -inner * 1.7, depth * 0.16, inner * 3.4, body, radius * 0.02),
        rect(0, -radius, wall, radius * 2, body, radius * 0.04),
        levelAxis(-radius * 0.1, wall + depth + radius * 0.1, 0),
      ],
      beside(-radius, radius, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
