import { body, dark, hole, part, thin, thinHole } from '../ink.ts'
import { circle, path, rect, turned, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { arcShine, around, boltCircle, crossAxes, rimLine } from '../round.ts'
import { below, beside, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Bearings of propeller shafts hang in a bracket (they have a bolt hole circle). */
export const bearing: Shape = {
  main: (measures) => (measures.has('boltHoleCircle') ? hanger(measures) : rollers(measures)),
}

function rollers(measures: Measures): Sketch {
  const outer = measures.size('outerDiameter', 130) / 2
  const inner = clamp(measures.size('innerDiameter', 70) / 2, outer * 0.3, outer * 0.66)
  const width = clamp(measures.size('width', measures.size('height', outer * 0.8)), outer * 0.4, outer * 1.7)
  const side = outer * 1.35
  return sketch(
    [
      ...ring(outer, inner),
      crossAxes(0, 0, outer * 1.1, outer * 1.07),
      ...section(side, outer, inner, width),
    ],
    below(-outer, outer, measures.label('outerDiameter', 'Ø ')),
    below(side, side + width, measures.label('width') ?? measures.label('height')),
    below(-inner, inner, measures.label('innerDiameter', 'Ø ')),
  )
}

function ring(outer: number, inner: number): readonly Mark[] {
  const wall = (outer - inner) * 0.24
  const track = (outer + inner) / 2
  const size = (outer - inner - 2 * wall) * 0.78
  const count = clamp(Math.floor((track * 2 * Math.PI) / (size * 1.25)), 8, 28)
  return [
    circle(0, 0, outer, body),
    arcShine(0, 0, outer - wall / 2),
    circle(0, 0, outer - wall, thinHole),
    ...times(Math.floor(count), (roller) => {
      const at = around(0, 0, track, roller / Math.floor(count))
      return circle(at.x, at.y, size / 2, { fill: '#dfe5ea', line: 'outline' })
    }),
    circle(0, 0, inner + wall, part),
    circle(0, 0, inner, hole),
  ]
}

/** The section of a bearing: a tapered roller above and below the axis. */
function section(x: number, outer: number, inner: number, width: number): readonly Mark[] {
  const high = outer - inner
  const roller = (y: number, lean: number): Mark =>
    turned(
      [rect(x + width * 0.22, y - high * 0.21, width * 0.56, high * 0.42, { fill: '#dfe5ea' }, high * 0.05)],
      lean,
      x + width / 2,
      y,
    )
  return [
    rect(x, -outer, width, outer * 2, body, high * 0.05),
    path(d`M${x} ${-inner}L${x + width} ${-inner}M${x} ${inner}L${x + width} ${inner}`, thin),
    rect(x, -inner, width, inner * 2, hole),
    roller(-(outer + inner) / 2, 10),
    roller((outer + inner) / 2, -10),
  ]
}

function hanger(measures: Measures): Sketch {
  const pitch = measures.size('boltHoleCircle', 200)
  const inner = clamp(measures.size('innerDiameter', 60) / 2, pitch * 0.12, pitch * 0.22)
  const rubber = pitch * 0.4
  return sketch(
    [
      path(
        d`M${-pitch * 0.62} ${pitch * 0.3}L${-pitch * 0.62} ${pitch * 0.16}L${-pitch * 0.44} ${pitch * 0.12}C${-pitch * 0.46} ${-pitch * 0.6} ${pitch * 0.46} ${-pitch * 0.6} ${pitch * 0.44} ${pitch * 0.12}L${pitch * 0.62} ${pitch * 0.16}L${pitch * 0.62} ${pitch * 0.3}Z`,
        part,
      ),
      circle(-pitch / 2 - pitch * 0.02, pitch * 0.23, pitch * 0.04, hole),
      circle(pitch / 2 + pitch * 0.02, pitch * 0.23, pitch * 0.04, hole),
      circle(0, 0, rubber, dark),
      circle(0, 0, rubber * 0.8, { line: 'glint' }),
      ...boltCircle(0, 0, rubber * 0.86, 8, pitch * 0.02, { fill: '#8d99a4', line: 'none' }),
      circle(0, 0, inner * 1.34, body),
      rimLine(0, 0, inner * 1.18),
      circle(0, 0, inner, hole),
      crossAxes(0, 0, rubber * 1.15, rubber * 1.15),
    ],
    below(-pitch / 2 - pitch * 0.02, pitch / 2 + pitch * 0.02, measures.label('boltHoleCircle')),
    beside(-inner, inner, measures.label('innerDiameter', 'Ø ')),
  )
}
