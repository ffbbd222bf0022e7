import { levelHexagon, levelThread } from '../fittings.ts'
import { body, hole, part, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, around } from '../round.ts'
import { below, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Narrower clamps have a worm screw. */
const widestWormClamp = 20

export const clampShape: Shape = {
  main: (measures) => (measures.size('width', 12) < widestWormClamp ? worm(measures) : band(measures)),
}

function worm(measures: Measures): Sketch {
  const slots = times(9, (slot) => {
    const [from, to] = [around(0, 0, 93, 0.1 + slot * 0.018), around(0, 0, 105, 0.1 + slot * 0.018 + 0.006)]
    return d`M${from.x} ${from.y}L${to.x} ${to.y}`
  })
  return sketch(
    [
      circle(0, 0, 108, body),
      circle(0, 0, 90, hole),
      path(slots.join(''), thin),
      arcShine(0, 0, 99),
      rect(-58, -142, 92, 50, part, 10),
      ...levelHexagon(-88, -117, 32, 44, body),
      path(times(7, (turn) => d`M${-44 + turn * 11} -130L${-50 + turn * 11} -104`).join(''), thin),
    ],
    below(-90, 90, measures.label('outerDiameter', 'Ø ')),
  )
}

function band(measures: Measures): Sketch {
  const ears: readonly Mark[] = [
    path(d`M-40 -96L-34 -156L-12 -156L-12 -98Z`, part),
    path(d`M40 -96L34 -156L12 -156L12 -98Z`, part),
    ...levelThread(-76, -134, 150, 15),
    ...levelHexagon(-92, -134, 22, 34),
    ...levelHexagon(36, -134, 20, 34),
  ]
  return sketch(
    [
      circle(0, 0, 110, body),
      circle(0, 0, 94, hole),
      arcShine(0, 0, 102),
      rect(-12, -112, 24, 26, hole),
      ...ears,
    ],
    below(-94, 94, measures.label('outerDiameter', 'Ø ')),
  )
}
