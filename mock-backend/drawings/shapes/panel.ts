import { body, dark, glint, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Pans have a volume, filters a height, mats a thickness; what has a side is a bumper corner or a step. */
export const panel: Shape = {
  main: (measures) => {
    if (measures.has('volume')) return oilPan(measures)
    if (measures.has('height')) return cabinFilter(measures)
    if (measures.has('thickness')) return mat(measures)
    return measures.size('length', 400) > measures.size('width', 300) * 2.2
      ? step(measures)
      : corner(measures)
  },
}

function oilPan(measures: Measures): Sketch {
  const length = measures.size('length', 700)
  const height = length * 0.36
  const isPlastic = measures.is('material', 'plastic')
  const [ink, line] = isPlastic ? [dark, glint] : [body, thin]
  return sketch(
    [
      path(
        d`M${length * 0.03} ${height * 0.1}L${length * 0.06} ${height * 0.4}Q${length * 0.08} ${height * 0.5} ${length * 0.2} ${height * 0.52}L${length * 0.4} ${height * 0.56}L${length * 0.48} ${height * 0.94}Q${length * 0.5} ${height} ${length * 0.56} ${height}L${length * 0.86} ${height}Q${length * 0.93} ${height} ${length * 0.94} ${height * 0.92}L${length * 0.97} ${height * 0.1}Z`,
        ink,
      ),
      path(
        times(
          6,
          (rib) =>
            d`M${length * (0.52 + rib * 0.07)} ${height * 0.24}L${length * (0.54 + rib * 0.068)} ${height * 0.9}`,
        ).join(''),
        line,
      ),
      path(d`M${length * 0.1} ${height * 0.3}L${length * 0.42} ${height * 0.34}`, isPlastic ? glint : shine),
      rect(0, 0, length, height * 0.13, part, height * 0.02),
      ...times(8, (bolt) =>
        circle(length * (0.04 + (bolt * 0.92) / 7), height * 0.065, height * 0.028, hole),
      ),
      circle(length * 0.74, height * 0.86, height * 0.06, part),
      circle(length * 0.74, height * 0.86, height * 0.025, hole),
    ],
    below(0, length, measures.label('length')),
  )
}

function cabinFilter(measures: Measures): Sketch {
  const length = measures.size('length', 400)
  const width = clamp(measures.size('width', 200), length * 0.3, length * 0.75)
  const depth = clamp(measures.size('height', 35), length * 0.05, length * 0.16)
  const isCarbon = measures.is('material', 'activated carbon')
  const folds = times(20, (fold) => length * 0.04 + (length * 0.92 * (fold + 0.5)) / 20)
  return sketch(
    [
      path(d`M0 0L${depth} ${-depth}L${length + depth} ${-depth}L${length} 0Z`, part),
      path(
        d`M${length} 0L${length + depth} ${-depth}L${length + depth} ${width - depth}L${length} ${width}Z`,
        part,
      ),
      rect(0, 0, length, width, body),
      rect(length * 0.035, length * 0.035, length * 0.93, width - length * 0.07, isCarbon ? dark : hole),
      path(
        folds.map((x) => d`M${x} ${length * 0.05}L${x} ${width - length * 0.05}`).join(''),
        isCarbon ? glint : thin,
      ),
    ],
    below(0, length, measures.label('length')),
    beside(0, width, measures.label('width')),
  )
}

/** Mud flaps and mats of rubber; long mats come in rolls. */
function mat(measures: Measures): Sketch {
  const width = measures.size('width', 450)
  const length = measures.size('length', 500)
  if (length > width * 2) return roll(measures)
  const ribs = times(
    5,
    (rib) =>
      d`M${width * 0.12} ${length * (0.3 + rib * 0.13)}L${width * 0.88} ${length * (0.3 + rib * 0.13)}`,
  )
  return sketch(
    [
      rect(0, 0, width, length, dark, width * 0.03),
      path(ribs.join(''), glint),
      ...times(4, (hole_) => circle(width * (0.14 + hole_ * 0.24), length * 0.07, width * 0.022, hole)),
      path(d`M${width * 0.06} ${length * 0.14}L${width * 0.94} ${length * 0.14}`, glint),
    ],
    below(0, width, measures.label('width')),
    beside(0, length, measures.label('length')),
  )
}

function roll(measures: Measures): Sketch {
  return sketch(
    [
      path(d`M60 120L300 120L380 200L140 200Z`, dark),
      path(d`M120 140L300 140M150 170L330 170M170 188L350 188`, glint),
      path(d`M40 0L280 0C330 0 330 130 280 130L40 130Z`, dark),
      path(d`M70 34L276 34M70 60L286 60`, glint),
      circle(40, 65, 65, body),
      ...[52, 40, 28].map((radius) => circle(40, 65, radius, thin)),
      circle(40, 65, 14, hole),
    ],
    below(140, 380, measures.label('width')),
    beside(120, 200, measures.label('length')),
  )
}

function step(measures: Measures): Sketch {
  const length = measures.size('length', 500)
  const width = clamp(measures.size('width', 180), length * 0.26, length * 0.5)
  const rise = width * 0.3
  const holes = times(24, (place) => ({
    x: length * (0.1 + (place % 8) * 0.114),
    y: width * (0.2 + Math.floor(place / 8) * 0.27),
  }))
  const ink = measures.is('material', 'plastic') ? dark : body
  const marks: readonly Mark[] = [
    rect(length * 0.08, width, length * 0.06, rise, part, 3),
    rect(length * 0.86, width, length * 0.06, rise, part, 3),
    path(
      d`M0 0L${length} 0L${length} ${width * 0.86}Q${length} ${width} ${length - width * 0.14} ${width}L${width * 0.3} ${width}Q0 ${width} 0 ${width * 0.7}Z`,
      ink,
    ),
    ...holes.map(({ x, y }) =>
      rect(x - length * 0.034, y - width * 0.06, length * 0.068, width * 0.12, hole, width * 0.06),
    ),
  ]
  return sketch(
    measures.is('side', 'L') ? marks : [mirrored(marks, length / 2)],
    below(0, length, measures.label('length')),
    beside(0, width, measures.label('width')),
  )
}

function corner(measures: Measures): Sketch {
  const length = measures.size('length', 600)
  const width = clamp(measures.size('width', 400), length * 0.4, length * 0.9)
  const marks: readonly Mark[] = [
    path(
      d`M0 ${width * 0.24}C0 ${width * 0.06} ${length * 0.1} 0 ${length * 0.24} 0L${length} ${width * 0.08}L${length} ${width * 0.86}L${length * 0.3} ${width}C${length * 0.1} ${width} 0 ${width * 0.86} 0 ${width * 0.7}Z`,
      measures.is('material', 'plastic') ? part : body,
    ),
    path(
      d`M${length * 0.2} ${width * 0.02}C${length * 0.14} ${width * 0.3} ${length * 0.14} ${width * 0.7} ${length * 0.22} ${width * 0.98}`,
      thin,
    ),
    path(
      d`M${length * 0.36} ${width * 0.36}Q${length * 0.36} ${width * 0.28} ${length * 0.42} ${width * 0.28}L${length * 0.78} ${width * 0.32}Q${length * 0.84} ${width * 0.33} ${length * 0.84} ${width * 0.4}L${length * 0.84} ${width * 0.6}Q${length * 0.84} ${width * 0.67} ${length * 0.78} ${width * 0.68}L${length * 0.42} ${width * 0.72}Q${length * 0.36} ${width * 0.72} ${length * 0.36} ${width * 0.64}Z`,
      dark,
    ),
    circle(length * 0.6, width * 0.5, width * 0.14, body),
    circle(length * 0.6, width * 0.5, width * 0.1, thin),
    path(
      d`M${length * 0.06} ${width * 0.28}C${length * 0.07} ${width * 0.14} ${length * 0.12} ${width * 0.1} ${length * 0.16} ${width * 0.08}`,
      shine,
    ),
    circle(length * 0.94, width * 0.18, width * 0.025, hole),
    circle(length * 0.94, width * 0.76, width * 0.025, hole),
  ]
  return sketch(
    measures.is('side', 'L') ? marks : [mirrored(marks, length / 2)],
    below(0, length, measures.label('length')),
    beside(0, width, measures.label('width')),
  )
}
