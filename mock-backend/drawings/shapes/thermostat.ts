import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { ellipse, path, rect, tube } from '../marks.ts'
import { times } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

export const thermostat: Shape = {
  main: (measures) => {
    const half = measures.size('outerDiameter', 66) / 2
    const coil = times(5, (turn) => half * (0.5 + turn * 0.2))
    return sketch(
      [
        path(
          d`M${-half * 0.7} ${half * 0.2}L${-half * 0.5} ${half * 1.62}L${half * 0.5} ${half * 1.62}L${half * 0.7} ${half * 0.2}`,
          part,
        ),
        path(
          d`M${-half * 0.5} ${half * 0.2}L${-half * 0.36} ${half * 1.46}L${half * 0.36} ${half * 1.46}L${half * 0.5} ${half * 0.2}`,
          hole,
        ),
        rect(-half * 0.22, half * 0.1, half * 0.44, half * 1.5, body, half * 0.08),
        ...coil.map((y) =>
          tube(
            d`M${-half * 0.5 + y * 0.12} ${y}L${half * 0.5 - y * 0.12} ${y + half * 0.1}`,
            half * 0.1,
            palette.light,
          ),
        ),
        ellipse(0, half * 0.06, half, half * 0.26, dark),
        ellipse(0, 0, half, half * 0.26, part),
        ellipse(0, -half * 0.03, half * 0.66, half * 0.16, body),
        path(
          d`M${-half * 0.5} ${-half * 0.05}C${-half * 0.4} ${-half * 0.6} ${-half * 0.2} ${-half * 0.72} 0 ${-half * 0.72}C${half * 0.2} ${-half * 0.72} ${half * 0.4} ${-half * 0.6} ${half * 0.5} ${-half * 0.05}L${half * 0.3} ${-half * 0.05}C${half * 0.24} ${-half * 0.4} ${half * 0.1} ${-half * 0.5} 0 ${-half * 0.5}C${-half * 0.1} ${-half * 0.5} ${-half * 0.24} ${-half * 0.4} ${-half * 0.3} ${-half * 0.05}Z`,
          body,
        ),
        rect(-half * 0.09, -half * 0.86, half * 0.18, half * 0.36, part, half * 0.04),
        path(d`M${-half * 0.12} ${half * 0.4}L${-half * 0.12} ${half * 1.3}`, shine),
        path(
          d`M${-half * 0.9} ${half * 0.04}C${-half * 0.6} ${half * 0.24} ${half * 0.6} ${half * 0.24} ${half * 0.9} ${half * 0.04}`,
          thin,
        ),
      ],
      below(-half, half, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
