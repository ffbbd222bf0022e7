import { bare, body, dark, glint, hole, part } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { d } from '../path.ts'
import { arcShine, around, boltCircle, rimLine, spokes } from '../round.ts'
import { note, sketch, type Shape } from '../sketch.ts'

export const alternator: Shape = {
  main: (measures) => {
    const ear = around(0, 0, 118, 0.62)
    return sketch(
      [
        rect(-26, -144, 52, 44, part, 10),
        circle(0, -126, 11, hole),
        circle(ear.x, ear.y, 24, part),
        circle(ear.x, ear.y, 10, hole),
        circle(0, 0, 110, body),
        rimLine(0, 0, 102),
        spokes(0, 0, 62, 94, 18, bare, 0.01),
        arcShine(0, 0, 98),
        ...boltCircle(0, 0, 104, 4, 8, part),
        circle(0, 0, 58, part),
        ...(measures.is('pulley', 'without')
          ? [circle(0, 0, 30, body), circle(0, 0, 12, hole)]
          : [
              circle(0, 0, 50, dark),
              circle(0, 0, 43, glint),
              circle(0, 0, 36, glint),
              circle(0, 0, 22, body),
              circle(0, 0, 10, hole),
            ]),
        rect(86, 46, 46, 36, dark, 5),
        path(d`M118 54L118 74`, glint),
      ],
      note(measures.label('current', '', ' A')),
    )
  },
}
