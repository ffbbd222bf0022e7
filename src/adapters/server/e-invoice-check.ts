import { Hono } from 'hono'
import { E_INVOICE_CHECK, type EInvoiceVerdict } from '#application/documents/e-invoice-check.port.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { inThread, type ThreadLimits } from './in-thread.ts'
import { problemResponse } from './problem.ts'

const WORKER = new URL('../xml/e-invoice-check.worker.ts', import.meta.url)
const LIMITS: ThreadLimits = { longest: 10_000, memory: 256 }
const MOST_WAITING = 20

/**
 * Checks an e-invoice in a thread, one after the other: a large or hostile file holds nobody up. Its size is limited
 * where bodies are.
 */
export function eInvoiceCheck(limits: ThreadLimits = LIMITS): Hono {
  const queue = new BoundedQueue({ concurrency: 1, length: MOST_WAITING })
  const routes = new Hono()
  routes.post(E_INVOICE_CHECK, async ({ req, json }) => {
    const file = await req.arrayBuffer()
    const { signal } = req.raw
    const verdict = await queue.run(() => inThread<EInvoiceVerdict>(WORKER, file, signal, limits), signal)
    if (verdict === undefined || verdict === 'failed') return problemResponse(503)
    return json(verdict, 200, { 'cache-control': 'no-store' })
  })
  return routes
}
