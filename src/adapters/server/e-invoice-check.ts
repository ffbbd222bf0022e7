import { Hono } from 'hono'
import {
  E_INVOICE_CHECK_PATH,
  type EInvoiceCheckResult,
} from '#application/documents/e-invoice-check.port.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { inThread } from './in-thread.ts'
import { problemResponse } from './problem.ts'

const WORKER = new URL('../xml/e-invoice-check.worker.ts', import.meta.url)
/** Timeout in ms, heap in megabytes, and maximum number of waiting files. */
const LIMITS = { longest: 10_000, memory: 256, waiting: 20 }

/**
 * Validates e-invoices in a thread, one after the other, so that a large or hostile file does not block the event loop.
 * The size is limited by `bodyLimits`.
 */
export function eInvoiceCheck(limits: Partial<typeof LIMITS> = {}): Hono {
  const { waiting, ...bounds } = { ...LIMITS, ...limits }
  const queue = new BoundedQueue({ concurrency: 1, length: waiting })
  const routes = new Hono()
  routes.post(E_INVOICE_CHECK_PATH, async ({ req, json }) => {
    const file = await req.arrayBuffer()
    const { signal } = req.raw
    const result = await queue.run(() => inThread<EInvoiceCheckResult>(WORKER, file, signal, bounds), signal)
    if (result === undefined || result === 'failed') return problemResponse(503)
    return json(result, 200, { 'cache-control': 'no-store' })
  })
  return routes
}
