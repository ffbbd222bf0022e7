import { http, HttpResponse } from 'msw'
import { productOfCartSku } from '../cart/cart-sku.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { dataSheet, isSheetLanguage } from '../documents/data-sheet.ts'
import { categoryDrawing, divisionDrawing } from '../drawings/group-drawing.ts'
import { isPartView, partDrawing } from '../drawings/part-drawing.ts'
import { unknownCall } from '../http/answer-of.ts'

const KEPT_FOR_A_DAY = 'public, max-age=86400'

/** A part's folder is called like the part in a cart: NW-4.61984. */
export const mediaHandlers = ({ catalogue }: { catalogue: Catalogue }) => [
  http.get('*/media/documents/:part/data-sheet-:language.pdf', ({ params }) => {
    const product = productOfCartSku(catalogue, String(params['part']))
    const language = String(params['language'])
    if (product === undefined || !isSheetLanguage(language)) return unknownCall()
    return file('application/pdf', dataSheet(product, language))
  }),
  http.get('*/media/parts/:part/:view.svg', ({ params }) => {
    const product = productOfCartSku(catalogue, String(params['part']))
    const view = String(params['view'])
    return drawing(product !== undefined && isPartView(view) ? partDrawing(product, view) : undefined)
  }),
  http.get('*/media/divisions/:id.svg', ({ params }) => drawing(divisionDrawing(String(params['id'])))),
  http.get('*/media/categories/:id.svg', ({ params }) => drawing(categoryDrawing(String(params['id'])))),
]

const drawing = (svg: string | undefined) => (svg === undefined ? unknownCall() : file('image/svg+xml', svg))

const file = (type: string, content: BodyInit) =>
  new HttpResponse(content, { headers: { 'content-type': type, 'cache-control': KEPT_FOR_A_DAY } })
