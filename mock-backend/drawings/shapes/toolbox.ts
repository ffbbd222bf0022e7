import { body, dark, glint, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** In oblique projection: front, lid, right side. */
export const toolbox: Shape = {
  main: (measures) => {
    const length = measures.size('length', 700)
    const height = clamp(measures.size('height', 450), length * 0.4, length)
    const depth = clamp(measures.size('width', 450) * 0.36, length * 0.14, length * 0.4)
    const rise = depth * 0.55
    const isPlastic = measures.is('material', 'plastic')
    const [front, line] = isPlastic ? [dark, glint] : [body, thin]
    const latch = length * 0.07
    return sketch(
      [
        path(d`M0 0L${depth} ${-rise}L${length + depth} ${-rise}L${length} 0Z`, part),
        path(
          d`M${length} 0L${length + depth} ${-rise}L${length + depth} ${height - rise}L${length} ${height}Z`,
          part,
        ),
        rect(0, 0, length, height, front, length * 0.02),
        rect(length * 0.06, height * 0.12, length * 0.88, height * 0.76, line, length * 0.02),
        path(d`M${length * 0.06} ${height * 0.24}L${length * 0.94} ${height * 0.24}`, line),
        path(
          d`M${length * 0.1} ${height * 0.34}L${length * 0.1} ${height * 0.74}`,
          isPlastic ? glint : shine,
        ),
        rect(length * 0.24 - latch / 2, height * 0.06, latch, height * 0.14, body, latch * 0.14),
        rect(length * 0.76 - latch / 2, height * 0.06, latch, height * 0.14, body, latch * 0.14),
      ],
      below(0, length, measures.label('length')),
      beside(0, height, measures.label('height')),
    )
  },
}
