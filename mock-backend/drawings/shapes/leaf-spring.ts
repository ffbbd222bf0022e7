import { body, hole, part, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

export const leafSpring: Shape = {
  main: (measures) => {
    const length = 1000
    const leaves = measures.count('numberOfLeaves', 3, 9)
    const leaf = clamp(measures.size('thickness', 24) * 1.3, 24, 46)
    const sag = 190
    const half = length / 2
    const band = (index: number): string => {
      const reach = half * (1 - index * 0.095) - (index === 0 ? 0 : 30)
      const curve = (x: number): number => -sag * (x / half) ** 2 + index * leaf
      const [mid, end] = [index * leaf, curve(reach)]
      const bend = 2 * curve(reach / 2) - (mid + end) / 2
      return (
        d`M${-reach} ${end}Q${-reach / 2} ${bend} 0 ${mid}Q${reach / 2} ${bend} ${reach} ${end}` +
        d`L${reach} ${end + leaf}Q${reach / 2} ${bend + leaf} 0 ${mid + leaf}Q${-reach / 2} ${bend + leaf} ${-reach} ${end + leaf}Z`
      )
    }
    const middle = leaves * leaf
    return sketch(
      [
        ...[-half, half].flatMap((x) => [
          circle(x, -sag + leaf / 2, 40, part),
          circle(x, -sag + leaf / 2, 18, hole),
        ]),
        ...times(leaves, (index) => path(band(index), index % 2 === 0 ? body : part)),
        rect(-44, -16, 88, middle + 32, part, 8),
        circle(0, middle / 2, 10, hole),
        ...(leaves > 2
          ? [-1, 1].map((side) =>
              rect(side * half * 0.48 - 14, -sag * 0.23 - 10, 28, leaf * Math.min(leaves, 4) + 20, part, 4),
            )
          : []),
        path(
          d`M${-half * 0.8} ${-sag * 0.64 + leaf * 0.4}Q${-half * 0.6} ${-sag * 0.32} ${-half * 0.56} ${-sag * 0.31 + leaf * 0.4}`,
          thin,
        ),
      ],
      below(-half, half, measures.label('length')),
    )
  },
}
