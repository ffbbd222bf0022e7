import { body, dark, glint, hole, part, solid } from '../ink.ts'
import { circle, mirrored, path, rect, type Mark } from '../marks.ts'
import { d } from '../path.ts'
import { sketch, type Shape } from '../sketch.ts'

export const handle: Shape = {
  main: (measures) => {
    const marks: readonly Mark[] = [
      path(
        d`M0 40C0 10 24 0 60 0L300 0C350 0 372 20 372 56L372 96C372 130 350 150 304 150L70 150C26 150 0 132 0 96Z`,
        part,
      ),
      path(d`M36 84C60 40 220 36 260 60L260 118C210 132 80 134 36 112Z`, hole),
      path(
        d`M18 42C18 26 30 18 54 18L262 22C282 24 290 34 290 48L290 62C286 76 270 78 250 74C190 62 120 60 66 72C36 78 20 66 18 42Z`,
        dark,
      ),
      path(d`M44 36C110 28 200 30 262 36`, glint),
      circle(330, 92, 30, body),
      ...(measures.is('locking', 'with lock')
        ? [circle(330, 92, 17, hole), rect(327, 80, 6, 24, solid, 1)]
        : [circle(330, 92, 12, part)]),
    ]
    return sketch(measures.is('side', 'R') ? [mirrored(marks, 186)] : marks)
  },
}
