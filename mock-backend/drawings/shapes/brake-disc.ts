import { body, hole, part, thin, thinHole } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, crossAxes, levelAxis, rimLine } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

function read(measures: Measures) {
  const radius = measures.size('outerDiameter', 430) / 2
  const pitch = clamp(measures.size('boltHoleCircle', radius) / 2, radius * 0.36, radius * 0.74)
  return {
    radius,
    pitch,
    bore: pitch - radius * 0.13,
    bell: pitch + radius * 0.14,
    thickness: clamp(measures.size('thickness', 45), radius * 0.1, radius * 0.3),
    height: clamp(measures.size('height', 130), radius * 0.3, radius * 0.75),
    holes: measures.count('numberOfHoles', 10, 24),
  }
}

/** Side view: ventilated ring on the left, bell on the right. */
function profile(x: number, { radius, thickness, height, bell }: ReturnType<typeof read>): readonly Mark[] {
  const step = radius / 7
  const ribs = times(13, (rib) => -radius + step * (rib + 1)).map(
    (y) => d`M${x + thickness * 0.34} ${y}L${x + thickness * 0.66} ${y}`,
  )
  return [
    rect(x + thickness * 0.8, -bell, height - thickness * 0.8, bell * 2, part, radius * 0.03),
    rect(x, -radius, thickness, radius * 2, body, radius * 0.02),
    rect(x + thickness * 0.34, -radius, thickness * 0.32, radius * 2, thinHole),
    path(ribs.join(''), thin),
    levelAxis(x - radius * 0.08, x + height + radius * 0.08, 0),
  ]
}

export const brakeDisc: Shape = {
  main: (measures) => {
    const disc = read(measures)
    const { radius, pitch, bore, bell, thickness, holes } = disc
    const side = radius * 1.3
    return sketch(
      [
        circle(0, 0, radius, body),
        rimLine(0, 0, radius * 0.95),
        arcShine(0, 0, radius * 0.85),
        circle(0, 0, bell, part),
        rimLine(0, 0, bell - radius * 0.04),
        circle(0, 0, bore, hole),
        ...boltCircle(0, 0, pitch, holes, Math.min(radius * 0.05, (pitch * 2) / holes)),
        crossAxes(0, 0, radius * 1.07, radius * 1.05),
        ...profile(side, disc),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
      below(side, side + thickness, measures.label('thickness')),
    )
  },
  side: (measures) => {
    const disc = read(measures)
    return sketch(
      profile(0, disc),
      below(0, disc.thickness, measures.label('thickness')),
      below(0, disc.height, measures.label('height')),
      beside(-disc.radius, disc.radius, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
