import type { DocumentQueue, FetchedFile, QueuedFiles } from '#application/documents/document-queue.port.ts'
import type { WantedDocument } from '#domain/documents/document.ts'
import { documentsContract } from '#contracts/documents.contract.ts'
import { readRefusal } from './answer-reader.ts'
import { clientOf } from './contract-client.ts'
import type { ShopApi } from './shop-api.ts'

const calls = clientOf(documentsContract)

export class HttpDocumentQueue implements DocumentQueue {
  readonly #api: ShopApi

  constructor(api: ShopApi) {
    this.#api = api
  }

  async queue(documents: readonly WantedDocument[]): Promise<string> {
    const { caller, via } = this.#api
    const { body } = await calls.queue.mutate({
      via,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { ...caller, items: [...documents], bundle: documents.length === 1 ? 'SINGLE' : 'ZIP' },
    })
    return body.queueId
  }

  async status(queueId: string): Promise<QueuedFiles | undefined> {
    const { caller, via } = this.#api
    const { body } = await calls.status.mutate({ via, body: { ...caller, queueIds: [queueId] } })
    const entry = body.entries.find((one) => one.queueId === queueId)
    return (
      entry && {
        value: entry.value,
        failed: entry.error.map((error) => (typeof error === 'string' ? error : error.documentId)),
        isReady: entry.ready,
        isDisabled: entry.disabled,
      }
    )
  }

  /** A file is no JSON: it comes without the contract's client. */
  async file(queueId: string): Promise<FetchedFile> {
    const { caller, via } = this.#api
    const { method, path } = documentsContract.file
    via.admit(path)
    const response = await via.fetch(
      new Request(new URL(path, via.origin), {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: caller.token, queueId }),
        signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
      }),
    )
    if (!response.ok) throw await readRefusal(`${method} ${path}`, response, true)
    return { name: nameIn(response.headers.get('content-disposition')), file: await response.blob() }
  }
}

/** A zip of many documents takes its time on a slow line. */
const FILE_TIMEOUT_MS = 120_000

/** RFC 6266; without a path, whatever the answer says. */
function nameIn(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1]
  const name = (encoded === undefined ? plain : decodedName(encoded)) ?? 'document'
  return name.replace(/^.*[/\\]/, '') || 'document'
}

function decodedName(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
