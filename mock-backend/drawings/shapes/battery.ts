import { body, dark, glint, part, shade, solid, tinted, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

export const battery: Shape = {
  main: (measures) => {
    const length = measures.size('length', 515)
    const height = clamp(measures.size('height', 220), length * 0.35, length * 0.6)
    const lid = height * 0.2
    return sketch(
      [
        path(
          d`M${length * 0.3} ${-height * 0.12}C${length * 0.3} ${-height * 0.3} ${length * 0.7} ${-height * 0.3} ${length * 0.7} ${-height * 0.12}`,
          { line: 'outline' },
        ),
        rect(length * 0.06, -height * 0.2, length * 0.07, height * 0.2, part, 4),
        rect(length * 0.87, -height * 0.2, length * 0.07, height * 0.2, part, 4),
        rect(length * 0.05, -height * 0.07, length * 0.09, height * 0.1, tinted(palette.red), 3),
        rect(length * 0.86, -height * 0.07, length * 0.09, height * 0.1, dark, 3),
        rect(0, 0, length, height, dark, height * 0.05),
        rect(-length * 0.01, 0, length * 1.02, lid, dark, height * 0.04),
        path(
          [0.22, 0.34, 0.46, 0.58, 0.7]
            .map((share) => d`M${length * share} ${lid * 0.4}L${length * (share + 0.06)} ${lid * 0.4}`)
            .join(''),
          glint,
        ),
        rect(length * 0.22, height * 0.34, length * 0.56, height * 0.46, body, 4),
        rect(length * 0.26, height * 0.42, length * 0.24, height * 0.1, shade),
        rect(length * 0.26, height * 0.58, length * 0.36, height * 0.05, shade),
        rect(length * 0.26, height * 0.68, length * 0.3, height * 0.05, shade),
        path(
          d`M${length * 0.7} ${height * 0.42}L${length * 0.66} ${height * 0.58}L${length * 0.7} ${height * 0.58}L${length * 0.67} ${height * 0.74}L${length * 0.735} ${height * 0.53}L${length * 0.695} ${height * 0.53}Z`,
          solid,
        ),
        path(d`M0 ${height * 0.92}L${length} ${height * 0.92}`, { line: 'glint' }),
        path(d`M${length * 0.08} ${-height * 0.13}L${length * 0.11} ${-height * 0.13}`, thin),
      ],
      below(0, length, measures.label('length')),
      beside(0, height, measures.label('height')),
    )
  },
}
