import { body, hole, part, thin } from '../ink.ts'
import { circle, path, rect, turned, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** A universal joint: a cross with a bearing cap on each end. */
export const cross: Shape = {
  main: (measures) => {
    const length = measures.size('length', 140)
    const cap = clamp(measures.size('outerDiameter', 50), length * 0.22, length * 0.42)
    const arm: readonly Mark[] = [
      rect(-cap * 0.3, -length * 0.34, cap * 0.6, length * 0.34, body, cap * 0.04),
      rect(-cap / 2, -length / 2, cap, length * 0.2, part, cap * 0.08),
      path(d`M${-cap / 2} ${-length / 2 + length * 0.04}L${cap / 2} ${-length / 2 + length * 0.04}`, thin),
      rect(-cap * 0.44, -length * 0.3, cap * 0.88, length * 0.03, body, cap * 0.02),
    ]
    return sketch(
      [
        ...[0, 90, 180, 270].map((turn) => turned(arm, turn, 0, 0)),
        circle(0, 0, cap * 0.46, body),
        arcShine(0, 0, cap * 0.34),
        circle(0, 0, cap * 0.12, hole),
      ],
      below(-length / 2, length / 2, measures.label('length')),
      beside(-cap / 2, cap / 2, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
