import type { DivisionId } from '../catalogue/catalogue-product.ts'
import { bare, body, dark, hole, part, shine, thin } from './ink.ts'
import { circle, path, rect, tube, type Mark } from './marks.ts'
import { palette } from './palette.ts'
import { d } from './path.ts'
import { sketch, type Sketch } from './sketch.ts'

/** A vehicle for each division, seen from its left side. */
export const vehicles: Readonly<Record<DivisionId, () => Sketch>> = {
  truck: () =>
    sketch([
      path(d`M188 90L188 58L214 58L214 130`, bare),
      rect(214, 246, 246, 34, part, 4),
      rect(304, 210, 92, 36, part, 4),
      path(d`M314 210L326 194L374 194L386 210Z`, dark),
      rect(236, 196, 44, 50, body, 4),
      path(d`M40 112Q40 92 60 92L160 92Q170 92 176 100L222 172L222 286L40 286Z`, body),
      path(d`M62 116L150 116L184 174L62 174Z`, hole),
      path(d`M112 188L112 262M40 226L72 226M40 248L72 248`, thin),
      path(d`M132 196L150 196`, bare),
      path(d`M78 128L66 158`, shine),
      ...wheel(112, 290, 40),
      ...wheel(376, 290, 40),
    ]),
  trailer: () =>
    sketch([
      rect(66, 240, 388, 22, part, 2),
      rect(40, 72, 424, 170, body, 4),
      path([110, 180, 250, 320, 390].map((x) => d`M${x} 72L${x} 242`).join(''), thin),
      path(d`M56 90L56 150`, shine),
      tube(d`M122 264L122 316`, 12, palette.steel),
      path(d`M106 322L138 322`, bare),
      ...[290, 360, 430].flatMap((x) => wheel(x, 296, 31)),
    ]),
  bus: () =>
    sketch([
      path(d`M32 100Q32 78 54 78L452 78Q480 78 480 106L480 276Q480 290 466 290L46 290Q32 290 32 276Z`, body),
      ...[52, 144, 236].map((x) => rect(x, 102, 82, 72, hole, 6)),
      rect(332, 102, 62, 174, hole, 6),
      path(d`M408 102L470 102L478 128L478 196L408 196Z`, hole),
      path(d`M363 102L363 276M52 214L318 214`, thin),
      path(d`M66 118L66 146M158 118L158 146M250 118L250 146`, shine),
      ...wheel(124, 290, 37),
      ...wheel(276, 290, 37),
    ]),
  van: () =>
    sketch([
      path(
        d`M36 110Q36 86 60 86L308 86C340 86 362 96 380 128L412 182L462 196Q478 202 478 218L478 284L36 284Z`,
        body,
      ),
      path(d`M300 110L316 110C334 110 346 116 358 136L384 182L300 182Z`, hole),
      path(d`M288 86L288 284M160 86L160 284M36 232L160 232`, thin),
      path(d`M304 206L330 206M266 206L276 206`, bare),
      path(d`M314 124L314 152`, shine),
      path(d`M452 214L478 220L478 236L456 232Z`, hole),
      ...wheel(124, 286, 39),
      ...wheel(394, 286, 39),
    ]),
  construction: () =>
    sketch([
      path(d`M204 214L300 84Q308 76 318 80L334 90L262 214Z`, body),
      path(d`M304 84L326 74L414 170L396 188Z`, part),
      tube(d`M258 148L316 116`, 12, palette.shade),
      path(d`M396 180L424 164L446 248L388 280L368 246Z`, body),
      path(d`M388 280L382 262M408 269L402 251M428 258L422 240`, thin),
      circle(406, 176, 8, part),
      circle(314, 90, 8, part),
      rect(60, 262, 216, 66, dark, 33),
      circle(94, 295, 20, body),
      circle(242, 295, 20, body),
      ...[134, 168, 202].map((x) => circle(x, 306, 9, part)),
      rect(84, 212, 182, 44, part, 8),
      path(d`M96 212L96 128Q96 118 106 118L162 118L206 182L206 212Z`, body),
      path(d`M110 134L154 134L186 182L110 182Z`, hole),
      path(d`M122 146L118 166`, shine),
    ]),
}

function wheel(x: number, y: number, radius: number): readonly Mark[] {
  return [circle(x, y, radius, dark), circle(x, y, radius * 0.58, body), circle(x, y, radius * 0.2, part)]
}
