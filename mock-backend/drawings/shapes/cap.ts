import { body, dark, glint, part, solid, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { d } from '../path.ts'
import { arcShine, hexagon, rimLine, spokes } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Fuel caps can be locked; hub caps are screwed on by a hexagon. */
export const cap: Shape = {
  main: (measures) => {
    const radius = measures.size('outerDiameter', 120) / 2
    const isPlastic = measures.is('material', 'plastic')
    const [ink, line] = isPlastic ? [dark, glint] : [body, thin]
    const side = radius * 1.4
    const face = measures.has('locking')
      ? [
          rect(-radius * 0.2, -radius * 0.78, radius * 0.4, radius * 1.56, part, radius * 0.16),
          ...(measures.is('locking', 'lockable')
            ? [
                circle(0, 0, radius * 0.3, body),
                rect(-radius * 0.04, -radius * 0.16, radius * 0.08, radius * 0.32, solid, 1),
              ]
            : []),
        ]
      : [circle(0, 0, radius * 0.62, part), hexagon(0, 0, radius * 0.46, body), arcShine(0, 0, radius * 0.3)]
    return sketch(
      [
        circle(0, 0, radius, ink),
        spokes(0, 0, radius * 0.88, radius * 0.98, 40, line),
        circle(0, 0, radius * 0.86, line),
        ...face,
        rimLine(0, 0, radius * 0.8),
        rect(side, -radius * 0.7, radius * 0.5, radius * 1.4, part, radius * 0.03),
        path(
          d`M${side + radius * 0.12} ${-radius * 0.7}L${side + radius * 0.18} ${radius * 0.7}M${side + radius * 0.26} ${-radius * 0.7}L${side + radius * 0.32} ${radius * 0.7}`,
          thin,
        ),
        rect(side + radius * 0.46, -radius, radius * 0.34, radius * 2, ink, radius * 0.1),
        path(
          d`M${side + radius * 0.52} ${-radius * 0.6}L${side + radius * 0.74} ${-radius * 0.6}M${side + radius * 0.52} ${-radius * 0.2}L${side + radius * 0.74} ${-radius * 0.2}M${side + radius * 0.52} ${radius * 0.2}L${side + radius * 0.74} ${radius * 0.2}M${side + radius * 0.52} ${radius * 0.6}L${side + radius * 0.74} ${radius * 0.6}`,
          line,
        ),
      ],
      below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
      below(side, side + radius * 0.46, measures.label('thread')),
    )
  },
}
