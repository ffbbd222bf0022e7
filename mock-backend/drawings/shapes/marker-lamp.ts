import { bare, body, dark, hole, shine, part } from '../ink.ts'
import { circle, path, rect, tube } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { colourOf, palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Reflectors are round and need no cable. */
export const markerLamp: Shape = {
  main: (measures) => (measures.has('outerDiameter') ? reflector(measures) : lamp(measures)),
}

function reflector(measures: Measures): Sketch {
  const radius = measures.size('outerDiameter', 70) / 2
  const cells = [-0.5, -0.25, 0, 0.25, 0.5].map(
    (share) =>
      d`M${radius * share} ${-radius * 0.66}L${radius * share} ${radius * 0.66}M${-radius * 0.66} ${radius * share}L${radius * 0.66} ${radius * share}`,
  )
  return sketch(
    [
      ...(measures.is('mounting', 'screw')
        ? [-1, 1].map((side) =>
            rect(
              side * radius * 1.1 - radius * 0.25,
              -radius * 0.22,
              radius * 0.5,
              radius * 0.44,
              dark,
              radius * 0.1,
            ),
          )
        : []),
      circle(0, 0, radius, dark),
      circle(0, 0, radius * 0.86, { fill: colourOf(measures.text('colour'), palette.red) }),
      path(cells.join(''), { line: 'shine' }),
      circle(0, 0, radius * 0.86, bare),
      ...(measures.is('mounting', 'screw')
        ? [-1, 1].map((side) => circle(side * radius * 1.17, 0, radius * 0.08, hole))
        : []),
    ],
    below(-radius, radius, measures.label('outerDiameter', 'Ø ')),
  )
}

function lamp(measures: Measures): Sketch {
  const isLed = measures.is('lampTechnology', 'LED')
  return sketch(
    [
      tube(d`M40 84C40 150 120 120 120 176C120 210 170 210 214 204`, 9, palette.rubber),
      rect(206, 190, 46, 28, part, 4),
      rect(250, 196, 10, 16, body, 2),
      rect(-130, -4, 340, 96, dark, 24),
      rect(-84, 10, 248, 68, { fill: colourOf(measures.text('colour'), palette.amber) }, 16),
      ...(isLed
        ? times(6, (dot) => circle(-50 + dot * 36, 44, 9, { fill: palette.white, line: 'none' }))
        : [circle(40, 44, 24, bare), circle(40, 44, 11, hole)]),
      path(d`M-66 24L40 24`, shine),
      circle(-107, 44, 9, hole),
      circle(187, 44, 9, hole),
    ],
    below(-130, 210, measures.label('cableLength')),
  )
}
