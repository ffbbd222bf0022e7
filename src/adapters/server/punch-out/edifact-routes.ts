import { Hono } from 'hono'
import type { PunchOutRejection, SystemCredentials } from '#application/punch-out/punch-out-api.port.ts'
import type { ServePunchOut } from '#application/punch-out/serve-punch-out.ts'
import {
  applicationError,
  cancellationResponse,
  edifactInterchange,
  orderResponse,
  rejectedOrder,
  syntaxError,
} from '#domain/punch-out/edifact-documents.ts'
import type { EdifactOrder } from '#domain/punch-out/edifact-order.ts'
import { edifactEncoding, readEdifactOrders, type Interchange } from '#domain/punch-out/edifact-orders.ts'
import { ok, type Result } from '#domain/shared/result.ts'
import type { DocumentScripts } from '../security-headers.ts'
import type { Call, PunchOutHttp } from './punch-out-http.ts'
import { NO_STORE } from './respond-with-page.ts'

type Status = 200 | 400 | 401 | 408 | 409 | 413 | 422 | 429 | 503
type Answers = Parameters<typeof edifactInterchange>[1]

/** Header of the response to an interchange whose header could not be read. */
const NOBODY: Interchange = { sender: '', recipient: '', reference: '' }

/** Route for EDIFACT: accepts an interchange of orders, with HTTP Basic authentication. */
export function edifactRoutes(http: PunchOutHttp): Hono<DocumentScripts> {
  const routes = new Hono<DocumentScripts>()
  routes.post(
    '/punchout/edifact',
    // rejects a request without credentials before its body is read
    async (context, next) => {
      if (basicLogin(context.req.header('authorization'))) return next()
      return answer(context, 401, NOBODY, [applicationError(undefined, '401', 'No login was sent.')])
    },
    http.documentLimit((context, status, detail) =>
      answer(context, status, NOBODY, [applicationError(undefined, String(status), detail)]),
    ),
    async (context) => {
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const read = readEdifactOrders(bytes.toString(edifactEncoding(bytes.toString('latin1'))))
      if (!read.ok) {
        const { interchange, error } = read.error
        return answer(context, 400, interchange, [syntaxError(interchange, error)])
      }
      const { interchange, messages } = read.value
      const login = basicLogin(context.req.header('authorization'))!
      const system: SystemCredentials = {
        protocol: 'EDIFACT',
        ...login,
        language: await http.languageOf(context),
      }
      const punchOut = await http.punchOut(context)
      let status: Status = 200
      const responseMessages = []
      for (const { order } of messages) {
        if (!order.ok) {
          status = 422
          responseMessages.push(rejectedOrder(order.error))
          continue
        }
        const result = await take(punchOut, system, order.value)
        if (result.ok) {
          responseMessages.push(result.value)
          continue
        }
        const { kind, code, detail } = result.error
        status = STATUS[kind] ?? 422
        responseMessages.push(applicationError(order.value.orderNo, String(code), detail))
        // further attempts with the same credentials would only count towards the rate limit
        if (kind === 'wrong-login' || kind === 'too-many-tries') break
      }
      return answer(context, status, interchange, responseMessages)
    },
  )
  return routes

  function answer(context: Call, status: Status, interchange: Interchange, responseMessages: Answers) {
    if (status !== 200) http.logRejection({ status })
    const reference = crypto.randomUUID().replaceAll('-', '').slice(0, 14)
    const text = edifactInterchange(interchange, responseMessages, { reference, now: new Date() })
    return context.body(Buffer.from(text, 'latin1'), status, {
      'content-type': 'application/EDIFACT; charset=iso-8859-1',
      ...(status === 401 && { 'www-authenticate': 'Basic realm="EDIFACT"' }),
      ...NO_STORE,
    })
  }
}

async function take(
  punchOut: ServePunchOut,
  system: SystemCredentials,
  order: EdifactOrder,
): Promise<Result<ReturnType<typeof orderResponse>, PunchOutRejection>> {
  const { messageNo: _, isCancellation, unmet: __, ...sent } = order
  const { orderNo } = order
  if (isCancellation) {
    const cancelled = await punchOut.cancelOrder(system, orderNo)
    return cancelled.ok ? ok(cancellationResponse(order, cancelled.value, new Date())) : cancelled
  }
  const placed = await punchOut.placeOrder(system, sent)
  if (!placed.ok) return placed
  return ok(orderResponse(order, placed.value.orderNumbers, placed.value.lines, new Date()))
}

const STATUS: Partial<Record<PunchOutRejection['kind'], Status>> = {
  'wrong-login': 401,
  conflict: 409,
  'too-large': 413,
  'too-many-tries': 429,
  unavailable: 503,
}

/** Credentials of HTTP Basic; not those of the interchange, whose password has at most 14 characters. */
function basicLogin(header: string | undefined): Pick<SystemCredentials, 'userName' | 'secret'> | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=]{1,600})$/i.exec(header ?? '')?.[1]
  const [userName = '', secret = ''] = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .split(/:(.*)/s)
  if (userName === '' || secret === '') return undefined
  return { userName: userName.slice(0, 100), secret: secret.slice(0, 200) }
}
