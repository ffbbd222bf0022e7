import { levelHexagon, levelPlug, levelThread } from '../fittings.ts'
import { mirrored, tube, type Mark } from '../marks.ts'
import { times } from '../numbers.ts'
import { colourOf, palette } from '../palette.ts'
import { d } from '../path.ts'
import { below, sketch, type Shape } from '../sketch.ts'

/** Air coils end in threads, electric ones in plugs. */
export const coil: Shape = {
  main: (measures) => {
    const colour = colourOf(measures.text('colour'), palette.rubber)
    const isAir = measures.has('thread')
    const [turns, pitch, high] = [9, 27, 62]
    const back = times(turns, (turn) =>
      tube(
        d`M${turn * pitch} ${-high}C${turn * pitch + 24} ${-high} ${turn * pitch + 24} ${high} ${turn * pitch + pitch} ${high}`,
        14,
        palette.rubber,
      ),
    )
    const front = times(turns + 1, (turn) =>
      tube(
        d`M${turn * pitch} ${high}C${turn * pitch - 26} ${high} ${turn * pitch - 26} ${-high} ${turn * pitch} ${-high}`,
        15,
        colour,
      ),
    )
    const end = turns * pitch
    const fitting: readonly Mark[] = isAir
      ? [...levelThread(end + 106, 112, 30, 26), ...levelHexagon(end + 82, 112, 26, 40)]
      : levelPlug(end + 70, 112, 66, 44)
    const lead = tube(d`M${end} ${high}C${end + 30} ${high} ${end + 20} 112 ${end + 84} 112`, 15, colour)
    return sketch(
      [
        ...back,
        ...front,
        lead,
        mirrored(
          [
            tube(d`M${end} ${high}C${end + 30} ${high} ${end + 20} 112 ${end + 84} 112`, 15, colour),
            ...fitting,
          ],
          end / 2,
        ),
        ...fitting,
      ],
      below(-140, end + 140, measures.label('length')),
    )
  },
}
