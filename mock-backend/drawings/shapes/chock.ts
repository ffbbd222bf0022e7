import { body, dark, glint, part, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape } from '../sketch.ts'

/** The concave side faces the wheel. */
export const chock: Shape = {
  main: (measures) => {
    const [ink, line] = measures.is('material', 'steel') ? [body, thin] : [dark, glint]
    return sketch(
      [
        path(d`M0 170C92 150 142 84 152 0L196 0L300 170Z`, ink),
        path(d`M176 24L190 24L212 62L162 62Z`, line),
        path(d`M152 86L226 86L262 148L96 148Q132 122 152 86Z`, line),
        path(d`M28 160L40 170M56 146L70 158M82 126L98 138M106 102L122 112M126 74L142 82M140 44L156 50`, line),
        rect(-4, 170, 308, 14, part, 3),
      ],
      note(measures.label('load', '', ' kg')),
    )
  },
}
