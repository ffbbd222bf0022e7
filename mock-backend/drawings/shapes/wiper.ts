import { bare, body, dark, glint, part } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

export const wiper: Shape = {
  main: (measures) => {
    const length = 460
    const isFlat = measures.is('design', 'flat')
    const frame: readonly Mark[] = isFlat
      ? [
          path(d`M0 34C120 6 340 6 ${length} 34L${length} 44C340 18 120 18 0 44Z`, dark),
          path(d`M40 32C140 14 320 14 420 32`, glint),
        ]
      : [
          path(d`M70 36C120 -34 340 -34 390 36`, bare),
          path(d`M70 36C130 -24 330 -24 390 36C330 -8 130 -8 70 36Z`, dark),
          path(d`M14 44C40 14 100 14 126 44C100 28 40 28 14 44Z`, part),
          path(d`M334 44C360 14 420 14 446 44C420 28 360 28 334 44Z`, part),
        ]
    const middle = isFlat ? 8 : -22
    return sketch(
      [
        path(d`M0 44L${length} 44L${length} 52L240 56L234 68L226 68L220 56L0 52Z`, dark),
        ...frame,
        rect(206, middle - 8, 48, 30, body, 6),
        circle(230, middle + 7, 6, part),
        path(d`M230 ${middle - 8}L310 ${middle - 70}`, { line: 'outline' }),
        path(d`M222 ${middle - 8}L306 ${middle - 76}L318 ${middle - 66}L240 ${middle - 6}Z`, body),
      ],
      below(0, length, measures.label('length')),
    )
  },
}
