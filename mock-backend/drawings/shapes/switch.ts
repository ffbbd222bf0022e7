import { body, dark, glint, hole, part, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { sketch, type Shape } from '../sketch.ts'

/** Switches with more poles are drawn as a steering column stalk. */
const mostPolesOfAButton = 8

/** Boxes switch a current and have several keys. */
export const switchShape: Shape = {
  main: (measures) =>
    sketch(
      measures.has('current')
        ? keys(measures)
        : measures.count('numberOfPoles', 4, 40) > mostPolesOfAButton
          ? stalk()
          : button(measures),
    ),
}

function button(measures: Measures): readonly Mark[] {
  const poles = measures.count('numberOfPoles', 5, 8)
  return [
    ...times(poles, (pole) => rect(-60 + (120 * (pole + 0.5)) / poles - 5, 200, 10, 38, part, 1)),
    rect(-76, 92, 152, 110, body, 6),
    path(d`M-76 120L76 120`, thin),
    rect(-92, 70, 184, 24, part, 6),
    path(d`M-72 70L-66 6Q-64 -4 -54 -6L54 -16Q66 -16 68 -6L72 70Z`, dark),
    path(d`M-56 12L56 2`, glint),
    circle(0, 40, 12, { fill: palette.amber }),
  ]
}

function stalk(): readonly Mark[] {
  return [
    path(d`M54 -14L262 -52C292 -58 310 -46 312 -28C314 -8 300 4 276 2L54 22Z`, dark),
    path(d`M90 -8L250 -34`, glint),
    path(d`M226 -44L232 4M244 -48L250 4`, glint),
    path(d`M-54 -14L-206 -42C-232 -46 -246 -36 -248 -20C-250 -4 -238 6 -216 4L-54 22Z`, dark),
    circle(0, 4, 82, part),
    circle(0, 4, 60, body),
    circle(0, 4, 34, hole),
    rect(-40, 78, 80, 46, dark, 6),
    path(d`M-28 112L-28 100M-10 112L-10 100M10 112L10 100M28 112L28 100`, glint),
  ]
}

function keys(measures: Measures): readonly Mark[] {
  const count = measures.count('numberOfPoles', 4, 6)
  const width = count * 62 + 28
  return [
    rect(-12, -16, width + 24, 174, part, 10),
    rect(0, 0, width, 142, dark, 12),
    ...times(count, (key) => [
      rect(18 + key * 62, 26, 54, 92, body, 6),
      path(d`M${18 + key * 62} 72L${72 + key * 62} 72`, thin),
      circle(45 + key * 62, 48, 7, { fill: key === 0 ? palette.red : palette.amber }),
    ]).flat(),
    circle(0 - 2, -6, 4, hole),
    circle(width + 2, -6, 4, hole),
  ]
}
