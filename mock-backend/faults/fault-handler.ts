import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { isOfBackend } from '../http/backend-path.ts'
import { errorResponse, type ErrorStatus } from '../http/error-response.ts'
import { toResponse } from '../http/reply.ts'
import { faultOf, type Behaviour } from './behaviour.ts'
import type { Fault } from './fault.ts'
import type { FaultSchedule } from './fault-schedule.ts'

type Carry = (request: Request) => Promise<Response>

/** Runs before all other handlers: delays calls and injects the scheduled faults. */
export function faultHandler(schedule: FaultSchedule, behaviour: Behaviour, carryOut: Carry): HttpHandler {
  return http.all(isOfBackend, async ({ request }) => {
    if (behaviour.latencyMs > 0) await delay(behaviour.latencyMs)
    const path = new URL(request.url).pathname
    const fault = schedule.next(path) ?? faultOf(behaviour, path)
    return fault && answerWith(fault, () => carryOut(request.clone()))
  })
}

async function answerWith(fault: Fault, carryOut: () => Promise<Response>): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'latency':
      await delay(fault.ms)
      return undefined
    case 'status':
      return refused(fault)
    case 'garbage':
      return says('application/json', '{"items":[{"sku":')
    case 'html':
      return says('text/html', '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', fault.status)
    case 'empty':
      return says('application/json', '')
    case 'off-contract':
      return says('application/json', '{"unexpected":true}')
    case 'cut':
      return cut(await carryOut())
    case 'lost':
      await carryOut()
      return HttpResponse.error()
    case 'offline':
      return HttpResponse.error()
    case 'hang':
      return new Promise<never>(() => {})
  }
}

const says = (type: string, text: string, status = 200) =>
  new HttpResponse(text, { status, headers: { 'content-type': `${type}; charset=utf-8` } })

function refused({ status, code, retryAfterSeconds }: Extract<Fault, { kind: 'status' }>): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return toResponse(errorResponse(status as ErrorStatus, code ?? status * 1000, undefined, { headers }))
}

async function cut(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer())
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length >> 1))
    },
    // `pull` raises the error, because an error in `start` would discard the bytes that are already enqueued
    pull(controller) {
      controller.error(new TypeError('terminated'))
    },
  })
  return new HttpResponse(body, { status: whole.status, headers: whole.headers })
}
