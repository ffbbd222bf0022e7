import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { boltCircle } from '../round.ts'
import { beside, sketch, type Shape } from '../sketch.ts'

export const landingLeg: Shape = {
  main: (measures) => {
    const height = clamp(measures.size('height', 850), 600, 1100)
    const unit = height / 20
    const marks: readonly Mark[] = [
      rect(-unit * 2.6, height * 0.1, unit * 5.2, height * 0.3, part, unit * 0.2),
      ...times(6, (place) =>
        circle(
          (place % 2 === 0 ? -1 : 1) * unit * 2.1,
          height * (0.14 + Math.floor(place / 2) * 0.11),
          unit * 0.3,
          hole,
        ),
      ),
      rect(-unit * 1.3, height * 0.5, unit * 2.6, height * 0.42, part, unit * 0.1),
      path(d`M${unit * 0.6} ${height * 0.66}L${unit * 0.6} ${height * 0.88}`, shine),
      rect(-unit * 1.7, 0, unit * 3.4, height * 0.62, body, unit * 0.2),
      path(d`M${unit * 0.9} ${height * 0.2}L${unit * 0.9} ${height * 0.56}`, shine),
      path(d`M${-unit * 1.7} ${height * 0.17}L${unit * 1.7} ${height * 0.17}`, thin),
      rect(-unit * 1.1, height * 0.03, unit * 2.2, unit * 2, part, unit * 0.5),
      ...boltCircle(0, height * 0.03 + unit, unit * 0.75, 4, unit * 0.14),
      path(
        d`M${unit * 1.1} ${height * 0.03 + unit * 0.8}L${unit * 4.6} ${height * 0.03 + unit * 0.8}L${unit * 4.6} ${height * 0.03 + unit * 5}L${unit * 6.4} ${height * 0.03 + unit * 5}L${unit * 6.4} ${height * 0.03 + unit * 5.6}L${unit * 4} ${height * 0.03 + unit * 5.6}L${unit * 4} ${height * 0.03 + unit * 1.4}L${unit * 1.1} ${height * 0.03 + unit * 1.4}Z`,
        dark,
      ),
      path(
        d`M${-unit * 1} ${height * 0.92}L${unit * 1} ${height * 0.92}L${unit * 2.4} ${height * 0.97}L${unit * 3.4} ${height}L${-unit * 3.4} ${height}L${-unit * 2.4} ${height * 0.97}Z`,
        part,
      ),
      circle(0, height * 0.93, unit * 0.55, body),
    ]
    return sketch(
      measures.is('side', 'L') ? [mirrored(marks, 0)] : marks,
      beside(0, height, measures.label('height')),
    )
  },
}
