import { levelPlug, levelThread } from '../fittings.ts'
import { body, dark, hole, part, thin } from '../ink.ts'
import { circle, path, rect, tube, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Speed sensors end in a metal head, wear indicators in a flat one, gear cables in threads. */
export const cable: Shape = {
  main: (measures) => {
    const isGear = measures.has('thread')
    const width = isGear ? 13 : 9
    return sketch(
      [
        tube(d`M96 60C170 60 150 -70 236 -70C330 -70 268 84 350 84L424 84`, width, palette.rubber),
        ...(isGear ? [tube(d`M150 10L158 -10`, 24, palette.light)] : []),
        ...head(measures, isGear),
        ...(isGear ? gearEnd() : levelPlug(418, 84, 62, 40)),
      ],
      below(-30, 480, measures.label('cableLength') ?? measures.label('length')),
    )
  },
}

function head(measures: Measures, isGear: boolean): readonly Mark[] {
  if (isGear)
    return [
      ...levelThread(-30, 60, 56, 17),
      rect(26, 44, 76, 32, part, 5),
      path(d`M40 44L40 76M88 44L88 76`, thin),
    ]
  if (measures.has('outerDiameter')) {
    return [
      rect(-30, 40, 90, 40, body, 3),
      path(d`M-12 40L-12 80M6 40L6 80`, thin),
      rect(56, 36, 26, 48, part, 5),
      rect(80, 46, 24, 28, dark, 6),
    ]
  }
  return [
    rect(-30, 38, 60, 44, dark, 5),
    rect(24, 46, 50, 28, part, 5),
    rect(72, 50, 28, 20, dark, 6),
    circle(-6, 60, 7, hole),
  ]
}

const gearEnd = (): readonly Mark[] => [
  rect(400, 68, 60, 32, part, 5),
  rect(460, 80, 22, 8, body, 2),
  circle(496, 84, 18, body),
  circle(496, 84, 8, hole),
]
