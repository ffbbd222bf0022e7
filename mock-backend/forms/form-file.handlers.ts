import { http, HttpResponse } from 'msw'
import { languages } from '../catalogue/language.ts'
import { findSheet } from '../claims/form-library.ts'
import { formFile } from './form-pdf.ts'
import { unknownCall } from '../http/fetch-from-handlers.ts'

const KEPT_FOR_A_DAY = 'public, max-age=86400'

/** Serves the PDF forms, which are not in the contract: the browser loads them by URL. */
export const formFileHandlers = () => [
  http.get('/media/forms/:language/:name.pdf', async ({ params }) => {
    const sheet = findSheet(String(params['name']))
    const language = languages.find((one) => one === params['language'])
    if (sheet === undefined || language === undefined) return unknownCall()
    return new HttpResponse(await formFile(sheet, language), {
      headers: { 'content-type': 'application/pdf', 'cache-control': KEPT_FOR_A_DAY },
    })
  }),
]
