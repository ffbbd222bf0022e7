import { body, hole, part, shine, thin } from '../ink.ts'
import { circle, ellipse, path, rect } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Drawn hanging from its flange, with the neck and collar that the fifth wheel grips. */
export const kingPin: Shape = {
  main: (measures) => {
    const half = clamp(measures.size('outerDiameter', 70), 46, 92) / 2
    const flange = 110
    const holes = Math.ceil(measures.count('numberOfHoles', 8, 16) / 2)
    return sketch(
      [
        path(
          d`M${-half * 0.72} 20L${-half * 0.72} 96L${-half} 104L${-half} 150Q${-half} 160 ${-half * 0.86} 160L${half * 0.86} 160Q${half} 160 ${half} 150L${half} 104L${half * 0.72} 96L${half * 0.72} 20Z`,
          body,
        ),
        path(
          d`M${-half * 0.72} 58C${-half * 0.6} 66 ${half * 0.6} 66 ${half * 0.72} 58M${-half} 110C${-half * 0.8} 120 ${half * 0.8} 120 ${half} 110`,
          thin,
        ),
        path(d`M${-half * 0.42} 70L${-half * 0.42} 94`, shine),
        ellipse(0, 160, half * 0.86, 7, part),
        path(d`M${-flange} 0L${-flange} 16C${-flange} 52 ${flange} 52 ${flange} 16L${flange} 0Z`, part),
        ellipse(0, 0, flange, 30, body),
        ellipse(0, 0, half * 1.05, 30 * (half / flange) * 1.05, part),
        ...times(holes * 2, (place) => {
          const angle = ((place + 0.5) / (holes * 2)) * 2 * Math.PI
          return ellipse(flange * 0.8 * Math.cos(angle), 24 * Math.sin(angle), 8, 3.2, hole)
        }),
        circle(0, 0, 2.4, hole),
        rect(-half * 0.72, 92, half * 1.44, 2, thin),
      ],
      below(-half, half, measures.label('outerDiameter', 'Ø ')),
    )
  },
}
