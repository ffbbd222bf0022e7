import { levelPort, uprightPort } from '../fittings.ts'
import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { boltCircle, rimLine } from '../round.ts'
import { beside, note, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Compressors of air conditioning are driven by a ribbed belt. */
export const compressor: Shape = {
  main: (measures) => (measures.has('refrigerant') ? airConditioning(measures) : air(measures)),
}

function air(measures: Measures): Sketch {
  const cylinders = measures.count('numberOfCylinders', 1, 3)
  const width = 96
  const total = cylinders * width
  const cylinder = (place: number): readonly Mark[] => {
    const x = -total / 2 + place * width
    const fins = times(5, (fin) => rect(x, -44 + fin * 18, width, 9, part, 4))
    return [rect(x + 8, -50, width - 16, 96, body), ...fins]
  }
  return sketch(
    [
      ...levelPort(-total / 2, -82, -36, 30),
      ...levelPort(total / 2, -82, 36, 30),
      ...times(cylinders, cylinder).flat(),
      rect(-total / 2 - 6, -110, total + 12, 54, body, 8),
      path(d`M${-total / 2 + 2} -76L${total / 2 - 2} -76`, thin),
      ...times(cylinders * 2 + 1, (bolt) =>
        rect(-total / 2 + 2 + (bolt * (total - 18)) / (cylinders * 2), -122, 14, 14, part, 2),
      ),
      path(
        d`M${-total / 2 - 20} 44L${total / 2 + 20} 44L${total / 2 + 20} 120Q${total / 2 + 20} 146 ${total / 2 - 6} 146L${-total / 2 + 6} 146Q${-total / 2 - 20} 146 ${-total / 2 - 20} 120Z`,
        part,
      ),
      circle(0, 96, 36, body),
      rimLine(0, 96, 29),
      ...boltCircle(0, 96, 22, 6, 3),
      circle(0, 96, 10, hole),
      path(d`M${-total / 2 - 6} 62L${-total / 2 - 6} 116`, shine),
      rect(total / 2 + 18, 74, 26, 44, body, 4),
    ],
    note(measures.label('pressure', '', ' bar')),
  )
}

function airConditioning(measures: Measures): Sketch {
  const half = measures.size('outerDiameter', 128) / 2
  const ribs = measures.count('numberOfRibs', 8, 12)
  const width = half * 0.62
  return sketch(
    [
      ...uprightPort(half * 1.5, -half * 0.7, -half * 0.34, half * 0.32),
      ...uprightPort(half * 2.05, -half * 0.7, -half * 0.34, half * 0.32),
      rect(half * 0.5, -half * 0.82, half * 2, half * 1.64, body, half * 0.2),
      rect(half * 1.15, -half * 0.88, half * 0.16, half * 1.76, part, half * 0.03),
      rect(half * 1.95, -half * 0.88, half * 0.16, half * 1.76, part, half * 0.03),
      path(
        d`M${half * 0.7} ${-half * 0.55}L${half * 1.05} ${-half * 0.55}M${half * 1.4} ${-half * 0.55}L${half * 1.85} ${-half * 0.55}`,
        shine,
      ),
      ...[-0.96, 0.78].map((share) =>
        rect(half * 0.8, half * share, half * 0.3, half * 0.18, part, half * 0.04),
      ),
      rect(-half * 0.16, -half, width, half * 2, dark, half * 0.05),
      ...times(ribs - 1, (rib) =>
        path(
          d`M${-half * 0.16 + (width * (rib + 1)) / ribs} ${-half * 0.96}L${-half * 0.16 + (width * (rib + 1)) / ribs} ${half * 0.96}`,
          { line: 'glint' },
        ),
      ),
      rect(-half * 0.36, -half * 0.46, half * 0.2, half * 0.92, part, half * 0.04),
      rect(-half * 0.46, -half * 0.14, half * 0.1, half * 0.28, body, half * 0.03),
    ],
    note(measures.label('numberOfRibs', '', 'PK')),
    beside(-half, half, measures.label('outerDiameter', 'Ø ')),
  )
}
