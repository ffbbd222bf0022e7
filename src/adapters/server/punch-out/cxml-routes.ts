import { Hono } from 'hono'
import type { XmlRejection } from '#application/documents/xml-reader.port.ts'
import type { PunchOutRejection, SystemCredentials } from '#application/punch-out/punch-out-api.port.ts'
import { xmlText } from '#domain/documents/xml-text.ts'
import { cxmlSetupResponse, cxmlStatus, type CxmlStatus } from '#domain/punch-out/cxml-documents.ts'
import type { CxmlOrder, CxmlOrderRejection } from '#domain/punch-out/cxml-order.ts'
import { CXML_PREFIXES, readCxmlRequest } from '#domain/punch-out/cxml-request.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import type { DocumentScripts } from '../security-headers.ts'
import type { Call, PunchOutHttp } from './punch-out-http.ts'
import { newPayloadStamp } from './returned-fields.ts'
import { NO_STORE } from './respond-with-page.ts'

const HEADERS = { 'content-type': 'text/xml; charset=utf-8', ...NO_STORE }

/**
 * Route for cXML: a posted document opens a session or places an order. The response is always a document with status
 * 200.
 */
export function cxmlRoutes(http: PunchOutHttp): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  routes.post('/punchout/cxml', http.documentLimit(answer), async (context) => {
    const { xmlReader } = await http.shop()
    const bytes = new Uint8Array(await context.req.arrayBuffer())
    const text = xmlText(bytes, charsetIn(context.req.header('content-type')))
    const document = text === undefined ? fail('malformed' as const) : xmlReader.read(text, CXML_PREFIXES)
    if (!document.ok) return answer(context, ...UNREAD[document.error])
    const read = readCxmlRequest(document.value)
    if (!read.ok) {
      const status = read.error === 'no-credentials' ? 401 : 400
      return answer(context, status, `The request cannot be read: ${read.error}.`)
    }
    const { userName, secret } = read.value
    const system: SystemCredentials = {
      protocol: 'CXML',
      userName: userName.slice(0, 100),
      secret: secret.slice(0, 200),
      language: await http.languageOf(context),
    }
    if (read.value.kind === 'order') return order(context, system, read.value.order)
    const { operation, returnUrl, buyerCookie, parties, basketId, lines, articleNo, job } = read.value
    const session = { operation, returnUrl, buyerCookie, parties, basketId, lines, job }
    const punchOut = await http.punchOut(context)
    const started = await punchOut.start(system, session, articleNo)
    if (!started.ok) return rejectedWith(context, started.error)
    const { ticket, path } = started.value
    const address = `${new URL(context.req.url).origin}/punchout/start?${new URLSearchParams({ ticket, to: path })}`
    return context.body(cxmlSetupResponse(newPayloadStamp(), address), 200, HEADERS)
  })
  return routes

  async function order(
    context: Call,
    system: SystemCredentials,
    read: Result<CxmlOrder, CxmlOrderRejection>,
  ) {
    if (!read.ok) return answer(context, read.error.status, read.error.detail)
    const punchOut = await http.punchOut(context)
    if (read.value.action === 'cancel') {
      const cancelled = await punchOut.cancelOrder(system, read.value.orderNo)
      if (!cancelled.ok) return rejectedWith(context, cancelled.error)
      return answer(context, 200, `Cancelled: order ${cancelled.value.join(', ')}`)
    }
    const placed = await punchOut.placeOrder(system, read.value.order)
    if (!placed.ok) return rejectedWith(context, placed.error)
    return answer(context, 200, `Order ${placed.value.orderNumbers.join(', ')}`)
  }

  function rejectedWith(context: Call, { kind, detail }: PunchOutRejection) {
    return answer(context, STATUS[kind] ?? 422, detail)
  }

  function answer(context: Call, status: CxmlStatus, detail: string) {
    if (status !== 200) http.logRejection({ status })
    return context.body(cxmlStatus(newPayloadStamp(), status, detail), 200, HEADERS)
  }
}

const STATUS: Partial<Record<PunchOutRejection['kind'], CxmlStatus>> = {
  'wrong-login': 401,
  'not-allowed': 403,
  unknown: 409,
  conflict: 409,
  'too-large': 413,
  unavailable: 503,
}

const UNREAD: Readonly<Record<XmlRejection, readonly [CxmlStatus, string]>> = {
  doctype: [406, 'Internal DTD subsets and entity declarations are not read.'],
  malformed: [406, 'This is no well-formed XML.'],
  'too-large': [413, 'The document is too deep, or has too many elements or attributes.'],
}

const charsetIn = (contentType: string | undefined): string | undefined =>
  /;\s*charset\s*=\s*"?([\w.:-]+)/i.exec((contentType ?? '').slice(0, 200))?.[1]
