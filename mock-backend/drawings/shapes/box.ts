import { body, dark, hole, part, shade, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { hexagon } from '../round.ts'
import { sketch, type Shape } from '../sketch.ts'

/** Kits and sets: an open carton with a typical part in front of it. */
export const box: Shape = {
  main: (measures) =>
    sketch([
      path(d`M0 0L-52 -46L112 -62L150 0Z`, body),
      path(d`M150 0L112 -62L268 -84L304 -30Z`, part),
      path(d`M0 0L150 0L150 176L0 176Z`, body),
      path(d`M150 0L304 -30L304 132L150 176Z`, part),
      path(d`M150 0L150 176`, {}),
      rect(24, 44, 102, 72, hole, 4),
      rect(36, 58, 52, 13, shade, 2),
      path(d`M36 84L112 84M36 98L98 98`, thin),
      path(d`M176 10L176 150M282 -10L282 120`, thin),
      ...content(measures),
    ]),
}

function content(measures: Measures): readonly Mark[] {
  if (measures.has('current')) return fuses()
  if (measures.has('length') && measures.has('width')) return ties()
  if (measures.has('outerDiameter')) return [...pin(196, 150), ...seal(330, 196, 34), ...seal(120, 218, 22)]
  if (measures.has('numberOfCylinders'))
    return [...seal(210, 190, 42), ...seal(300, 206, 26), ...plate(82, 206)]
  return [...seal(226, 190, 40), ...seal(306, 210, 24), ...nut(146, 212, 26), ...nut(92, 222, 18)]
}

const seal = (x: number, y: number, radius: number): readonly Mark[] => [
  circle(x, y, radius, dark),
  circle(x, y, radius * 0.82, { line: 'glint' }),
  circle(x, y, radius * 0.6, hole),
]

const nut = (x: number, y: number, radius: number): readonly Mark[] => [
  hexagon(x, y, radius, body),
  circle(x, y, radius * 0.5, hole),
]

const plate = (x: number, y: number): readonly Mark[] => [
  rect(x - 70, y - 26, 126, 52, part, 8),
  ...[-40, 0, 36].map((offset) => circle(x + offset, y, 15, hole)),
]

const pin = (x: number, y: number): readonly Mark[] => [
  rect(x - 110, y + 32, 190, 38, body, 4),
  path(d`M${x - 96} ${y + 32}L${x - 96} ${y + 70}M${x + 66} ${y + 32}L${x + 66} ${y + 70}`, thin),
  path(d`M${x - 70} ${y + 42}L${x + 30} ${y + 42}`, { line: 'shine' }),
]

const ties = (): readonly Mark[] =>
  times(3, (tie) => [
    path(d`M${64 + tie * 18} ${196 + tie * 16}L${316 + tie * 8} ${196 + tie * 16}`, { line: 'outline' }),
    rect(48 + tie * 18, 188 + tie * 16, 20, 16, dark, 3),
  ]).flat()

const fuses = (): readonly Mark[] =>
  ['#e9a23b', '#c0392b', '#3f7fb5'].flatMap((fill, place) => {
    const x = 150 + place * 66
    return [
      rect(x - 16, 206, 9, 34, part, 1),
      rect(x + 8, 206, 9, 34, part, 1),
      path(d`M${x - 24} 212L${x - 24} 184L${x - 16} 176L${x + 16} 176L${x + 24} 184L${x + 24} 212Z`, {
        fill,
      }),
    ]
  })
