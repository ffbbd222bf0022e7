import { body, part, shine, thin } from '../ink.ts'
import { circle, ellipse, path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

export const silencer: Shape = {
  main: (measures) => {
    const length = measures.size('length', 800)
    const height = clamp(measures.size('height', 460), length * 0.36, length * 0.85)
    const pipe = clamp(measures.size('innerDiameter', 120), height * 0.16, height * 0.34)
    const corner = height * 0.16
    return sketch(
      [
        rect(-length * 0.13, height * 0.3 - pipe / 2, length * 0.15, pipe, body, 2),
        ellipse(-length * 0.13, height * 0.3, pipe * 0.16, pipe / 2, part),
        path(
          d`M${length * 0.78} ${height * 0.94}L${length * 0.78} ${height * 1.06}Q${length * 0.78} ${height * 1.06 + pipe} ${length * 0.88} ${height * 1.06 + pipe}L${length * 1.04} ${height * 1.06 + pipe}L${length * 1.04} ${height * 1.06}L${length * 0.78 + pipe} ${height * 1.06}L${length * 0.78 + pipe} ${height * 0.94}Z`,
          body,
        ),
        ellipse(length * 1.04, height * 1.06 + pipe / 2, pipe * 0.16, pipe / 2, part),
        rect(0, 0, length, height, body, corner),
        path(
          d`M${length * 0.1} 0L${length * 0.1} ${height}M${length * 0.9} 0L${length * 0.9} ${height}`,
          thin,
        ),
        rect(length * 0.27, -height * 0.02, length * 0.05, height * 1.04, part, height * 0.01),
        rect(length * 0.68, -height * 0.02, length * 0.05, height * 1.04, part, height * 0.01),
        path(
          d`M${length * 0.38} ${height * 0.2}L${length * 0.62} ${height * 0.2}M${length * 0.38} ${height * 0.8}L${length * 0.62} ${height * 0.8}`,
          thin,
        ),
        circle(length * 0.5, height * 0.5, height * 0.1, part),
        circle(length * 0.5, height * 0.5, height * 0.05, body),
        path(d`M${length * 0.045} ${height * 0.22}L${length * 0.045} ${height * 0.7}`, shine),
      ],
      below(0, length, measures.label('length')),
      beside(0, height, measures.label('height')),
    )
  },
}
