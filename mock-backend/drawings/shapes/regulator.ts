import { bare, body, dark, glint, hole, part, thin } from '../ink.ts'
import { circle, mirrored, path, rect, turned, type Mark } from '../marks.ts'
import { d } from '../path.ts'
import { sketch, type Shape } from '../sketch.ts'

/** A scissor window regulator; a motor or a crank drives the toothed sector. */
export const regulator: Shape = {
  main: (measures) => {
    const marks: readonly Mark[] = [
      rect(-20, 0, 380, 20, part, 4),
      circle(40, 10, 6, hole),
      circle(300, 10, 6, hole),
      turned([rect(20, 122, 320, 22, body, 8)], -40, 180, 133),
      turned([rect(20, 122, 320, 22, part, 8)], 40, 180, 133),
      circle(180, 133, 14, body),
      circle(180, 133, 5, hole),
      path(d`M250 190C300 172 336 196 344 236L262 250Z`, part),
      path(d`M262 246L340 232M258 226L330 208`, thin),
      circle(286, 228, 30, body),
      circle(286, 228, 11, hole),
      ...(measures.is('design', 'electric')
        ? [
            rect(300, 200, 110, 58, dark, 14),
            path(d`M330 200L330 258M316 220L400 220`, glint),
            rect(404, 212, 22, 32, part, 4),
          ]
        : [
            path(d`M286 228L370 270`, bare),
            turned([rect(286, 218, 100, 20, body, 10)], 26, 286, 228),
            circle(376, 272, 18, dark),
          ]),
      rect(-20, 246, 170, 18, part, 4),
    ]
    return sketch(measures.is('side', 'R') ? [mirrored(marks, 180)] : marks)
  },
}
