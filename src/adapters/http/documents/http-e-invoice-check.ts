import { ApiFailure } from '#application/kernel/api-failure.ts'
import {
  E_INVOICE_CHECK_PATH,
  E_INVOICE_SIZE_MAX,
  type EInvoiceCheck,
  type EInvoiceCheckResult,
} from '#application/documents/e-invoice-check.port.ts'
import { readJson, readProblem } from '../read-response.ts'
import { interceptCall } from '../http-interceptor.ts'
import type { ShopApi } from '../shop-api.ts'

const CALL = `POST ${E_INVOICE_CHECK_PATH}`
/** Timeout in ms for the upload of the largest file over a slow connection, and its validation. */
const TIMEOUT_MS = 60_000
const KINDS: ReadonlySet<unknown> = new Set<EInvoiceCheckResult['kind']>(['valid', 'broken', 'refused'])

/** True for a response of the shop's server, false for one of a proxy. */
const isCheckResult = (body: unknown): body is EInvoiceCheckResult =>
  typeof body === 'object' && body !== null && 'kind' in body && KINDS.has(body.kind)

/** Sends an e-invoice to the shop's server, which validates it. */
export class HttpEInvoiceCheck implements EInvoiceCheck {
  readonly #api: Pick<ShopApi, 'via'>

  constructor(api: Pick<ShopApi, 'via'>) {
    this.#api = api
  }

  async run(file: Blob): Promise<EInvoiceCheckResult> {
    if (file.size > E_INVOICE_SIZE_MAX) return { kind: 'refused', reason: 'too-large' }
    const { via } = this.#api
    const guard = { call: CALL, path: E_INVOICE_CHECK_PATH, via, timeoutMs: TIMEOUT_MS, isRead: true }
    return interceptCall(guard, async ({ signal, traceparent }) => {
      const response = await via.fetch(
        new Request(new URL(E_INVOICE_CHECK_PATH, via.origin), {
          method: 'POST',
          headers: { 'content-type': 'application/xml', traceparent },
          body: file,
          signal,
        }),
      )
      if (!response.ok) throw await readProblem(CALL, response, false)
      const result = await readJson(CALL, response)
      if (!isCheckResult(result)) throw new ApiFailure('unusable', CALL)
      return result
    })
  }
}
