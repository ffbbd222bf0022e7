import { body, hole, part, shine, thin } from '../ink.ts'
import { ellipse, path, rect } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Corrugated in the middle, plain at the ends. */
export const flexPipe: Shape = {
  main: (measures) => {
    const bore = measures.size('innerDiameter', 100)
    const length = clamp(measures.size('length', 400), bore * 1.4, bore * 4.2)
    const [half, end] = [bore / 2, bore * 0.34]
    const count = Math.round((length - 2 * end) / (bore * 0.14))
    const fold = (length - 2 * end) / count
    return sketch(
      [
        rect(0, -half, end * 1.2, bore, body),
        rect(length - end * 1.2, -half, end * 1.2, bore, body),
        ...times(count, (place) =>
          rect(
            end + place * fold,
            -half * 1.16,
            fold,
            half * 2.32,
            place % 2 === 0 ? part : body,
            fold * 0.42,
          ),
        ),
        path(d`M${end} ${-half * 0.6}L${length - end} ${-half * 0.6}`, shine),
        ellipse(length, 0, half * 0.2, half, part),
        ellipse(length, 0, half * 0.14, half * 0.82, hole),
        path(d`M${end * 0.3} ${-half}L${end * 0.3} ${half}`, thin),
      ],
      below(0, length, measures.label('length')),
      beside(-half * 0.82, half * 0.82, measures.label('innerDiameter', 'Ø ')),
    )
  },
}
