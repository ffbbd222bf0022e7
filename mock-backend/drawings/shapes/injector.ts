import { body, dark, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Drawn lying with its tip to the right. */
export const injector: Shape = {
  main: (measures) => {
    const half = clamp(measures.size('outerDiameter', 22), 14, 30) * 1.15
    const length = clamp(measures.size('length', 150) * 2.2, 240, 440)
    return sketch(
      [
        rect(-44, -half * 1.2, 50, half * 1.5, dark, 6),
        path(d`M-30 ${-half * 0.9}L-30 0`, { line: 'glint' }),
        rect(0, -half * 1.36, length * 0.2, half * 2.72, part, 6),
        rect(length * 0.18, -half, length * 0.36, half * 2, body, 3),
        rect(length * 0.24, -half * 1.9, length * 0.09, half * 0.95, part, 3),
        path(d`M${length * 0.22} ${-half * 0.4}L${length * 0.5} ${-half * 0.4}`, shine),
        rect(length * 0.52, -half * 1.16, length * 0.16, half * 2.32, part, 4),
        path(
          d`M${length * 0.52} ${-half * 0.4}L${length * 0.68} ${-half * 0.4}M${length * 0.52} ${half * 0.4}L${length * 0.68} ${half * 0.4}`,
          thin,
        ),
        rect(length * 0.68, -half * 0.78, length * 0.16, half * 1.56, body, 2),
        rect(length * 0.67, -half * 0.88, 7, half * 1.76, part, 1),
        path(
          d`M${length * 0.84} ${-half * 0.44}L${length * 0.96} ${-half * 0.36}L${length} 0L${length * 0.96} ${half * 0.36}L${length * 0.84} ${half * 0.44}Z`,
          body,
        ),
      ],
      below(0, length, measures.label('length')),
      beside(-half, half, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
