import { bare, body, dark, hole, part, thinHole } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** A cylinder head gasket is a plate with bores, a valve cover gasket a cord. */
export const gasket: Shape = {
  main: (measures) => (measures.has('innerDiameter') ? head(measures) : cover(measures)),
}

function head(measures: Measures): Sketch {
  const bore = measures.size('innerDiameter', 120)
  const real = measures.size('length', bore * 3)
  const cylinders = clamp(Math.floor(real / (bore * 1.3)), 1, 6)
  const pitch = bore * 1.22
  const [length, height] = [cylinders * pitch + bore * 0.3, bore * 1.75]
  return sketch(
    [
      rect(0, 0, length, height, part, bore * 0.12),
      ...times(cylinders, (cylinder) => {
        const x = bore * 0.15 + pitch * (cylinder + 0.5)
        return [
          circle(x, height / 2, bore * 0.56, body),
          circle(x, height / 2, bore / 2, hole),
          circle(x - bore * 0.28, height * 0.1, bore * 0.06, thinHole),
          circle(x + bore * 0.28, height * 0.1, bore * 0.06, thinHole),
          circle(x - bore * 0.28, height * 0.9, bore * 0.06, thinHole),
          circle(x + bore * 0.28, height * 0.9, bore * 0.06, thinHole),
        ]
      }).flat(),
      ...times(cylinders + 1, (gap) => {
        const x = clamp(bore * 0.15 + pitch * gap, bore * 0.12, length - bore * 0.12)
        return [circle(x, height * 0.14, bore * 0.075, hole), circle(x, height * 0.86, bore * 0.075, hole)]
      }).flat(),
    ],
    below(0, length, measures.label('length')),
    beside(height / 2 - bore / 2, height / 2 + bore / 2, measures.label('innerDiameter', 'Ø ')),
  )
}

function cover(measures: Measures): Sketch {
  const length = 400
  const height = 170
  const lobes = measures.size('length', 600) > 500 ? 5 : 3
  const step = length / lobes
  const top = times(
    lobes,
    (lobe) => d`C${step * (lobe + 0.3)} -16 ${step * (lobe + 0.7)} -16 ${step * (lobe + 1)} 6`,
  ).join('')
  const back = times(
    lobes,
    (lobe) =>
      d`C${length - step * (lobe + 0.3)} ${height + 16} ${length - step * (lobe + 0.7)} ${height + 16} ${length - step * (lobe + 1)} ${height - 6}`,
  ).join('')
  const outline =
    d`M0 6` +
    top +
    d`C${length + 18} 30 ${length + 18} ${height - 30} ${length} ${height - 6}` +
    back +
    d`C-18 ${height - 30} -18 30 0 6Z`
  return sketch(
    [
      path(outline, dark),
      rect(14, 16, length - 28, height - 32, hole, 18),
      ...times(lobes + 1, (bolt) => [
        circle(bolt * step, 4, 11, part),
        circle(bolt * step, 4, 5, hole),
        circle(bolt * step, height - 4, 11, part),
        circle(bolt * step, height - 4, 5, hole),
      ]).flat(),
      path(d`M30 34L30 ${height - 34}`, { line: 'shine' }),
      path(d`M14 ${height / 2}L14 ${height / 2 + 2}`, bare),
    ],
    below(0, length, measures.label('length')),
  )
}
