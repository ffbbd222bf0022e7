import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { clamp } from '../numbers.ts'
import { d } from '../path.ts'
import { boltCircle, rimLine } from '../round.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Housing above, pads in the gap, carrier below; the chamber flange shows the side. */
export const brakeCaliper: Shape = {
  main: (measures) => {
    const piston = clamp(measures.size('pistonDiameter', 68) / 2, 20, 44)
    const marks: readonly Mark[] = [
      path(d`M30 250L30 120L70 96L290 96L330 120L330 250L300 262L60 262Z`, part),
      path(d`M60 262L60 190L300 190L300 262`, hole),
      rect(78, 178, 20, 92, dark, 3),
      rect(98, 172, 10, 98, body, 2),
      rect(262, 178, 20, 92, dark, 3),
      rect(252, 172, 10, 98, body, 2),
      path(
        d`M0 176L0 92C0 40 40 12 96 12L262 12C322 12 360 42 360 92L360 176L318 176L318 150C318 138 308 130 296 130L64 130C52 130 42 138 42 150L42 176Z`,
        body,
      ),
      path(d`M26 96C28 56 56 36 98 34`, shine),
      circle(116, 74, piston, part),
      rimLine(116, 74, piston * 0.8),
      circle(116, 74, piston * 0.34, hole),
      circle(244, 74, piston, part),
      rimLine(244, 74, piston * 0.8),
      circle(244, 74, piston * 0.34, hole),
      rect(316, 30, 58, 66, part, 6),
      ...boltCircle(345, 63, 22, 4, 4),
      circle(345, 63, 10, dark),
      path(d`M42 152L318 152M120 130L120 118M240 130L240 118`, thin),
      circle(14, 158, 8, hole),
      circle(346, 158, 8, hole),
    ]
    const drawn = measures.is('side', 'L') ? [mirrored(marks, 187)] : marks
    const x = measures.is('side', 'L') ? 374 - 116 : 116
    return sketch(drawn, below(x - piston, x + piston, measures.label('pistonDiameter', 'Ø ')))
  },
}
