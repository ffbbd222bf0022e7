import { bare, body, dark, hole, part, thin } from '../ink.ts'
import { circle, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { arcShine, boltCircle, crossAxes, rimLine, spokes } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Fan clutches are screwed on and finned; blower motors turn a wheel of blades. */
export const fan: Shape = {
  main: (measures) => {
    const radius = measures.size('outerDiameter', 200) / 2
    return sketch(
      [
        ...(measures.has('numberOfHoles') ? clutch(radius, measures) : blower(radius)),
        crossAxes(0, 0, radius * 1.08, radius * 1.06),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
    )
  },
}

function clutch(radius: number, measures: Measures): readonly Mark[] {
  const holes = measures.count('numberOfHoles', 6, 12)
  return [
    circle(0, 0, radius, body),
    spokes(0, 0, radius * 0.62, radius * 0.95, 40, thin, 0.012),
    circle(0, 0, radius * 0.62, part),
    rimLine(0, 0, radius * 0.57),
    ...boltCircle(0, 0, radius * 0.47, holes, radius * 0.06),
    circle(0, 0, radius * 0.31, body),
    arcShine(0, 0, radius * 0.24),
    measures.is('design', 'electronic')
      ? circle(0, 0, radius * 0.12, dark)
      : circle(0, 0, radius * 0.1, hole),
    spokes(0, 0, radius * 0.14, radius * 0.27, 8, thin, 0.08),
  ]
}

function blower(radius: number): readonly Mark[] {
  return [
    circle(0, 0, radius, body),
    rimLine(0, 0, radius * 0.93),
    spokes(0, 0, radius * 0.7, radius * 0.93, 36, bare, 0.03),
    circle(0, 0, radius * 0.68, part),
    spokes(0, 0, radius * 0.4, radius * 0.68, 5, thin),
    circle(0, 0, radius * 0.4, dark),
    circle(0, 0, radius * 0.16, body),
    circle(0, 0, radius * 0.06, hole),
  ]
}
