import { levelPort, uprightPort } from '../fittings.ts'
import { body, dark, glint, hole, part, thin, shine } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { d } from '../path.ts'
import { arcShine, boltCircle, rimLine, spokes, toothedWheel } from '../round.ts'
import { below, note, sketch, type Shape } from '../sketch.ts'

/**
 * The face shows the drive: a gear for oil pumps, a pulley for water pumps, a motor for electric ones,
 * otherwise a shaft.
 */
export const pump: Shape = {
  main: (measures) =>
    sketch(
      [
        ...levelPort(-84, -40, -46, 40),
        ...uprightPort(30, -92, -42, 40),
        path(d`M-92 -84L-60 -104L60 -104L92 -84L104 -10L88 78L56 100L-56 100L-88 78L-104 -10Z`, body),
        path(d`M-80 -58L-90 -8L-78 60`, shine),
        ...[
          [-80, -76],
          [80, -76],
          [-76, 80],
          [76, 80],
        ].flatMap(([x = 0, y = 0]) => [circle(x, y, 16, part), circle(x, y, 7, hole)]),
        ...drive(measures),
      ],
      below(-70, 70, measures.label('outerDiameter', 'Ø ')),
      note(measures.label('pressure', '', ' bar')),
    ),
}

function drive(measures: Measures): readonly Mark[] {
  if (measures.has('numberOfTeeth') || measures.is('design', 'gear driven')) {
    const teeth = measures.count('numberOfTeeth', 28, 44)
    return [
      toothedWheel(0, 0, 76, 66, teeth, part),
      rimLine(0, 0, 54),
      ...boltCircle(0, 0, 40, 6, 8),
      circle(0, 0, 24, body),
      circle(0, 0, 11, hole),
    ]
  }
  if (measures.has('voltage') || measures.is('design', 'electromagnetic')) {
    return [
      circle(0, 0, 72, dark),
      circle(0, 0, 60, glint),
      spokes(0, 0, 60, 72, 12, glint),
      circle(0, 0, 30, body),
      ...boltCircle(0, 0, 21, 3, 4),
      rect(56, -70, 56, 38, part, 5),
      path(d`M100 -62L100 -40`, thin),
    ]
  }
  if (measures.has('outerDiameter')) {
    return [
      circle(0, 0, 76, part),
      rimLine(0, 0, 70),
      rimLine(0, 0, 64),
      arcShine(0, 0, 56),
      ...boltCircle(0, 0, 40, 5, 11),
      circle(0, 0, 22, body),
      circle(0, 0, 9, hole),
    ]
  }
  return [
    circle(0, 0, 70, part),
    rimLine(0, 0, 62),
    ...boltCircle(0, 0, 52, 4, 6),
    circle(0, 0, 34, body),
    arcShine(0, 0, 27),
    toothedWheel(0, 0, 17, 14, 14, part),
    circle(0, 0, 5, hole),
  ]
}
