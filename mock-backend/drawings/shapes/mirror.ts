import { tube, mirrored, path, rect, type Mark } from '../marks.ts'
import { body, dark, hole, shine, thin } from '../ink.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Spare glasses have a width; whole mirrors hang on their arm. */
export const mirror: Shape = {
  main: (measures) => (measures.has('width') ? glass(measures) : housing(measures)),
}

function glass(measures: Measures): Sketch {
  const height = measures.size('length', 360)
  const width = clamp(measures.size('width', 190), height * 0.4, height * 0.9)
  const corner = width * 0.14
  const frame = width * 0.05
  const heat = [0.25, 0.5, 0.75].map(
    (share) =>
      d`M${width * 0.2} ${height * share}C${width * 0.35} ${height * (share - 0.05)} ${width * 0.5} ${height * (share + 0.05)} ${width * 0.8} ${height * share}`,
  )
  return sketch(
    [
      rect(0, 0, width, height, dark, corner),
      rect(frame, frame, width - 2 * frame, height - 2 * frame, hole, corner * 0.8),
      ...reflections(frame, frame, width - 2 * frame, height - 2 * frame),
      ...(measures.is('heating', 'heated') ? [path(heat.join(''), thin)] : []),
    ],
    below(0, width, measures.label('width')),
    beside(0, height, measures.label('length')),
  )
}

function housing(measures: Measures): Sketch {
  const height = measures.size('length', 700)
  const width = height * 0.52
  const left = height * 0.26
  const split = height * 0.68
  const arm = height * 0.055
  const marks: readonly Mark[] = [
    tube(
      d`M${left + width * 0.3} ${height * 0.16}L${arm} ${height * 0.16}Q0 ${height * 0.16} 0 ${height * 0.24}L0 ${height * 0.8}Q0 ${height * 0.86} ${arm} ${height * 0.86}L${left + width * 0.3} ${height * 0.86}`,
      arm,
      palette.rubber,
    ),
    rect(-arm * 1.2, height * 0.4, arm * 2.4, height * 0.22, body, arm * 0.3),
    rect(left, 0, width, height, body, width * 0.14),
    rect(left + width * 0.07, height * 0.04, width * 0.86, split - height * 0.07, hole, width * 0.09),
    ...reflections(left + width * 0.07, height * 0.04, width * 0.86, split - height * 0.07),
    rect(left + width * 0.07, split, width * 0.86, height - split - height * 0.04, hole, width * 0.08),
    path(d`M${left + width * 0.2} ${height * 0.9}L${left + width * 0.42} ${split + height * 0.05}`, shine),
  ]
  const isLeft = measures.is('side', 'L')
  return sketch(
    isLeft ? marks : [mirrored(marks, (left + width) / 2)],
    beside(0, height, measures.label('length')),
  )
}

function reflections(x: number, y: number, width: number, height: number): readonly Mark[] {
  return [
    path(
      d`M${x + width * 0.16} ${y + height * 0.46}L${x + width * 0.5} ${y + height * 0.12}M${x + width * 0.26} ${y + height * 0.54}L${x + width * 0.46} ${y + height * 0.34}`,
      shine,
    ),
  ]
}
