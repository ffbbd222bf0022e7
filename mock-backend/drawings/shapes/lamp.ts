import { bare, dark, hole, part, tinted } from '../ink.ts'
import { circle, mirrored, path, rect, tube, type Mark } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'

interface Cell {
  readonly colour: string
  readonly share: number
}

/** From the outside of the vehicle inwards: indicator, tail, brake, reversing, fog. */
const cells: readonly Cell[] = [
  { colour: palette.amber, share: 0.22 },
  { colour: palette.red, share: 0.28 },
  { colour: palette.red, share: 0.2 },
  { colour: palette.clear, share: 0.14 },
  { colour: palette.red, share: 0.16 },
]

export const lamp: Shape = {
  main: (measures) => {
    const length = measures.size('length', 400)
    const width = clamp(measures.size('width', 140), length * 0.26, length * 0.62)
    const unit = width / 14
    const isLed = measures.is('lampTechnology', 'LED')
    const starts = cells.map((_, place) => cells.slice(0, place).reduce((sum, { share }) => sum + share, 0))
    const inner = length - 3 * unit
    const lens = cells.flatMap(({ colour, share }, place) =>
      cell(
        (starts[place] ?? 0) * inner + 1.7 * unit,
        1.7 * unit,
        share * inner - 0.4 * unit,
        width - 3.4 * unit,
        colour,
        isLed,
      ),
    )
    const marks: readonly Mark[] = [
      tube(d`M${length * 0.3} ${width}L${length * 0.3} ${width + unit * 2}`, unit * 0.9, palette.rubber),
      tube(d`M${length * 0.7} ${width}L${length * 0.7} ${width + unit * 2}`, unit * 0.9, palette.rubber),
      rect(0, 0, length, width, dark, unit * 1.6),
      rect(unit * 0.8, unit * 0.8, length - 1.6 * unit, width - 1.6 * unit, part, unit * 1.2),
      ...lens,
    ]
    return sketch(
      measures.is('side', 'R') ? [mirrored(marks, length / 2)] : marks,
      below(0, length, measures.label('length')),
      beside(0, width, measures.label('width')),
    )
  },
}

function cell(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  isLed: boolean,
): readonly Mark[] {
  const lens = rect(x, y, width, height, tinted(colour), Math.min(width, height) * 0.14)
  if (!isLed) {
    const radius = Math.min(width, height) * 0.3
    const gleam = { fill: palette.white, line: 'none' } as const
    return [
      lens,
      circle(x + width / 2, y + height / 2, radius, bare),
      circle(x + width / 2, y + height / 2, radius * 0.5, hole),
      circle(x + width / 2 - radius * 0.5, y + height / 2 - radius * 0.5, radius * 0.14, gleam),
    ]
  }
  const columns = Math.max(2, Math.round(width / (height / 5.5)))
  const dot = Math.min(width / columns, height / 5) * 0.2
  const dots = times(columns * 5, (place) => {
    const at = {
      x: x + (width * ((place % columns) + 0.5)) / columns,
      y: y + (height * (Math.floor(place / columns) + 0.5)) / 5,
    }
    return d`M${at.x} ${at.y - dot}L${at.x + dot} ${at.y}L${at.x} ${at.y + dot}L${at.x - dot} ${at.y}Z`
  })
  return [lens, path(dots.join(''), { fill: palette.white, line: 'none' })]
}
