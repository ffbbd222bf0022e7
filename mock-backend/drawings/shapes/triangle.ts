import { bare, dark, part, tinted } from '../ink.ts'
import { path, rect } from '../marks.ts'
import { palette } from '../palette.ts'
import { d } from '../path.ts'
import { sketch, type Shape } from '../sketch.ts'

export const triangle: Shape = {
  main: () =>
    sketch([
      path(d`M-150 262L-176 292M150 262L176 292`, bare),
      rect(-130, 262, 260, 16, dark, 5),
      path(d`M0 0L172 264L-172 264Z`, tinted(palette.red)),
      path(d`M0 62L116 238L-116 238Z`, tinted(palette.clear)),
      path(d`M0 92L88 226L-88 226Z`, tinted('#ffffff')),
      path(d`M-96 212L-22 98M22 98L96 212M-70 244L70 244`, { line: 'shine' }),
      rect(-26, 254, 52, 18, part, 4),
    ]),
}
