import { body, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Drawn lying with its plate to the right; exhaust valves have the smaller cone. */
export const engineValve: Shape = {
  main: (measures) => {
    const half = measures.size('outerDiameter', 44) / 2
    const length = clamp(measures.size('length', 160), half * 4, half * 10)
    const stem = half * 0.2
    const cone = half * (measures.is('design', 'exhaust') ? 1.2 : 1.6)
    const rim = half * 0.16
    return sketch(
      [
        rect(0, -stem, length - cone, stem * 2, body, stem * 0.3),
        rect(half * 0.3, -stem * 1.02, half * 0.12, stem * 2.04, part),
        rect(half * 0.54, -stem * 1.02, half * 0.12, stem * 2.04, part),
        path(
          d`M${length - cone} ${-stem}Q${length - cone * 0.4} ${-stem * 1.3} ${length - rim * 1.8} ${-half}L${length} ${-half}L${length} ${half}L${length - rim * 1.8} ${half}Q${length - cone * 0.4} ${stem * 1.3} ${length - cone} ${stem}Z`,
          part,
        ),
        path(d`M${length - rim} ${-half}L${length - rim} ${half}`, thin),
        path(d`M${half} ${-stem * 0.4}L${length - cone * 1.2} ${-stem * 0.4}`, shine),
      ],
      below(0, length, measures.label('length')),
      beside(-half, half, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
