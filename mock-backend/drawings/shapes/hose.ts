import { ellipse, path, rect, tube, turned } from '../marks.ts'
import { glint, hole, part, body } from '../ink.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Short hoses are straight sleeves with folds, long ones bend. */
export const hose: Shape = {
  main: (measures) => {
    const bore = measures.size('innerDiameter', 50)
    const slimness = measures.size('length', 300) / bore
    const colour = (measures.text('material') ?? '').includes('silicone') ? palette.blue : palette.rubber
    const width = clamp(420 / slimness, 34, 110)
    if (slimness < 4.5) {
      const half = width * 0.6
      const length = clamp(slimness * width, 120, 420)
      const folds = [0.3, 0.5, 0.7].map((share) =>
        rect(
          length * share - width * 0.1,
          -half * 1.2,
          width * 0.2,
          half * 2.4,
          { fill: colour },
          width * 0.1,
        ),
      )
      return sketch(
        [
          rect(0, -half, length, half * 2, { fill: colour }, 4),
          ...folds,
          rect(length * 0.06, -half * 1.06, width * 0.14, half * 2.12, part, 2),
          rect(length * 0.94 - width * 0.14, -half * 1.06, width * 0.14, half * 2.12, part, 2),
          ellipse(0, 0, half * 0.22, half, { fill: colour }),
          ellipse(0, 0, half * 0.15, half * 0.76, hole),
        ],
        below(0, length, measures.label('length')),
        beside(-half * 0.76, half * 0.76, measures.label('innerDiameter', 'Ø ')),
      )
    }
    const bend = d`M0 0C120 0 120 170 240 170C320 170 330 120 330 60`
    return sketch(
      [
        tube(bend, width, colour),
        path(
          d`M20 ${-width * 0.2}C128 ${-width * 0.2} 132 ${170 - width * 0.24} 240 ${170 - width * 0.24}`,
          glint,
        ),
        turned([rect(14, -width * 0.56, width * 0.24, width * 1.12, body, 3)], 4, 14, 0),
        rect(330 - width * 0.56, 76, width * 1.12, width * 0.24, body, 3),
        ellipse(330, 60, width / 2, width * 0.16, { fill: colour }),
        ellipse(330, 60, width * 0.36, width * 0.1, hole),
      ],
      below(0, 330 + width / 2, measures.label('length')),
      below(330 - width * 0.36, 330 + width * 0.36, measures.label('innerDiameter', 'Ø ')),
    )
  },
}
