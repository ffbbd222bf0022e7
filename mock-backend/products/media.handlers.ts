import { http, HttpResponse } from 'msw'
import { dayOf } from '../calendar/calendar.ts'
import { productOfCartSku } from './cart-sku.ts'
import { partDocumentNamed } from './part-documents.ts'
import { unknownCall } from '../http/fetch-from-handlers.ts'
import { categoryPicture, divisionPicture, partPicture } from '../pictures/pictures.ts'
import type { Services } from '../services.ts'

const KEPT_FOR_A_DAY = 'public, max-age=86400'

const SUPPLIER_LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="12 0 200 100">
<rect x="12" y="26" width="48" height="48" rx="4" fill="#0b5cad"/><path d="M24 62V38h14a8 8 0 0 1 0 16H24" fill="none" stroke="#fff" stroke-width="6"/>
<text x="74" y="63" font-family="sans-serif" font-size="38" font-weight="700" fill="#14202b" textLength="138">partlex</text></svg>`

/**
 * Files that pages load by URL; the contract does not include them. The folder in the URL of a part is the
 * `sku` of a cart line: NW-4.61984.
 */
export const mediaHandlers = ({ catalogue, clock }: Services) => [
  http.get('/media/documents/:part/:name.pdf', async ({ params }) => {
    const product = productOfCartSku(catalogue, String(params['part']))
    const document = product && (await partDocumentNamed(product, String(params['name']), dayOf(clock())))
    return document === undefined ? unknownCall() : file('application/pdf', document)
  }),
  http.get('/media/parts/:part/:view.svg', async ({ params }) => {
    const product = productOfCartSku(catalogue, String(params['part']))
    return picture(product && (await partPicture(product, String(params['view']))))
  }),
  http.get('/media/suppliers/partlex.svg', () => picture(SUPPLIER_LOGO)),
  http.get('/media/divisions/:id.svg', async ({ params }) =>
    picture(await divisionPicture(String(params['id']))),
  ),
  http.get('/media/categories/:id.svg', async ({ params }) =>
    picture(await categoryPicture(String(params['id']))),
  ),
]

const picture = (svg: string | undefined) => (svg === undefined ? unknownCall() : file('image/svg+xml', svg))

const file = (type: string, content: BodyInit) =>
  new HttpResponse(content, { headers: { 'content-type': type, 'cache-control': KEPT_FOR_A_DAY } })
