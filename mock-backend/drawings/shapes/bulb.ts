import { bare, body, dark, part, shine, thin } from '../ink.ts'
import { path, rect, turned, type Mark } from '../marks.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape } from '../sketch.ts'

/** Halogen headlamp bulbs are slim with a flange, signal bulbs are round with a bayonet cap. */
export const bulb: Shape = {
  main: (measures) => {
    const isHalogen = /^H\d/.test(measures.text('bulbType') ?? '')
    return sketch([turned(isHalogen ? halogen() : signal(), 90, 0, 0)], note(measures.label('bulbType')))
  },
}

const halogen = (): readonly Mark[] => [
  path(d`M-24 40L-24 -104Q-24 -128 0 -128Q24 -128 24 -104L24 40Z`, { fill: palette.clear }),
  path(d`M-20 -104Q-20 -124 0 -124Q20 -124 20 -104L20 -88L-20 -88Z`, dark),
  path(d`M-10 30L-10 -40L-4 -52L4 -34L10 -52L10 30`, bare),
  path(d`M16 -70L16 20`, shine),
  rect(-64, 36, 128, 14, part, 4),
  rect(-40, 50, 80, 44, body, 6),
  path(d`M-40 64L40 64`, thin),
  rect(-30, 94, 14, 36, part, 2),
  rect(16, 94, 14, 36, part, 2),
]

const signal = (): readonly Mark[] => [
  path(d`M-26 44C-26 14 -68 2 -68 -54C-68 -100 -36 -130 0 -130C36 -130 68 -100 68 -54C68 2 26 14 26 44Z`, {
    fill: palette.clear,
  }),
  path(
    d`M-14 44L-18 -28M14 44L18 -28M-18 -28C-14 -44 -8 -20 -4 -34C0 -48 4 -20 8 -34C12 -44 14 -30 18 -28`,
    bare,
  ),
  path(d`M-48 -68C-44 -90 -30 -104 -10 -110`, shine),
  rect(-34, 40, 68, 74, body, 5),
  path(d`M-34 58L34 58M-34 96L34 96`, thin),
  rect(-46, 72, 14, 12, part, 4),
  rect(32, 72, 14, 12, part, 4),
  path(d`M-22 114L22 114L12 130L-12 130Z`, dark),
]
