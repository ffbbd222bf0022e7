import { levelHexagon, levelPort, uprightPort } from '../fittings.ts'
import { body, dark, glint, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { eye } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Drawn lying: barrel with ports on the left, rod on the right. */
export const cylinder: Shape = {
  main: (measures) => {
    const barrel = clamp(measures.size('minimumLength', 420) * 0.62, 220, 330)
    const stroke = clamp(measures.size('stroke', 120) * 0.5, 50, 170)
    const half =
      clamp(measures.size('outerDiameter', measures.size('pistonDiameter', 40) * 1.8), 48, 100) * 0.5
    const isHydraulic = measures.has('minimumLength')
    return sketch(
      [
        ...uprightPort(36, -half + 2, -26, 22),
        ...(isHydraulic ? uprightPort(barrel - 34, -half + 2, -26, 22) : levelPort(2, 0, -36, 24)),
        rect(barrel - 4, -half * 0.26, stroke + 14, half * 0.52, body, 2),
        rect(0, -half, barrel, half * 2, body, 8),
        path(d`M40 ${-half * 0.5}L${barrel - 40} ${-half * 0.5}`, shine),
        rect(-6, -half * 1.1, 34, half * 2.2, part, 6),
        rect(barrel - 30, -half * 1.1, 34, half * 2.2, part, 6),
        path(d`M${barrel - 12} ${-half * 1.1}L${barrel - 12} ${half * 1.1}`, thin),
        ...(isHydraulic
          ? [...eye(-26, 0, 26), ...eye(barrel + stroke + 26, 0, 22)]
          : [
              ...levelHexagon(barrel + stroke, 0, 18, half * 0.9),
              path(
                d`M${barrel + 4} ${-half * 0.7}L${barrel + 18} ${-half * 0.5}L${barrel + 26} ${-half * 0.66}L${barrel + 40} ${-half * 0.3}L${barrel + 40} ${half * 0.3}L${barrel + 26} ${half * 0.66}L${barrel + 18} ${half * 0.5}L${barrel + 4} ${half * 0.7}Z`,
                dark,
              ),
              path(d`M${barrel + 18} ${-half * 0.4}L${barrel + 18} ${half * 0.4}`, glint),
            ]),
      ],
      below(barrel, barrel + stroke, measures.label('stroke')),
      below(0, barrel, measures.label('minimumLength')),
    )
  },
}
