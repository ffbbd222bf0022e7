import { body, hole, part, shine, thin } from '../ink.ts'
import { ellipse, path } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** A cylinder liner with its collar. */
export const sleeve: Shape = {
  main: (measures) => {
    const width = measures.size('outerDiameter', 140)
    const inner = clamp(measures.size('innerDiameter', 120), width * 0.6, width * 0.92)
    const length = clamp(measures.size('length', 240), width, width * 2.6)
    const [half, flat] = [width / 2, width * 0.12]
    const collar = width * 0.06
    return sketch(
      [
        path(
          d`M${-half} ${flat}L${-half} ${length - flat}C${-half} ${length + flat * 0.33} ${half} ${length + flat * 0.33} ${half} ${length - flat}L${half} ${flat}Z`,
          body,
        ),
        path(
          d`M${-half} ${length * 0.72}C${-half} ${length * 0.72 + flat * 1.33} ${half} ${length * 0.72 + flat * 1.33} ${half} ${length * 0.72}M${-half} ${length * 0.78}C${-half} ${length * 0.78 + flat * 1.33} ${half} ${length * 0.78 + flat * 1.33} ${half} ${length * 0.78}`,
          thin,
        ),
        path(d`M${half * 0.7} ${flat * 3.4}L${half * 0.7} ${length * 0.68}`, shine),
        path(
          d`M${-half - collar} ${flat}L${-half - collar} ${flat + width * 0.1}C${-half - collar} ${flat * 2.4 + width * 0.1} ${half + collar} ${flat * 2.4 + width * 0.1} ${half + collar} ${flat + width * 0.1}L${half + collar} ${flat}Z`,
          part,
        ),
        ellipse(0, flat, half + collar, flat * 1.1, part),
        ellipse(0, flat, inner / 2, flat * 0.86, hole),
        path(
          d`M${-inner * 0.48} ${flat * 1.2}C${-inner * 0.3} ${flat * 0.5} ${inner * 0.3} ${flat * 0.5} ${inner * 0.48} ${flat * 1.2}`,
          thin,
        ),
      ],
      below(-half, half, measures.label('outerDiameter', 'Ø ')),
      below(-inner / 2, inner / 2, measures.label('innerDiameter', 'Ø ')),
      beside(0, length, measures.label('length')),
    )
  },
}
