import { body, dark, glint, part, shine, thin } from '../ink.ts'
import { moved, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { eye } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/**
 * Shock absorbers and steering dampers are drawn upright, closed and open; gas springs open; cab air springs
 * with a bellow.
 */
export const damper: Shape = {
  main: (measures) =>
    measures.has('minimumLength')
      ? pair(measures)
      : measures.has('force')
        ? gasSpring(measures)
        : cabSpring(measures),
}

function pair(measures: Measures): Sketch {
  const open = measures.size('maximumLength', 600)
  const closed = clamp(measures.size('minimumLength', 380), open * 0.5, open * 0.85)
  const width = clamp(measures.size('outerDiameter', 72), open * 0.09, open * 0.16)
  const gap = open * 0.42
  return sketch(
    [...strut(closed, closed, width), moved(strut(open, closed, width), gap, 0)],
    below(-width / 2, width / 2, measures.label('outerDiameter', 'Ø ')),
    beside(0, closed, measures.label('minimumLength'), width * 0.6),
    beside(0, open, measures.label('maximumLength')),
  )
}

/** `length` and `closed` are measured between the centres of the eyes. */
function strut(length: number, closed: number, width: number): readonly Mark[] {
  const ring = width * 0.52
  const tube = closed - ring * 2.6
  const top = length - ring * 0.8 - tube
  const cover = tube * 0.42
  return [
    rect(
      -width * 0.11,
      ring * 0.8,
      width * 0.22,
      Math.max(top - ring * 0.8, width * 0.1) + width * 0.06,
      body,
      1,
    ),
    ...eye(0, 0, ring),
    ...eye(0, length, ring),
    rect(-width * 0.46, top, width * 0.92, tube, body, width * 0.12),
    rect(-width * 0.54, top, width * 1.08, cover, part, width * 0.12),
    path(
      d`M${width * 0.22} ${top + cover + width * 0.22}L${width * 0.22} ${top + tube - width * 0.22}M${width * 0.28} ${top + width * 0.2}L${width * 0.28} ${top + cover - width * 0.2}`,
      shine,
    ),
    path(
      d`M${-width * 0.46} ${top + tube - width * 0.16}L${width * 0.46} ${top + tube - width * 0.16}`,
      thin,
    ),
  ]
}

/** Drawn lying, because it is long and slim. */
function gasSpring(measures: Measures): Sketch {
  const length = measures.size('maximumLength', 600)
  const stroke = clamp(measures.size('stroke', length * 0.4), length * 0.15, length * 0.46)
  const width = length * 0.075
  const body_ = length - stroke - width * 2.2
  return sketch(
    [
      rect(body_ + width * 1.1, -width * 0.17, stroke, width * 0.34, body, 1),
      rect(width * 1.1, -width / 2, body_, width, dark, width * 0.2),
      path(d`M${width * 1.6} ${-width * 0.2}L${body_ + width * 0.4} ${-width * 0.2}`, glint),
      rect(0, -width * 0.18, width * 1.1, width * 0.36, body, 1),
      rect(length - width * 1.1, -width * 0.18, width * 1.1, width * 0.36, body, 1),
      ...eye(0, 0, width * 0.5),
      ...eye(length, 0, width * 0.5),
    ],
    below(body_ + width * 1.1, length - width * 1.1, measures.label('stroke')),
    below(0, length, measures.label('maximumLength')),
  )
}

function cabSpring(measures: Measures): Sketch {
  const length = measures.size('length', 360)
  const width = length * 0.27
  const folds = times(2, (fold) => length * (0.2 + fold * 0.15))
  const rubber = folds
    .map(
      (y) =>
        d`C${width * 0.72} ${y} ${width * 0.72} ${y + length * 0.15} ${width * 0.44} ${y + length * 0.15}`,
    )
    .join('')
  const back = folds
    .toReversed()
    .map((y) => d`C${-width * 0.72} ${y + length * 0.15} ${-width * 0.72} ${y} ${-width * 0.44} ${y}`)
    .join('')
  return sketch(
    [
      ...eye(0, 0, width * 0.2),
      rect(-width * 0.12, width * 0.16, width * 0.24, length * 0.16, body, 1),
      ...eye(0, length, width * 0.2),
      rect(-width * 0.3, length * 0.48, width * 0.6, length * 0.48, body, width * 0.06),
      path(d`M${width * 0.16} ${length * 0.56}L${width * 0.16} ${length * 0.9}`, shine),
      path(
        d`M${-width * 0.44} ${length * 0.2}L${width * 0.44} ${length * 0.2}` +
          rubber +
          d`L${-width * 0.44} ${length * 0.5}` +
          back +
          'Z',
        dark,
      ),
      path(
        d`M${-width * 0.4} ${length * 0.35}L${width * 0.4} ${length * 0.35}M${width * 0.5} ${length * 0.24}L${width * 0.53} ${length * 0.29}`,
        glint,
      ),
      rect(-width * 0.48, length * 0.16, width * 0.96, length * 0.05, part, width * 0.04),
      rect(-width * 0.48, length * 0.49, width * 0.96, length * 0.04, part, width * 0.04),
    ],
    beside(0, length, measures.label('length')),
  )
}
