import { levelHexagon, levelPlug, levelThread } from '../fittings.ts'
import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, tube } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp, times } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Screw-in sensors; those with a cable have their control unit at its end. */
export const sensor: Shape = {
  main: (measures) => (measures.has('cableLength') ? probe(measures) : screwed(measures)),
}

function screwed(measures: Measures): Sketch {
  const thread = clamp(Number(/M(\d+)/.exec(measures.text('thread') ?? '')?.[1] ?? 14) * 2.6, 26, 52)
  const tip = clamp(measures.size('length', 30) * 1.2, 22, 150)
  const poles = measures.count('numberOfPoles', 2, 5)
  const isPressure = measures.has('pressure')
  return sketch(
    [
      rect(-92 - tip, -thread * 0.3, tip + 8, thread * 0.6, body, isPressure ? 2 : thread * 0.28),
      ...levelThread(-92, 0, 66, thread),
      ...levelHexagon(-28, 0, 38, thread * 1.9),
      rect(10, -thread * 0.72, 70, thread * 1.44, body, 6),
      path(d`M22 ${-thread * 0.4}L66 ${-thread * 0.4}`, shine),
      rect(78, -thread * 0.6, 64, thread * 1.2, dark, 6),
      rect(92, -thread * 0.82, 26, thread * 0.24, dark, 3),
      ...times(poles, (pole) =>
        rect(142, -thread * 0.42 + (thread * 0.84 * (pole + 0.5)) / poles - 2, 16, 4, part),
      ),
    ],
    below(-92, -26, measures.label('thread')),
    below(-92 - tip, -92, measures.label('length')),
  )
}

function probe(measures: Measures): Sketch {
  return sketch(
    [
      tube(d`M84 30C170 30 140 150 226 150L262 150`, 11, palette.rubber),
      mirrored(levelThread(-60, 30, 44, 34), 0),
      rect(-78, 18, 96, 24, body, 8),
      ...[-60, -44, -28].map((x) => circle(x, 30, 3, hole)),
      rect(14, 12, 6, 36, part, 1),
      ...levelHexagon(60, 30, 30, 54),
      rect(88, 16, 24, 28, dark, 5),
      rect(256, 92, 130, 116, part, 10),
      path(d`M276 114L340 114M276 128L360 128`, thin),
      circle(276, 186, 8, hole),
      circle(366, 186, 8, hole),
      ...levelPlug(384, 146, 50, 42),
    ],
    below(100, 262, measures.label('cableLength')),
  )
}
