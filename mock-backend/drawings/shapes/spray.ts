import { body, dark, hole, part, shade, shine, thin } from '../ink.ts'
import { ellipse, path, rect } from '../marks.ts'
import type { Measures } from '../measures.ts'
import { d } from '../path.ts'
import { note, sketch, type Shape, type Sketch } from '../sketch.ts'
import { label } from './canister.ts'

/** Heavier grease comes in a bucket instead of a cartridge. */
const largestCartridgeKg = 1

export const spray: Shape = {
  main: (measures) =>
    !measures.has('content')
      ? can(measures)
      : measures.size('content', 1) > largestCartridgeKg
        ? bucket(measures)
        : cartridge(measures),
}

function can(measures: Measures): Sketch {
  return sketch(
    [
      path(d`M-14 24L-14 4Q-14 -2 -8 -2L14 -2L14 24Z`, part),
      rect(14, 2, 66, 5, body),
      rect(-20, 22, 40, 16, body, 4),
      path(d`M-40 74C-40 48 -26 38 -20 38L20 38C26 38 40 48 40 74Z`, part),
      rect(-42, 70, 84, 196, body, 5),
      rect(-45, 66, 90, 9, part, 4),
      rect(-45, 260, 90, 9, part, 4),
      rect(-42, 104, 84, 124, shade),
      ...label(-32, 122, 64, 84),
      path(d`M34 82L34 98M34 234L34 254`, shine),
    ],
    note(measures.label('volume', '', ' l')),
  )
}

function cartridge(measures: Measures): Sketch {
  return sketch(
    [
      rect(-12, -26, 24, 26, part, 3),
      rect(-42, 0, 84, 18, part, 5),
      rect(-40, 18, 80, 220, body, 3),
      rect(-42, 238, 84, 14, dark, 4),
      rect(-40, 60, 80, 120, shade),
      ...label(-30, 78, 60, 84),
      path(d`M32 26L32 54M32 188L32 230`, shine),
      path(d`M-40 52L40 52M-40 188L40 188`, thin),
    ],
    note(measures.label('content', '', ' kg')),
  )
}

function bucket(measures: Measures): Sketch {
  return sketch(
    [
      path(d`M-126 26C-150 150 -60 190 0 190C60 190 150 150 126 26`, thin),
      path(d`M-124 20L-104 240Q-103 254 -88 256C-40 264 40 264 88 256Q103 254 104 240L124 20Z`, body),
      path(d`M-122 44C-60 62 60 62 122 44`, thin),
      ...label(-62, 96, 124, 106),
      path(d`M100 66L88 226`, shine),
      ellipse(0, 18, 130, 24, part),
      ellipse(0, 14, 112, 18, body),
      ellipse(0, 14, 40, 7, hole),
    ],
    note(measures.label('content', '', ' kg')),
  )
}
