import { body, dark, hole, part, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, rimLine } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** A belt tensioner: spring housing, arm, pulley; beside it the pulley's edge. */
export const pulley: Shape = {
  main: (measures) => {
    const radius = measures.size('outerDiameter', 75) / 2
    const width = clamp(measures.size('width', 30), radius * 0.4, radius * 1.6)
    const ink = measures.is('material', 'plastic pulley') ? dark : body
    const [x, y] = [-radius * 1.25, radius * 1.15]
    const side = radius * 1.5
    return sketch(
      [
        path(
          d`M${x - radius * 0.5} ${y - radius * 0.5}L${-radius * 0.35} ${-radius * 0.3}L${radius * 0.35} ${radius * 0.35}L${x + radius * 0.5} ${y + radius * 0.55}Z`,
          part,
        ),
        circle(x, y, radius * 0.72, part),
        rimLine(x, y, radius * 0.58),
        circle(x, y, radius * 0.3, body),
        circle(x, y, radius * 0.13, hole),
        circle(0, 0, radius, ink),
        rimLine(0, 0, radius * 0.9),
        arcShine(0, 0, radius * 0.78),
        circle(0, 0, radius * 0.46, part),
        circle(0, 0, radius * 0.28, body),
        circle(0, 0, radius * 0.12, hole),
        rect(side, -radius, width, radius * 2, ink, radius * 0.06),
        path(
          times(
            5,
            (groove) =>
              d`M${side + (width * (groove + 1)) / 6} ${-radius}L${side + (width * (groove + 1)) / 6} ${radius}`,
          ).join(''),
          thin,
        ),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
      below(side, side + width, measures.label('width')),
    )
  },
}
