import { body, dark, glint, hole, part } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { around, crossAxes } from '../round.ts'
import { note, sketch, type Shape } from '../sketch.ts'

/** Its lid is open; the contacts stand in a circle around the middle one. */
export const socket: Shape = {
  main: (measures) => {
    const poles = measures.count('numberOfPoles', 7, 15)
    const outer = poles > 8 ? 8 : poles - 1
    const inner = poles - 1 - outer
    const pin = poles > 8 ? 9 : 13
    return sketch(
      [
        path(d`M-70 -92L-58 -150Q-56 -160 -44 -160L44 -160Q56 -160 58 -150L70 -92Z`, dark),
        path(d`M-44 -140L44 -140`, glint),
        rect(-16, -104, 32, 22, part, 4),
        rect(-118, -92, 236, 200, part, 26),
        ...[
          [-96, -70],
          [96, -70],
          [-96, 86],
          [96, 86],
        ].map(([x = 0, y = 0]) => circle(x, y, 9, hole)),
        circle(0, 8, 92, dark),
        circle(0, 8, 78, body),
        ...times(outer, (contact) => {
          const at = around(0, 8, 54, contact / outer)
          return circle(at.x, at.y, pin, hole)
        }),
        ...times(inner, (contact) => {
          const at = around(0, 8, 28, contact / inner)
          return circle(at.x, at.y, pin * 0.8, hole)
        }),
        circle(0, 8, pin * 0.9, hole),
        rect(-8, 78, 16, 14, dark, 2),
        crossAxes(0, 8, 108, 108),
      ],
      note(measures.label('standardIso')),
    )
  },
}
