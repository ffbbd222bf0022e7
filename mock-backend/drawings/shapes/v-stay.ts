import { body, dark, hole, part, shine } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Two arms from the axle's ball head to the frame. */
export const vStay: Shape = {
  main: (measures) => {
    const length = measures.size('length', 600)
    const width = clamp(measures.size('width', 700), length * 0.8, length * 1.6)
    const radius = length * 0.1
    const half = width / 2
    const arm = radius * 0.5
    const armTo = (x: number): Mark =>
      path(d`M${-arm} 0L${x - arm * 0.9} ${length}L${x + arm * 0.9} ${length}L${arm} 0Z`, body)
    const end = (x: number): readonly Mark[] => [
      rect(x - radius * 1.5, length - radius * 0.3, radius * 3, radius * 0.6, body, radius * 0.1),
      circle(x, length, radius, part),
      circle(x, length, radius * 0.7, dark),
      circle(x, length, radius * 0.34, hole),
    ]
    return sketch(
      [
        armTo(-half),
        armTo(half),
        path(d`M${-half * 0.3} ${length * 0.3}L${-half * 0.72} ${length * 0.72}`, shine),
        ...end(-half),
        ...end(half),
        circle(0, 0, radius * 1.5, part),
        circle(0, 0, radius * 1.15, body),
        circle(0, 0, radius * 0.75, dark),
        circle(0, 0, radius * 0.36, hole),
      ],
      below(-half, half, measures.label('width')),
      beside(0, length, measures.label('length')),
    )
  },
}
