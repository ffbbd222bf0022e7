import { bare, body, dark, glint, part, shine } from '../ink.ts'
import { ellipse, path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { beside, sketch, type Shape } from '../sketch.ts'

export const beacon: Shape = {
  main: (measures) => {
    const dome = clamp(measures.size('height', 170), 120, 230) - 46
    const isTube = measures.is('mounting', 'tube')
    return sketch(
      [
        ...(isTube ? [rect(-24, dome + 40, 48, 74, body, 4), rect(24, dome + 66, 24, 18, part, 3)] : []),
        ...(measures.is('mounting', 'magnetic') ? [ellipse(0, dome + 48, 76, 12, dark)] : []),
        path(d`M-68 ${dome}L-60 40C-58 8 -30 0 0 0C30 0 58 8 60 40L68 ${dome}Z`, { fill: palette.amber }),
        path(d`M-24 ${dome}L-24 ${dome * 0.62}L24 ${dome * 0.62}L24 ${dome}`, bare),
        ellipse(0, dome * 0.52, 22, 18, { fill: palette.clear }),
        path(d`M-44 46L-48 ${dome * 0.8}`, shine),
        path(d`M-62 ${dome * 0.34}L62 ${dome * 0.34}`, shine),
        path(d`M-76 ${dome}L76 ${dome}L86 ${dome + 46}L-86 ${dome + 46}Z`, dark),
        path(d`M-70 ${dome + 16}L70 ${dome + 16}`, glint),
      ],
      beside(0, dome + 46, measures.label('height')),
    )
  },
}
