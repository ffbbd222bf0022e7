import type { AppRoute } from '@ts-rest/core'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { isReadCall } from '#contracts/reading.ts'
import { decoded } from '#domain/shared/text.ts'
import { readProblem } from '../read-response.ts'
import type { Connection } from '../contract-client.ts'
import { interceptCall } from '../http-interceptor.ts'

/** Maximum size of a file in bytes. */
const FILE_BYTES_MAX = 200_000_000

/** Timeout in ms, for a large ZIP on a slow connection. */
const FILE_TIMEOUT_MS = 120_000

type Route = Pick<AppRoute, 'method' | 'path' | 'metadata'>
type Wanted = {
  readonly via: Connection
  readonly body: { readonly token: string | null; readonly [field: string]: unknown }
}

/** Calls the API for a file; the contract client reads JSON only. */
export function fetchFile(
  route: Route,
  { via, body }: Wanted,
  { timeoutMs = FILE_TIMEOUT_MS, maxBytes = FILE_BYTES_MAX } = {},
): Promise<{ readonly name: string; readonly file: Blob }> {
  const { method, path } = route
  const call = `${method} ${path}`
  const guard = { call, path, via, timeoutMs, isRead: isReadCall(route) }
  return interceptCall(guard, async ({ signal, traceparent }) => {
    const response = await via.fetch(
      new Request(new URL(path, via.origin), {
        method,
        headers: { 'content-type': 'application/json', traceparent },
        body: JSON.stringify(body),
        signal,
      }),
    )
    if (!response.ok) throw await readProblem(call, response, body.token !== null)
    const disposition = response.headers.get('content-disposition') ?? ''
    // only an attachment is a file; a gateway may respond with an HTML page
    if (!/^attachment\b/i.test(disposition)) throw new ApiFailure('unusable', call)
    return { name: nameIn(disposition), file: await readBlob(call, response, maxBytes) }
  })
}

async function readBlob(call: string, response: Response, maxBytes: number): Promise<Blob> {
  const chunks: BlobPart[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ApiFailure('unusable', call)
    chunks.push(chunk)
  }
  if (size === 0) throw new ApiFailure('unusable', call)
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

/** File name by RFC 6266, without any path. */
function nameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1]
  const name = encoded === undefined ? plain : decoded(encoded)
  return name?.replace(/^.*[/\\]/, '') || 'document'
}
