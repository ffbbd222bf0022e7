import { levelPort } from '../fittings.ts'
import { body, dark, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Fins between two tanks; flat ones are oil coolers. */
export const radiator: Shape = {
  main: (measures) => {
    const length = measures.size('length', 800)
    const width = clamp(measures.size('width', 700), length * 0.3, length * 1.3)
    const tank = length * 0.085
    const isPlastic = measures.is('material', 'plastic')
    const pipe = Math.min(width * 0.12, length * 0.1)
    const bar = width * 0.05
    const [left, right] = [tank, length - tank]
    const tubes = times(13, (tube) => bar + ((width - 2 * bar) * (tube + 1)) / 14)
    const fins = times(11, (fin) => left + ((right - left) * (fin + 0.5)) / 11)
    return sketch(
      [
        ...levelPort(2, width * 0.16, -length * 0.085, pipe),
        ...levelPort(length - 2, width * 0.84, length * 0.085, pipe),
        rect(left, 0, right - left, width, body),
        path(tubes.map((y) => d`M${left} ${y}L${right} ${y}`).join(''), thin),
        path(fins.map((x) => d`M${x} ${bar}L${x} ${width - bar}`).join(''), { line: 'thin' }),
        rect(left, 0, right - left, bar, part),
        rect(left, width - bar, right - left, bar, part),
        rect(0, -width * 0.015, tank, width * 1.03, isPlastic ? dark : part, tank * 0.2),
        rect(length - tank, -width * 0.015, tank, width * 1.03, isPlastic ? dark : part, tank * 0.2),
        path(
          d`M${tank * 0.32} ${width * 0.3}L${tank * 0.32} ${width * 0.7}`,
          isPlastic ? { line: 'glint' } : shine,
        ),
      ],
      below(0, length, measures.label('length')),
      beside(0, width, measures.label('width')),
    )
  },
  side: (measures) => {
    const width = measures.size('width', 700)
    const thickness = clamp(measures.size('thickness', 50), width * 0.06, width * 0.6)
    return sketch(
      [
        rect(-thickness * 0.25, 0, thickness * 1.5, width, part, thickness * 0.2),
        rect(0, width * 0.04, thickness, width * 0.92, body, thickness * 0.1),
        path(
          times(
            16,
            (rib) =>
              d`M${thickness * 0.12} ${width * (0.07 + rib * 0.0573)}L${thickness * 0.88} ${width * (0.07 + rib * 0.0573)}`,
          ).join(''),
          thin,
        ),
      ],
      below(0, thickness, measures.label('thickness')),
      beside(0, width, measures.label('width')),
    )
  },
}
