import { uprightPort } from '../fittings.ts'
import { body, dark, hole, part, shine, thin, tinted } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { colourOf, palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'
import { threadSize } from './valve.ts'

/** A palm coupling; the colour of its lid identifies the line. */
export const couplingHead: Shape = {
  main: (measures) => {
    const port = threadSize(measures)
    const marks: readonly Mark[] = [
      ...uprightPort(0, 76, 42, port),
      rect(-34, 52, 68, 30, part, 6),
      path(
        d`M-76 -18C-76 -72 -34 -92 4 -92C48 -92 80 -62 80 -18C80 26 46 58 2 58C-40 58 -76 30 -76 -18Z`,
        body,
      ),
      path(d`M66 -56L118 -66L124 -36L78 -20Z`, part),
      path(d`M-70 10L-112 22L-106 48L-52 40Z`, part),
      circle(2, -18, 54, tinted(colourOf(measures.text('colour'), palette.rubber))),
      circle(2, -18, 40, { line: 'thin' }),
      circle(2, -18, 24, dark),
      circle(2, -18, 10, hole),
      path(d`M-62 -34C-58 -58 -38 -76 -16 -80`, shine),
      ...(measures.is('filter', 'with')
        ? [rect(-22, 58, 44, 14, body, 3), path(d`M-14 58L-14 72M-5 58L-5 72M5 58L5 72M14 58L14 72`, thin)]
        : []),
    ]
    return sketch(
      measures.is('side', 'R') ? [mirrored(marks, 2)] : marks,
      measures.is('side', 'R')
        ? below(4 - port / 2, 4 + port / 2, measures.label('thread'))
        : below(-port / 2, port / 2, measures.label('thread')),
    )
  },
}
