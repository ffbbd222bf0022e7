import { levelPort, uprightPort } from '../fittings.ts'
import { body, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Air tanks are cylinders of steel or aluminium; expansion tanks are blown from plastic. */
export const tank: Shape = {
  main: (measures) => (measures.is('material', 'plastic') ? expansion(measures) : air(measures)),
}

function air(measures: Measures): Sketch {
  const height = measures.size('outerDiameter', 246)
  const length = clamp(measures.size('length', 700), height * 1.1, height * 3.4)
  const dome = height * 0.24
  const straps = [0.24, 0.76].map((share) => length * share)
  return sketch(
    [
      ...uprightPort(length * 0.5, 4, -height * 0.1, height * 0.11),
      ...uprightPort(length * 0.38, height - 4, height * 0.1, height * 0.09),
      ...levelPort(4, height / 2, -height * 0.1, height * 0.13),
      ...levelPort(length - 4, height / 2, height * 0.1, height * 0.13),
      path(
        d`M${dome} 0L${length - dome} 0C${length} ${height * 0.06} ${length} ${height * 0.94} ${length - dome} ${height}L${dome} ${height}C0 ${height * 0.94} 0 ${height * 0.06} ${dome} 0Z`,
        body,
      ),
      path(
        d`M${dome} 0C${dome * 0.84} ${height * 0.3} ${dome * 0.84} ${height * 0.7} ${dome} ${height}M${length - dome} 0C${length - dome * 0.84} ${height * 0.3} ${length - dome * 0.84} ${height * 0.7} ${length - dome} ${height}`,
        thin,
      ),
      path(d`M${dome * 1.2} ${height * 0.16}L${length - dome * 1.6} ${height * 0.16}`, shine),
      ...straps.map((x) =>
        rect(x - height * 0.045, -height * 0.02, height * 0.09, height * 1.04, part, height * 0.02),
      ),
      rect(length * 0.42, height * 0.4, length * 0.17, height * 0.22, hole, height * 0.02),
      path(
        d`M${length * 0.445} ${height * 0.47}L${length * 0.565} ${height * 0.47}M${length * 0.445} ${height * 0.55}L${length * 0.53} ${height * 0.55}`,
        thin,
      ),
    ],
    below(0, length, measures.label('length')),
    beside(0, height, measures.label('outerDiameter', 'Ø ')),
  )
}

function expansion(measures: Measures): Sketch {
  const length = measures.size('length', 480)
  const height = length * 0.56
  return sketch(
    [
      ...levelPort(length * 0.97, height * 0.8, length * 0.1, height * 0.13),
      ...uprightPort(length * 0.3, height * 0.98, height * 0.14, length * 0.08),
      path(
        d`M${length * 0.06} ${height}Q0 ${height} 0 ${height * 0.88}L0 ${height * 0.3}Q0 ${height * 0.18} ${length * 0.08} ${height * 0.16}L${length * 0.5} ${height * 0.1}Q${length * 0.56} 0 ${length * 0.64} 0L${length * 0.9} 0Q${length} 0 ${length} ${height * 0.16}L${length} ${height * 0.88}Q${length} ${height} ${length * 0.94} ${height}Z`,
        body,
      ),
      path(
        d`M0 ${height * 0.56}L${length} ${height * 0.56}M${length * 0.36} ${height * 0.13}L${length * 0.36} ${height}M${length * 0.68} 0L${length * 0.68} ${height}`,
        thin,
      ),
      path(
        d`M${length * 0.76} ${height * 0.68}L${length * 0.92} ${height * 0.68}M${length * 0.76} ${height * 0.88}L${length * 0.92} ${height * 0.88}`,
        {},
      ),
      rect(length * 0.12, -height * 0.02, length * 0.2, height * 0.2, part, length * 0.02),
      rect(length * 0.1, -height * 0.16, length * 0.24, height * 0.16, part, length * 0.02),
      path(
        [0.15, 0.2, 0.25, 0.29]
          .map((share) => d`M${length * share} ${-height * 0.13}L${length * share} ${-height * 0.03}`)
          .join(''),
        thin,
      ),
      circle(length * 0.06, height * 0.9, length * 0.02, hole),
      path(d`M${length * 0.05} ${height * 0.3}L${length * 0.05} ${height * 0.5}`, shine),
    ],
    below(0, length, measures.label('length')),
  )
}
