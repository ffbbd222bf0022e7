import { levelThread, uprightHexagon, uprightThread } from '../fittings.ts'
import { body, dark, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { levelAxis } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Ball stud upright, threaded shank to the side. */
export const tieRodEnd: Shape = {
  main: (measures) => {
    const length = clamp(measures.size('length', 130), 90, 200)
    const cone = clamp(measures.size('coneDiameter', 26), 16, 34)
    const shank = 30
    const marks: readonly Mark[] = [
      ...uprightThread(0, -112, 34, cone * 0.7),
      ...uprightHexagon(0, -84, cone * 1.5, 18),
      path(
        d`M${-cone * 0.4} ${-66}L${cone * 0.4} ${-66}L${cone * 0.62} ${-26}L${-cone * 0.62} ${-26}Z`,
        body,
      ),
      path(d`M-34 -16C-36 -34 -22 -42 0 -42C22 -42 36 -34 34 -16Z`, dark),
      path(d`M-24 -26L24 -26`, { line: 'glint' }),
      ...levelThread(length * 0.52, 8, length * 0.62, shank),
      path(d`M20 -10L${length * 0.52} ${8 - shank * 0.56}L${length * 0.52} ${8 + shank * 0.56}L20 28Z`, body),
      rect(-38, -18, 76, 50, part, 18),
      circle(0, 8, 17, thin),
      path(d`M-28 -2L-28 16`, shine),
      rect(-26, 30, 52, 10, body, 4),
      levelAxis(-50, length * 1.2, 8),
    ]
    const isLeft = measures.is('side', 'L')
    const end = length * 1.14
    return sketch(
      isLeft ? [mirrored(marks, 0)] : marks,
      isLeft ? below(-end, 0, measures.label('length')) : below(0, end, measures.label('length')),
    )
  },
}
