import { fail } from '#domain/shared/result.ts'
import { trustedScriptUrl } from '../trusted-types-policy.ts'
import type { ListRows } from './list-rows-of.ts'
// oxlint-disable-next-line import/default -- the URL from the build
import workerUrl from './list-reader.worker.ts?worker&url'

/** Time in ms after which a file counts as unreadable. The largest list takes a few seconds on a slow phone. */
const PATIENCE = 30_000

/** The PDF library posts internal messages from a worker, without `rows`. */
type Message = 'ready' | { readonly rows?: ListRows }

/**
 * Parses in a worker; undefined if no worker can be started. A worker that fails after its start reports an unreadable
 * file.
 */
export async function parseInWorker(bytes: Uint8Array): Promise<ListRows | undefined> {
  let worker: Worker
  try {
    worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
  } catch {
    return undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<ListRows | undefined>((resolve) => {
      let hasBegun = false
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        resolve(hasBegun ? fail({ kind: 'unreadable' }) : undefined)
      })
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data === 'ready') hasBegun = true
        else if (data.rows) resolve(data.rows)
      })
      timer = setTimeout(() => resolve(fail({ kind: 'unreadable' })), PATIENCE)
      // the bytes are copied, not transferred: if no worker starts, this thread parses them
      worker.postMessage(bytes)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
