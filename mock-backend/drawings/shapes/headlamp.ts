import { bare, body, dark, glint, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Work lamps (with a luminous flux) are square and mounted in a bracket. */
export const headlamp: Shape = {
  main: (measures) => (measures.has('luminousFlux') ? workLamp(measures) : main(measures)),
}

function main(measures: Measures): Sketch {
  const marks: readonly Mark[] = [
    path(
      d`M0 56C4 20 30 0 70 0L300 14C340 18 360 40 360 76L352 168C350 196 330 210 300 210L60 200C28 198 8 184 4 152Z`,
      dark,
    ),
    path(
      d`M18 62C22 34 42 18 74 18L296 32C324 34 342 50 342 78L334 162C332 184 318 194 294 192L64 184C38 182 24 170 20 148Z`,
      { fill: palette.clear },
    ),
    ...reflector(104, 104, 64, measures),
    ...reflector(232, 114, 54, measures),
    path(d`M298 54C320 56 328 66 327 84L321 150C320 164 312 172 300 172Z`, { fill: palette.amber }),
    path(d`M40 52C48 40 60 34 78 34L150 40`, { line: 'shine' }),
  ]
  return sketch(measures.is('side', 'R') ? [mirrored(marks, 180)] : marks, note(measures.label('bulbType')))
}

function reflector(x: number, y: number, radius: number, measures: Measures): readonly Mark[] {
  if (measures.is('lampTechnology', 'LED')) {
    return [
      rect(x - radius * 0.8, y - radius * 0.8, radius * 1.6, radius * 1.6, body, 8),
      ...times(4, (place) =>
        rect(
          x - radius * 0.66 + (place % 2) * radius * 0.7,
          y - radius * 0.66 + Math.floor(place / 2) * radius * 0.7,
          radius * 0.6,
          radius * 0.6,
          hole,
          4,
        ),
      ),
    ]
  }
  return [
    circle(x, y, radius, body),
    circle(x, y, radius * 0.86, thin),
    circle(x, y, radius * (measures.is('lampTechnology', 'xenon') ? 0.6 : 0.34), part),
    circle(x, y, radius * 0.2, hole),
    path(
      d`M${x - radius * 0.55} ${y - radius * 0.4}C${x - radius * 0.4} ${y - radius * 0.62} ${x - radius * 0.2} ${y - radius * 0.72} ${x} ${y - radius * 0.72}`,
      shine,
    ),
  ]
}

function workLamp(measures: Measures): Sketch {
  const isLed = measures.is('lampTechnology', 'LED')
  const rows = measures.size('power', 40) > 45 ? 3 : 2
  const step = 150 / rows
  return sketch(
    [
      path(d`M-96 60L-120 60L-120 196L120 196L120 60L96 60`, bare),
      rect(-20, 186, 40, 26, part, 4),
      rect(-10, 210, 20, 30, body, 2),
      rect(-104, -46, 208, 204, dark, 26),
      ...[-60, -20, 20, 60].map((x) => path(d`M${x} -46L${x} -36`, glint)),
      rect(-86, -28, 172, 168, { fill: palette.clear }, 16),
      ...(isLed
        ? times(rows * rows, (place) => {
            const [x, y] = [
              -75 + step * ((place % rows) + 0.5),
              -19 + step * (Math.floor(place / rows) + 0.5),
            ]
            return [circle(x, y, step * 0.38, body), circle(x, y, step * 0.16, hole)]
          }).flat()
        : reflector(0, 56, 70, measures)),
      circle(-120, 66, 10, part),
      circle(120, 66, 10, part),
    ],
    note(measures.label('luminousFlux', '', ' lm')),
  )
}
