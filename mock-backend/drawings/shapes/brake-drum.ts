import { body, hole, part, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, crossAxes, levelAxis, rimLine } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

function read(measures: Measures) {
  const inner = measures.size('innerDiameter', 410) / 2
  const radius = inner * 1.12
  const pitch = clamp(measures.size('boltHoleCircle', inner) / 2, inner * 0.45, inner * 0.74)
  const height = clamp(measures.size('height', 240), inner * 0.6, inner * 1.6)
  return {
    inner,
    radius,
    pitch,
    height,
    width: clamp(measures.size('width', 200), height * 0.3, height * 0.9),
    holes: measures.count('numberOfHoles', 10, 24),
  }
}

/** Side view, open to the right; the friction face is behind the two inner lines. */
function profile(x: number, { inner, radius, pitch, height }: ReturnType<typeof read>): readonly Mark[] {
  const neck = pitch + inner * 0.16
  const shoulder = x + height * 0.2
  return [
    path(
      d`M${x} ${-neck}L${shoulder * 0.6 + x * 0.4} ${-neck}Q${shoulder} ${-inner} ${shoulder + height * 0.1} ${-inner * 1.04}L${x + height} ${-inner * 1.04}L${x + height} ${inner * 1.04}L${shoulder + height * 0.1} ${inner * 1.04}Q${shoulder} ${inner} ${shoulder * 0.6 + x * 0.4} ${neck}L${x} ${neck}Z`,
      body,
    ),
    rect(x + height * 0.86, -radius, height * 0.14, radius * 2, part, inner * 0.02),
    rect(x + height * 0.5, -inner * 1.08, height * 0.07, inner * 2.16, part, inner * 0.02),
    path(
      d`M${x + height * 0.3} ${-inner * 0.9}L${x + height * 0.84} ${-inner * 0.9}M${x + height * 0.3} ${inner * 0.9}L${x + height * 0.84} ${inner * 0.9}`,
      thin,
    ),
    levelAxis(x - inner * 0.1, x + height + inner * 0.1, 0),
  ]
}

export const brakeDrum: Shape = {
  main: (measures) => {
    const drum = read(measures)
    const { inner, radius, pitch, height, holes } = drum
    const side = radius * 1.25
    return sketch(
      [
        circle(0, 0, radius, body),
        circle(0, 0, inner, part),
        rimLine(0, 0, inner * 0.95),
        arcShine(0, 0, (inner + radius) / 2),
        circle(0, 0, pitch + inner * 0.14, body),
        rimLine(0, 0, pitch + inner * 0.1),
        ...boltCircle(0, 0, pitch, holes, Math.min(inner * 0.055, (pitch * 2) / holes)),
        circle(0, 0, pitch - inner * 0.14, hole),
        crossAxes(0, 0, radius * 1.06, radius * 1.05),
        ...profile(side, drum),
      ],
      below(-inner, inner, measures.label('innerDiameter', 'Ø ')),
      below(side, side + height, measures.label('height')),
    )
  },
  side: (measures) => {
    const drum = read(measures)
    return sketch(
      profile(0, drum),
      below(drum.height - drum.width, drum.height, measures.label('width')),
      below(0, drum.height, measures.label('height')),
      beside(-drum.inner, drum.inner, measures.label('innerDiameter', 'Ø ')),
    )
  },
}
