import { body, dark, hole, part, shade, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { d } from '../path.ts'
import { palette } from '../palette.ts'
import { around } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** A rolled lashing strap with ratchet and hook. */
export const strap: Shape = {
  main: (measures) => {
    const last = around(0, 0, 96, 0.5)
    return sketch(
      [
        circle(0, 0, 104, { fill: palette.amber }),
        ...[88, 72, 56, 40].map((radius) => circle(0, 0, radius, {})),
        circle(0, 0, 24, hole),
        path(d`M${last.x} ${last.y + 8}L190 104L190 88L20 88`, { fill: palette.amber }),
        rect(168, 62, 104, 50, part, 8),
        path(d`M184 62L236 8L268 18L232 62Z`, body),
        rect(190, 76, 58, 22, shade, 6),
        circle(236, 76, 21, body),
        circle(236, 76, 8, hole),
        path(d`M272 86L308 86L308 70`, {}),
        path(
          d`M300 92C330 92 346 80 346 64C346 46 324 44 320 58L330 62C334 56 336 62 334 68C330 78 318 80 300 80Z`,
          dark,
        ),
        path(d`M176 70L176 104`, thin),
      ],
      below(-104, 346, measures.label('length')),
    )
  },
}
