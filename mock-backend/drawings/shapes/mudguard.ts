import { body, dark, glint, part, shine, thin } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { around } from '../round.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

/** Oblique view of a band around the wheel. */
export const mudguard: Shape = {
  main: (measures) => {
    const radius = measures.size('radius', 560)
    const depth = clamp(measures.size('width', 500), 300, 700) * 0.42
    const spread = clamp(measures.size('length', 1600) / (2 * Math.PI * radius) / 2, 0.16, 0.27)
    const [from, to] = [around(0, 0, radius, -spread), around(0, 0, radius, spread)]
    const inside = radius * 0.94
    const [start, end] = [around(0, 0, inside, -spread), around(0, 0, inside, spread)]
    const [x, y] = [depth * 0.7, -depth * 0.5]
    const isPlastic = measures.is('material', 'plastic')
    const crown = around(0, 0, radius, 0)
    return sketch(
      [
        path(
          d`M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}L${to.x + x} ${to.y + y}A${radius} ${radius} 0 0 0 ${from.x + x} ${from.y + y}Z` +
            d`M${crown.x + x} ${crown.y + y}`,
          isPlastic ? dark : part,
        ),
        path(
          d`M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}L${end.x} ${end.y}A${inside} ${inside} 0 0 0 ${start.x} ${start.y}Z`,
          isPlastic ? part : body,
        ),
        ...[-0.12, 0, 0.12].map((turn) => {
          const at = around(0, 0, radius, turn)
          return path(d`M${at.x} ${at.y}L${at.x + x} ${at.y + y}`, isPlastic ? glint : thin)
        }),
        path(
          d`M${around(0, 0, radius, -0.1).x + x * 0.7} ${around(0, 0, radius, -0.1).y + y * 0.7}A${radius} ${radius} 0 0 1 ${around(0, 0, radius, 0.06).x + x * 0.7} ${around(0, 0, radius, 0.06).y + y * 0.7}`,
          isPlastic ? glint : shine,
        ),
        rect(-radius * 0.04, -radius * 0.94, radius * 0.08, radius * 0.2, part, radius * 0.01),
      ],
      below(from.x, to.x, measures.label('radius', 'R ')),
      beside(crown.y, to.y, measures.label('length')),
      below(to.x, to.x + x, measures.label('width')),
    )
  },
}
