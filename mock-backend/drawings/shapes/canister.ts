import { levelPort, uprightPort, uprightThread } from '../fittings.ts'
import { body, dark, part, shine, solid, thin, thinHole, shade, hole } from '../ink.ts'
import { ellipse, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, note, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Cartridges of air dryers are screwed on by their base; a dryer without measures is shown with its valve body. */
export const canister: Shape = {
  main: (measures) => (measures.has('outerDiameter') ? cartridge(measures) : dryer(measures)),
}

function cartridge(measures: Measures): Sketch {
  const width = measures.size('outerDiameter', 140)
  const height = clamp(measures.size('height', 165), width * 0.6, width * 2.4)
  const [left, right] = [-width / 2, width / 2]
  const neck = width * 0.2
  return sketch(
    [
      ...uprightThread(0, height - width * 0.02, neck, width * 0.3),
      rect(left + width * 0.06, height * 0.93, width * 0.88, height * 0.07, part, width * 0.02),
      path(
        d`M${left} ${height * 0.93}L${left} ${width * 0.24}Q${left} 0 ${left + width * 0.3} 0L${right - width * 0.3} 0Q${right} 0 ${right} ${width * 0.24}L${right} ${height * 0.93}Z`,
        body,
      ),
      rect(left - width * 0.025, height * 0.82, width * 1.05, height * 0.11, part, width * 0.03),
      ...label(left + width * 0.14, height * 0.3, width * 0.72, height * 0.3),
      path(d`M${right - width * 0.08} ${width * 0.26}L${right - width * 0.08} ${height * 0.74}`, shine),
      path(
        times(
          9,
          (rib) =>
            d`M${left + width * (0.1 + rib * 0.1)} ${height * 0.845}L${left + width * (0.1 + rib * 0.1)} ${height * 0.905}`,
        ).join(''),
        thin,
      ),
    ],
    below(left, right, measures.label('outerDiameter', 'Ø ')),
    beside(0, height, measures.label('height')),
  )
}

function dryer(measures: Measures): Sketch {
  return sketch(
    [
      ...levelPort(-92, 196, -44, 30),
      ...levelPort(92, 196, 44, 30),
      ...uprightPort(-40, 240, 34, 30),
      rect(20, 236, 52, 40, dark, 5),
      path(d`M-78 150L-78 38Q-78 0 -40 0L40 0Q78 0 78 38L78 150Z`, body),
      path(d`M-78 34L78 34M-78 122L78 122`, thin),
      path(d`M-54 46L-54 110`, shine),
      rect(-88, 140, 176, 20, part, 5),
      path(d`M-92 160L92 160L92 218Q92 244 66 244L-66 244Q-92 244 -92 218Z`, part),
      ellipse(-46, 200, 20, 20, body),
      ellipse(-46, 200, 9, 9, hole),
      rect(8, 182, 62, 36, body, 4),
      path(d`M18 192L60 192M18 202L60 202M18 210L44 210`, thin),
    ],
    note(measures.label('thread')),
  )
}

/** A printed label without text. */
export function label(x: number, y: number, width: number, height: number): readonly Mark[] {
  return [
    rect(x, y, width, height, thinHole, width * 0.05),
    rect(x + width * 0.09, y + height * 0.17, width * 0.5, height * 0.2, shade, height * 0.04),
    rect(x + width * 0.09, y + height * 0.5, width * 0.8, height * 0.1, shade, height * 0.04),
    rect(x + width * 0.09, y + height * 0.72, width * 0.62, height * 0.1, shade, height * 0.04),
  ]
}

/** The top of a spin-on filter: seal, inlet holes, thread. */
export function filterTop(x: number, y: number, radius: number, flat: number): readonly Mark[] {
  return [
    ellipse(x, y, radius, flat, part),
    ellipse(x, y, radius * 0.78, flat * 0.74, body),
    ...times(6, (place) => {
      const angle = (place / 6) * 2 * Math.PI
      return ellipse(
        x + radius * 0.57 * Math.cos(angle),
        y + flat * 0.55 * Math.sin(angle),
        radius * 0.075,
        flat * 0.12,
        solid,
      )
    }),
    ellipse(x, y, radius * 0.33, flat * 0.4, hole),
  ]
}
