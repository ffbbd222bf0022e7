import { http, HttpResponse } from 'msw'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { dataSheet, isSheetLanguage } from '../documents/data-sheet.ts'
import { productOfCartSku } from '../cart/cart-sku.ts'
import { unknownCall } from '../http/answer-of.ts'

const KEPT_FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** A part's folder is called like the part in a cart: NW-4.61984. */
export const mediaHandlers = ({ catalogue }: { catalogue: Catalogue }) => [
  http.get('*/media/documents/:part/data-sheet-:language.pdf', ({ params }) => {
    const product = productOfCartSku(catalogue, String(params['part']))
    const language = String(params['language'])
    if (product === undefined || !isSheetLanguage(language)) return unknownCall()
    return file('application/pdf', dataSheet(product, language))
  }),
]

const file = (type: string, content: BodyInit) =>
  new HttpResponse(content, { headers: { 'content-type': type, 'cache-control': KEPT_FOR_A_YEAR } })
