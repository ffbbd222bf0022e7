import { body, dark, glint, hole, part, thin } from '../ink.ts'
import { circle, moved, rect, turned, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { around, boltCircle, crossAxes, rimLine, spokes, toothedWheel } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** A kit (it has a type, push or pull) shows its pressure plate behind the disc. */
export const clutch: Shape = {
  main: (measures) => {
    const radius = measures.size('outerDiameter', 400) / 2
    const isKit = measures.has('type')
    return sketch(
      [
        ...(isKit ? [moved(pressurePlate(radius), -radius * 0.85, -radius * 0.12)] : []),
        ...disc(radius, measures),
        crossAxes(0, 0, radius * 1.06, radius * 1.05),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
      beside(-boreOf(radius, measures), boreOf(radius, measures), measures.label('innerDiameter', 'Ø ')),
    )
  },
}

const boreOf = (radius: number, measures: Measures): number =>
  clamp(measures.size('innerDiameter', 40) / 2, radius * 0.1, radius * 0.2)

function disc(radius: number, measures: Measures): readonly Mark[] {
  const bore = boreOf(radius, measures)
  const teeth = measures.count('numberOfTeeth', 18, 40)
  const springs = times(6, (spring) => {
    const at = around(0, 0, radius * 0.4, spring / 6)
    return turned(
      [
        rect(at.x - radius * 0.12, at.y - radius * 0.06, radius * 0.24, radius * 0.12, hole, radius * 0.03),
        ...times(4, (coil) =>
          rect(
            at.x - radius * 0.1 + coil * radius * 0.055,
            at.y - radius * 0.05,
            radius * 0.03,
            radius * 0.1,
            thin,
          ),
        ),
      ],
      spring * 60,
      at.x,
      at.y,
    )
  })
  return [
    circle(0, 0, radius, dark),
    spokes(0, 0, radius * 0.66, radius * 0.98, 16, glint),
    ...boltCircle(0, 0, radius * 0.86, 16, radius * 0.022, { fill: '#dfe5ea', line: 'thin' }),
    ...boltCircle(0, 0, radius * 0.73, 16, radius * 0.022, { fill: '#dfe5ea', line: 'thin' }),
    circle(0, 0, radius * 0.63, body),
    rimLine(0, 0, radius * 0.58),
    ...springs,
    circle(0, 0, bore + radius * 0.08, part),
    toothedWheel(0, 0, bore + radius * 0.02, bore * 0.86, teeth, hole),
  ]
}

function pressurePlate(radius: number): readonly Mark[] {
  return [
    circle(0, 0, radius * 1.06, body),
    ...boltCircle(0, 0, radius * 0.97, 12, radius * 0.035),
    circle(0, 0, radius * 0.84, part),
    spokes(0, 0, radius * 0.28, radius * 0.8, 18, thin),
    circle(0, 0, radius * 0.26, hole),
  ]
}
