import { levelHexagon, levelThread, uprightHexagon, uprightThread } from '../fittings.ts'
import { body, dark, part, shine } from '../ink.ts'
import { moved, path, rect, turned, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'
import { threadSize } from './valve.ts'

/** A push-in connector: threaded below or at the left, a sleeve for the pipe on each other end. */
export const fitting: Shape = {
  main: (measures) => {
    const pipe = clamp(measures.size('outerDiameter', 10) * 2.6, 22, 46)
    const thread = threadSize(measures)
    const shape = measures.text('shape')
    const label = measures.label('outerDiameter', 'Ø ')
    if (shape === 'angled' || shape === 'T') {
      const foot = [...uprightThread(0, 74, 40, thread), ...uprightHexagon(0, 52, thread * 1.6, 24)]
      const right = moved(sleeve(pipe), 22, 0)
      const center = rect(-pipe * 0.75, -pipe * 0.75, pipe * 1.5, pipe * 0.75 + 54, body, pipe * 0.3)
      const left = shape === 'T' ? [turned([right], 180, 0, 0)] : []
      return sketch(
        [...foot, right, ...left, center, path(d`M${-pipe * 0.45} ${-pipe * 0.3}L${-pipe * 0.45} 36`, shine)],
        below(-thread / 2, thread / 2, measures.label('thread')),
      )
    }
    return sketch(
      [
        ...levelThread(-110, 0, 58, thread),
        moved(sleeve(pipe), 6, 0),
        ...levelHexagon(-54, 0, 34, thread * 1.8),
        rect(-22, -pipe * 0.7, 36, pipe * 1.4, body, 4),
      ],
      below(-110, -52, measures.label('thread')),
      below(6, 102, label),
    )
  },
}

/** A sleeve that opens to the right. */
function sleeve(pipe: number): readonly Mark[] {
  return [
    rect(70, -pipe * 0.56, 26, pipe * 1.12, dark, 4),
    rect(0, -pipe * 0.72, 74, pipe * 1.44, body, 6),
    rect(50, -pipe * 0.78, 26, pipe * 1.56, part, 5),
    path(d`M12 ${-pipe * 0.4}L42 ${-pipe * 0.4}`, shine),
  ]
}
