import { bare, body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, rimLine, spokes } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Compressor side in front, turbine housing behind; wastegates have an actuator. */
export const turbo: Shape = {
  main: (measures) =>
    sketch(
      [
        rect(74, -96, 96, 172, part, 26),
        rect(150, -70, 34, 120, body, 6),
        path(d`M92 -70L92 50M132 -86L132 66`, thin),
        path(d`M-104 -10L-104 -128L-48 -128L-48 -60Z`, body),
        rect(-116, -140, 80, 18, part, 4),
        circle(0, 0, 106, body),
        path(d`M-104 -10C-104 60 -50 106 6 106`, bare),
        arcShine(0, 0, 92),
        circle(0, 0, 68, part),
        circle(0, 0, 56, hole),
        spokes(0, 0, 14, 54, 12, bare, 0.07),
        circle(0, 0, 15, body),
        circle(0, 0, 5, hole),
        rimLine(0, 0, 80),
        ...boltCircle(0, 0, 88, 6, 5),
        ...(measures.is('design', 'fixed geometry')
          ? []
          : [
              path(d`M96 92L158 46`, { line: 'outline' }),
              rect(40, 92, 64, 46, dark, 10),
              rect(34, 108, 76, 12, part, 4),
            ]),
        path(d`M164 -50L164 20`, shine),
      ],
      below(-116, 184, measures.label('length')),
      beside(-140, 138, measures.label('width')),
    ),
}
