import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { boltCircle, crossAxes, rimLine, toothedWheel } from '../round.ts'
import { beside, sketch, type Shape } from '../sketch.ts'

/** A slack adjuster: splined bore below, clevis hole above; automatic ones carry a control arm. */
export const lever: Shape = {
  main: (measures) => {
    const length = clamp(measures.size('length', 150), 100, 200)
    const teeth = measures.count('numberOfTeeth', 28, 40)
    const marks: readonly Mark[] = [
      ...(measures.is('adjustment', 'automatic')
        ? [path(d`M10 30L96 62L104 40L26 -6Z`, body), circle(94, 50, 8, hole)]
        : []),
      path(
        d`M${-22} ${-length}C${-22} ${-length - 30} 22 ${-length - 30} 22 ${-length}L40 ${-46}C70 -20 70 44 24 58C-10 68 -62 50 -60 0C-60 -22 -46 -40 -36 -50Z`,
        part,
      ),
      path(d`M${-12} ${-length + 18}L-26 -56`, shine),
      rect(22, -60, 52, 30, body, 6),
      path(d`M34 -60L34 -30M46 -60L46 -30`, thin),
      rect(72, -54, 14, 18, dark, 2),
      circle(0, -length, 11, hole),
      circle(0, -length + 34, 8, hole),
      circle(0, 0, 44, body),
      rimLine(0, 0, 39),
      ...boltCircle(0, 0, 33, 6, 3),
      toothedWheel(0, 0, 24, 20, teeth, hole),
      crossAxes(0, 0, 66, 66),
    ]
    return sketch(
      measures.is('side', 'L') ? [mirrored(marks, 10)] : marks,
      beside(-length, 0, measures.label('length')),
    )
  },
}
