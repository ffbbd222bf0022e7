import { body, dark, glint, hole, part, shine, thin } from '../ink.ts'
import { circle, path, rect } from '../marks.ts'
import { times } from '../numbers.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape } from '../sketch.ts'

/** Motor below, solenoid above, pinion at the right. */
export const starter: Shape = {
  main: (measures) => {
    const teeth = Math.ceil(measures.count('numberOfTeeth', 11, 16) / 2)
    return sketch(
      [
        rect(-150, -120, 150, 66, body, 10),
        rect(-164, -108, 16, 42, dark, 4),
        rect(-178, -104, 16, 10, part, 2),
        rect(-178, -82, 16, 10, part, 2),
        path(d`M-132 -104L-28 -104`, shine),
        path(d`M-40 -120L-40 -54`, thin),
        rect(-170, -48, 190, 118, dark, 8),
        path(d`M-140 -48L-140 70M-10 -48L-10 70`, glint),
        path(d`M-120 -24L-40 -24`, glint),
        rect(-184, -30, 16, 80, part, 6),
        path(d`M0 -124L48 -124L72 -60L72 74L0 74Z`, part),
        rect(62, -84, 20, 172, body, 4),
        circle(72, -66, 6, hole),
        circle(72, 70, 6, hole),
        path(d`M82 -36L120 -36L120 58L82 58`, body),
        rect(112, -24, 54, 68, body, 3),
        path(
          times(
            teeth,
            (tooth) =>
              d`M112 ${-24 + (68 * (tooth + 1)) / (teeth + 1)}L166 ${-24 + (68 * (tooth + 1)) / (teeth + 1)}`,
          ).join(''),
          thin,
        ),
        rect(166, 0, 14, 20, part, 2),
      ],
      note(measures.label('power', '', ' W')),
    )
  },
}
