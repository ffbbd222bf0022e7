import { breakMark, levelThread } from '../fittings.ts'
import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect, turned, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { toothedWheel } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/**
 * Camshafts have splines, drag links ball joints, axle rods a bolt circle in wide eyes; stabilizer links are
 * slim.
 */
export const rod: Shape = {
  main: (measures) =>
    measures.has('numberOfTeeth')
      ? camshaft(measures)
      : measures.has('coneDiameter')
        ? dragLink(measures)
        : link(measures),
}

function link(measures: Measures): Sketch {
  const real = measures.size('length', 500)
  const isAxleRod = measures.has('boltHoleCircle')
  const radius = (isAxleRod ? 0.115 : 0.09) * 500
  const length = clamp(real, 300, 620)
  const wall = radius * (isAxleRod ? 0.62 : 0.42)
  const end = (x: number): readonly Mark[] => [
    circle(x, 0, radius, part),
    circle(x, 0, radius * 0.72, dark),
    circle(x, 0, radius * 0.44, body),
    circle(x, 0, radius * 0.2, hole),
    ...(isAxleRod
      ? [
          rect(x - radius * 0.18, -radius * 1.5, radius * 0.36, radius * 3, body, radius * 0.1),
          circle(x, -radius * 1.22, radius * 0.1, hole),
          circle(x, radius * 1.22, radius * 0.1, hole),
        ]
      : []),
  ]
  return sketch(
    [
      rect(0, -wall, length, wall * 2, body),
      path(d`M${radius * 1.7} ${-wall * 0.4}L${length * 0.45} ${-wall * 0.4}`, shine),
      ...(real > 620 ? breakMark(length / 2, 0, wall * 2) : []),
      ...end(0),
      ...end(length),
    ],
    below(0, length, measures.label('length')),
    below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
  )
}

function dragLink(measures: Measures): Sketch {
  const [length, tube, ball] = [620, 19, 40]
  const joint = (x: number, direction: 1 | -1): readonly Mark[] => [
    rect(x - 16, -106, 32, 14, part, 3),
    path(d`M${x - 13} ${-92}L${x + 13} ${-92}L${x + 20} ${-44}L${x - 20} ${-44}Z`, body),
    rect(x - 8, -124, 16, 20, body, 2),
    path(d`M${x - 26} ${-32}Q${x - 26} ${-50} ${x} ${-50}Q${x + 26} ${-50} ${x + 26} ${-32}Z`, dark),
    ...levelThread(direction === 1 ? x + 30 : x - 110, 0, 80, 32),
    circle(x, 0, ball, part),
    circle(x, 0, ball * 0.68, thin),
    rect(x - 24, 32, 48, 10, body, 4),
  ]
  return sketch(
    [
      ...joint(0, 1),
      ...joint(length, -1),
      rect(88, -tube, length - 176, tube * 2, body, 4),
      path(d`M128 ${-tube * 0.4}L${length * 0.42} ${-tube * 0.4}`, shine),
      rect(84, -tube * 1.35, 40, tube * 2.7, part, 5),
      rect(length - 124, -tube * 1.35, 40, tube * 2.7, part, 5),
      ...breakMark(length / 2, 0, tube * 2),
    ],
    below(0, length, measures.label('length')),
  )
}

/** S-shaped cam at the left, splines at the right. */
function camshaft(measures: Measures): Sketch {
  const length = clamp(measures.size('length', 450), 280, 640)
  const radius = clamp(measures.size('outerDiameter', 40), 30, 52) / 2
  const teeth = measures.count('numberOfTeeth', 28, 48)
  return sketch(
    [
      rect(0, -radius, length, radius * 2, body, 3),
      path(d`M${length * 0.2} ${-radius * 0.4}L${length * 0.66} ${-radius * 0.4}`, shine),
      rect(length * 0.14, -radius * 1.2, length * 0.08, radius * 2.4, part, 3),
      rect(length * 0.72, -radius * 1.2, length * 0.06, radius * 2.4, part, 3),
      ...[-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((share) =>
        path(d`M${length * 0.87} ${radius * share}L${length} ${radius * share}`, thin),
      ),
      path(d`M${length * 0.87} ${-radius}L${length * 0.87} ${radius}`, {}),
      turned(
        [
          path(
            d`M-46 -16C-58 -54 -6 -66 14 -44C30 -26 30 -16 46 -10C66 -2 58 50 30 54C2 58 -10 44 -16 26C-22 10 -38 6 -46 -16Z`,
            part,
          ),
        ],
        8,
        0,
        0,
      ),
      circle(0, 0, radius * 0.5, hole),
      toothedWheel(length + radius * 2.6, 0, radius * 1.25, radius * 1.02, teeth, body),
      circle(length + radius * 2.6, 0, radius * 0.3, hole),
    ],
    below(0, length, measures.label('length')),
    beside(-radius, radius, measures.label('outerDiameter', 'Ø ')),
  )
}
