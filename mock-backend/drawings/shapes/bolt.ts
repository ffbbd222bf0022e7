import { levelHexagon, levelThread } from '../fittings.ts'
import { body, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { levelAxis } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Spring pins have no head but a lubricating nipple; wheel bolts are knurled under theirs. */
export const bolt: Shape = {
  main: (measures) => (measures.has('outerDiameter') ? pin(measures) : headed(measures)),
}

export const nominal = (measures: Measures, otherwise: number): number =>
  Number(/M(\d+)/.exec(measures.text('thread') ?? '')?.[1] ?? otherwise)

function headed(measures: Measures): Sketch {
  const size = nominal(measures, 14)
  const length = clamp(measures.size('length', 70), size * 1.6, size * 7)
  const isWheelBolt = measures.has('spannerSize')
  const head = size * 0.8
  const thread = Math.min(length * 0.6, size * 3)
  return sketch(
    [
      rect(0, -size / 2, length - thread, size, body),
      ...(isWheelBolt
        ? [
            path(
              [0.2, 0.4, 0.6, 0.8]
                .map(
                  (share) =>
                    d`M0 ${-size / 2 + size * share}L${(length - thread) * 0.8} ${-size / 2 + size * share}`,
                )
                .join(''),
              thin,
            ),
          ]
        : []),
      path(
        d`M${size * 0.3} ${-size * 0.26}L${Math.max(size * 0.4, (length - thread) * 0.8)} ${-size * 0.26}`,
        shine,
      ),
      ...levelThread(length - thread, 0, thread, size),
      ...levelHexagon(-head, 0, head, size * 1.75),
      ...(isWheelBolt ? [rect(-size * 0.16, -size, size * 0.16, size * 2, part, 1)] : []),
      levelAxis(-head - size * 0.4, length + size * 0.4, 0),
    ],
    below(0, length, measures.label('length')),
    beside(-size / 2, size / 2, measures.label('thread')),
  )
}

function pin(measures: Measures): Sketch {
  const size = measures.size('outerDiameter', 28)
  const length = clamp(measures.size('length', 170), size * 3, size * 8)
  return sketch(
    [
      ...levelThread(-size * 0.5, 0, size * 0.54, size * 0.3),
      rect(0, -size / 2, length, size, body, size * 0.12),
      path(d`M${size * 0.6} ${-size * 0.2}L${length - size} ${-size * 0.2}`, shine),
      rect(length * 0.16, -size * 0.52, size * 0.24, size * 0.3, hole, size * 0.08),
      rect(length * 0.8, -size * 0.52, size * 0.24, size * 0.3, hole, size * 0.08),
      path(
        d`M${size * 0.3} ${-size / 2}L${size * 0.3} ${size / 2}M${length - size * 0.3} ${-size / 2}L${length - size * 0.3} ${size / 2}`,
        thin,
      ),
      circle(length / 2, 0, size * 0.09, part),
      levelAxis(-size * 0.8, length + size * 0.4, 0),
    ],
    below(0, length, measures.label('length')),
    beside(-size / 2, size / 2, measures.label('outerDiameter', 'Ø ')),
  )
}
