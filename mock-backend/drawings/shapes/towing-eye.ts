import { levelHexagon, levelThread } from '../fittings.ts'
import { body, hole, part, shine } from '../ink.ts'
import { circle, path } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, levelAxis, rimLine } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

export const towingEye: Shape = {
  main: (measures) => {
    const radius = measures.size('width', 160) / 2
    const inner = clamp(measures.size('innerDiameter', 50) / 2, radius * 0.28, radius * 0.62)
    const length = clamp(measures.size('length', 320), radius * 2.8, radius * 5)
    const end = length - radius
    const shank = radius * 0.62
    return sketch(
      [
        ...levelThread(end - radius * 0.9, 0, radius * 0.9, shank),
        ...levelHexagon(end - radius * 0.72, 0, radius * 0.34, shank * 1.7),
        path(
          d`M${radius * 0.5} ${-radius * 0.8}C${radius * 1.1} ${-shank * 0.7} ${radius * 1.2} ${-shank * 0.62} ${radius * 1.5} ${-shank * 0.6}L${end - radius * 0.9} ${-shank * 0.56}L${end - radius * 0.9} ${shank * 0.56}L${radius * 1.5} ${shank * 0.6}C${radius * 1.2} ${shank * 0.62} ${radius * 1.1} ${shank * 0.7} ${radius * 0.5} ${radius * 0.8}Z`,
          body,
        ),
        path(d`M${radius * 1.2} ${-shank * 0.34}L${end - radius * 1.1} ${-shank * 0.32}`, shine),
        circle(0, 0, radius, body),
        rimLine(0, 0, radius * 0.92),
        arcShine(0, 0, radius * 0.8),
        circle(0, 0, inner * 1.24, part),
        circle(0, 0, inner, hole),
        levelAxis(-radius * 1.1, end + radius * 0.1, 0),
      ],
      below(-radius, end, measures.label('length')),
      beside(-radius, radius, measures.label('width')),
      below(-inner, inner, measures.label('innerDiameter', 'Ø ')),
    )
  },
}
