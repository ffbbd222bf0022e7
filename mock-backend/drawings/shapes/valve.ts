import { levelPort, uprightPort } from '../fittings.ts'
import { body, dark, glint, hole, part, shine, thin } from '../ink.ts'
import { circle, ellipse, path, rect, type Mark } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, note, sketch, type Shape, type Sketch } from '../sketch.ts'

/** Solenoid valves have poles, levelling valves an arm; others differ by their voltage and pressure. */
export const valve: Shape = {
  main: (measures) =>
    measures.has('numberOfPoles')
      ? solenoid(measures)
      : measures.has('length')
        ? levelling(measures)
        : block(measures),
}

/** Relay and foot brake valves are round and carry a plug; the others are blocks with ports all around. */
function block(measures: Measures): Sketch {
  const port = threadSize(measures)
  const top: readonly Mark[] = measures.has('voltage')
    ? [
        path(d`M-58 -64Q-58 -112 0 -112Q58 -112 58 -64Z`, body),
        path(d`M-36 -78Q-32 -98 -8 -100`, shine),
        rect(58, -52, 46, 36, dark, 5),
        path(d`M94 -44L94 -24`, glint),
      ]
    : [
        rect(-64, -92, 56, 42, body, 8),
        rect(8, -92, 56, 42, body, 8),
        rect(-50, -106, 28, 18, part, 4),
        rect(22, -106, 28, 18, part, 4),
      ]
  return sketch(
    [
      ...levelPort(-78, -28, -34, port),
      ...levelPort(-78, 32, -34, port),
      ...levelPort(78, 32, 34, port),
      ...uprightPort(-36, 66, 32, port),
      ...uprightPort(36, 66, 32, port),
      ...top,
      rect(-80, -62, 160, 130, part, 14),
      rect(-70, -72, 140, 18, body, 5),
      path(d`M-80 -34L80 -34M-80 46L80 46`, thin),
      circle(0, 6, 30, body),
      circle(0, 6, 22, thin),
      circle(0, 6, 9, hole),
      path(d`M-64 -18L-64 34`, shine),
      ...[
        [-62, 56],
        [62, 56],
        [-62, -48],
        [62, -48],
      ].map(([x = 0, y = 0]) => circle(x, y, 5, hole)),
    ],
    below(36 - port / 2, 36 + port / 2, measures.label('thread')),
  )
}

function levelling(measures: Measures): Sketch {
  const arm = clamp(measures.size('length', 170), 90, 250)
  const port = threadSize(measures)
  return sketch(
    [
      ...uprightPort(-30, 34, 32, port),
      ...uprightPort(30, 34, 32, port),
      ...uprightPort(0, -36, -26, port),
      rect(-62, -40, 124, 80, part, 12),
      path(d`M-62 -16L62 -16`, thin),
      rect(-80, -22, 20, 60, body, 4),
      circle(-70, -8, 4, hole),
      circle(-70, 24, 4, hole),
      path(d`M-6 -10L${arm} -32L${arm + 4} -20L-4 12Z`, body),
      circle(0, 0, 22, body),
      circle(0, 0, 10, part),
      circle(arm, -26, 13, dark),
      rect(arm - 5, -26, 10, 92, body, 3),
      circle(arm, 70, 13, dark),
      circle(arm, 70, 5, hole),
    ],
    below(0, arm, measures.label('length')),
  )
}

function solenoid(measures: Measures): Sketch {
  const poles = measures.count('numberOfPoles', 2, 4)
  return sketch(
    [
      ...levelPort(-60, 62, -38, 30),
      ...levelPort(60, 62, 38, 30),
      rect(-64, 32, 128, 62, part, 8),
      circle(0, 63, 15, body),
      circle(0, 63, 6, hole),
      rect(-14, -98, 28, 16, body, 3),
      rect(-50, -84, 100, 108, dark, 10),
      path(d`M-50 -54L50 -54M-50 -6L50 -6`, glint),
      rect(-60, 20, 120, 14, body, 3),
      rect(50, -64, 50, 60, body, 6),
      rect(100, -56, 14, 44, part, 3),
      path(
        Array.from(
          { length: poles },
          (_, pole) => d`M104 ${-50 + (36 * (pole + 0.5)) / poles}L111 ${-50 + (36 * (pole + 0.5)) / poles}`,
        ).join(''),
        {},
      ),
      ellipse(-34, -68, 5, 5, { fill: '#8d99a4', line: 'none' }),
      path(d`M-52 44L-52 82`, shine),
    ],
    note(measures.label('voltage', '', ' V')),
  )
}

/** Drawn diameter of a port: M22x1.5 is wider than M12x1.5. */
export const threadSize = (measures: Measures): number =>
  clamp(Number(/M(\d+)/.exec(measures.text('thread') ?? '')?.[1] ?? 16) * 1.7, 18, 40)
