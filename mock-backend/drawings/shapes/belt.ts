import { palette } from '../palette.ts'
import { dark, glint } from '../ink.ts'
import { ellipse, path } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** The oval scales with the length, the band with the width or number of ribs. */
export const belt: Shape = {
  main: (measures) => {
    const length = measures.size('length', 1400)
    const ribs = measures.has('numberOfRibs') ? measures.count('numberOfRibs', 8, 16) : 1
    const wide = 180
    const high = clamp(length / 13, 70, 130)
    const band = measures.has('numberOfRibs')
      ? clamp(18 + ribs * 2.2, 20, 48)
      : clamp(measures.size('width', 13) * 1.7, 18, 36)
    const flat = band * 0.62
    const lines = times(ribs === 1 ? 1 : ribs - 1, (rib) => {
      const share = ribs === 1 ? 0.32 : (rib + 1) / ribs
      return ellipse(0, flat * 0.06, wide - band * share, high - flat * share, glint)
    })
    return sketch(
      [
        path(oval(wide, high) + oval(wide - band, high - flat), { fill: palette.white, line: 'none' }),
        ellipse(0, 0, wide, high, dark),
        ...lines,
        ellipse(0, 0, wide - band, high - flat, { fill: palette.white }),
        path(
          d`M${-(wide - band)} 0C${-(wide - band)} ${-(high - flat) * 1.3} ${wide - band} ${-(high - flat) * 1.3} ${wide - band} 0C${(wide - band) * 0.98} ${-(high - flat) * 1.08} ${-(wide - band) * 0.98} ${-(high - flat) * 1.08} ${-(wide - band)} 0Z`,
          { fill: palette.glint },
        ),
      ],
      below(
        -wide,
        wide,
        labelOf(measures.label('length'), measures.label('numberOfRibs'), measures.label('width')),
      ),
    )
  },
}

const oval = (radiusX: number, radiusY: number): string =>
  d`M${-radiusX} 0L0 ${-radiusY}L${radiusX} 0L0 ${radiusY}Z`

const labelOf = (length?: string, ribs?: string, width?: string): string | undefined =>
  length === undefined
    ? undefined
    : ribs === undefined
      ? `${width ?? ''} × ${length}`
      : `${ribs}PK × ${length}`
