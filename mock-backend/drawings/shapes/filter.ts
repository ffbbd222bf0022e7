import { uprightCan } from '../fittings.ts'
import { body, dark, hole, part, shine, thin } from '../ink.ts'
import { ellipse, path, rect, type Mark } from '../marks.ts'
import { clamp, times } from '../numbers.ts'
import { d } from '../path.ts'
import { below, beside, sketch, type Shape } from '../sketch.ts'
import { filterTop, label } from './canister.ts'

/** Spin-on filters are cans with a thread; inserts show their folds. */
export const filter: Shape = {
  main: (measures) => {
    const width = measures.size('outerDiameter', 108)
    const height = clamp(measures.size('height', 220), width * 0.7, width * 3.6)
    const isInsert = measures.is('design', 'insert') || !measures.has('thread')
    return sketch(
      isInsert ? insert(width, height) : spinOn(width, height),
      below(-width / 2, width / 2, measures.label('outerDiameter', 'Ø ')),
      beside(0, height, measures.label('height')),
    )
  },
}

function spinOn(width: number, height: number): readonly Mark[] {
  const flat = width * 0.11
  const flutes = times(9, (flute) => -width / 2 + width * (0.1 + flute * 0.1))
  return [
    ...uprightCan(0, 0, width, height),
    path(flutes.map((x) => d`M${x} ${height - flat * 3.2}L${x} ${height - flat * 1.5}`).join(''), thin),
    ...label(-width * 0.38, height * 0.34, width * 0.76, height * 0.27),
    path(d`M${width * 0.42} ${flat * 2.4}L${width * 0.42} ${height - flat * 3.4}`, shine),
    ...filterTop(0, flat, width / 2, flat),
  ]
}

export function insert(width: number, height: number, bore = 0.5, folds = 15): readonly Mark[] {
  const flat = width * 0.11
  const inside = times(folds, (fold) => -width * 0.47 + (width * 0.94 * (fold + 0.5)) / folds)
  return [
    rect(-width * 0.47, flat, width * 0.94, height - 2 * flat, body),
    path(inside.map((x) => d`M${x} ${flat * 1.6}L${x} ${height - flat * 1.4}`).join(''), thin),
    path(
      d`M${-width / 2} ${height - flat * 1.6}L${-width / 2} ${height - flat}C${-width / 2} ${height + flat * 0.33} ${width / 2} ${height + flat * 0.33} ${width / 2} ${height - flat}L${width / 2} ${height - flat * 1.6}C${width / 2} ${height - flat * 0.3} ${-width / 2} ${height - flat * 0.3} ${-width / 2} ${height - flat * 1.6}Z`,
      dark,
    ),
    rect(-width / 2, flat, width, flat * 0.8, dark),
    ellipse(0, flat, width / 2, flat, part),
    ellipse(0, flat, (width / 2) * bore, flat * bore, hole),
    ellipse(0, flat * 1.12, (width / 2) * bore * 0.8, flat * bore * 0.66, thin),
  ]
}
