import { around } from '../fittings.ts'
import { body, dark, glint, part, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

export const chock: Shape = {
  main: (measures) => {
    const [ink, line] = measures.is('material', 'steel') ? [body, thin] : [dark, glint]
    const ribs = times(6, (rib) => {
      const at = around(170, -150, 168, 0.72 - rib * 0.034)
      return d`M${at.x} ${at.y}L${at.x + 40} ${at.y + 22 - rib * 6}`
    })
    return sketch(
      [
        path(d`M0 170C60 120 80 60 120 0L180 0L290 170Z`, ink),
        path(d`M92 96L214 96L246 150L66 150Z`, line),
        path(d`M136 18L168 18L200 76L108 76Z`, line),
        path(ribs.map(() => '').join('') + d`M22 150L40 160M52 118L70 130M76 82L94 92M96 48L114 58`, line),
        rect(-4, 170, 298, 14, part, 3),
      ],
      below(-4, 294, measures.label('load', '', ' kg')),
    )
  },
}
