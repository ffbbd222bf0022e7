import { uprightHexagon, uprightThread } from '../fittings.ts'
import { shine } from '../ink.ts'
import { path, tube } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

export const uBolt: Shape = {
  main: (measures) => {
    const length = measures.size('length', 340)
    const width = clamp(measures.size('width', 100), length * 0.2, length * 0.75)
    const bar = clamp(
      Number(/M(\d+)/.exec(measures.text('thread') ?? '')?.[1] ?? 20),
      width * 0.14,
      width * 0.26,
    )
    const radius = width * 0.34
    const half = width / 2 + bar / 2
    return sketch(
      [
        tube(
          d`M${-half} ${length * 0.8}L${-half} ${radius}Q${-half} 0 ${-half + radius} 0L${half - radius} 0Q${half} 0 ${half} ${radius}L${half} ${length * 0.8}`,
          bar,
          palette.light,
        ),
        path(
          d`M${-half + bar * 0.14} ${radius * 1.4}L${-half + bar * 0.14} ${length * 0.6}M${half + bar * 0.14} ${radius * 1.4}L${half + bar * 0.14} ${length * 0.6}`,
          shine,
        ),
        ...[-half, half].flatMap((x) => [
          ...uprightThread(x, length * 0.66, length * 0.34, bar),
          ...uprightHexagon(x, length * 0.76, bar * 2, bar * 1.1),
        ]),
      ],
      below(-half + bar / 2, half - bar / 2, measures.label('width')),
      beside(-bar / 2, length, measures.label('length')),
    )
  },
}
