import { bare, body, hole, tinted } from '../ink.ts'
import { circle, ellipse, path } from '../marks.ts'
import { colourOf, palette } from '../palette.ts'
import { d } from '../path.ts'
import { arcShine, rimLine } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** A roll of tape, its end hanging down. */
export const roll: Shape = {
  main: (measures) => {
    const colour = colourOf(measures.text('colour'), palette.red)
    return sketch(
      [
        path(d`M0 -120L74 -120C140 -120 140 120 74 120L0 120Z`, tinted(colour)),
        path(d`M66 120L190 120L176 134L190 148L10 148L10 120Z`, tinted(colour)),
        ...[40, 84, 128].map((x) => path(d`M${x} 121L${x + 18} 147`, { line: 'shine' })),
        circle(0, 0, 120, tinted(colour)),
        circle(0, 0, 84, body),
        rimLine(0, 0, 106),
        rimLine(0, 0, 95),
        arcShine(0, 0, 112),
        circle(0, 0, 64, hole),
        ellipse(8, 0, 56, 62, bare),
      ],
      below(-120, 190, measures.label('length')),
    )
  },
}
