import { body, dark, glint, part, shade } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape } from '../sketch.ts'

export const relay: Shape = {
  main: (measures) => {
    const poles = measures.count('numberOfPoles', 4, 6)
    return sketch(
      [
        rect(-20, -46, 40, 50, part, 5),
        rect(-6, -34, 12, 12, body, 6),
        ...times(poles, (pole) => rect(-70 + (140 * (pole + 0.5)) / poles - 7, 150, 14, 54, part, 2)),
        rect(-84, 0, 168, 140, dark, 10),
        rect(-90, 136, 180, 20, dark, 4),
        path(d`M-68 18L-68 118`, glint),
        rect(-48, 28, 112, 76, body, 4),
        rect(-38, 40, 46, 12, shade),
        path(d`M-36 84L-16 84L-10 70M10 84L44 84M-10 84L10 84`, { line: 'thin' }),
      ],
      note(measures.label('current', '', ' A')),
    )
  },
}
