import { fail } from '#domain/shared/result.ts'
import { ownScript } from '../own-script.ts'
import type { ListRows } from './list-rows-of.ts'
// oxlint-disable-next-line import/default -- the address that the build gives it
import workerUrl from './list-reader.worker.ts?worker&url'

type Message = 'ready' | ListRows

/**
 * Parses in a worker; undefined if no worker can be started. A worker that fails after its start reports an unreadable
 * file.
 */
export async function readApart(bytes: Uint8Array): Promise<ListRows | undefined> {
  let worker: Worker
  try {
    worker = new Worker(ownScript(workerUrl))
  } catch {
    return undefined
  }
  try {
    return await new Promise<ListRows | undefined>((resolve) => {
      let hasBegun = false
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        resolve(hasBegun ? fail({ kind: 'unreadable' }) : undefined)
      })
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data === 'ready') hasBegun = true
        else resolve(data)
      })
      // copied, not transferred: without a worker the page parses the bytes itself
      worker.postMessage(bytes)
    })
  } finally {
    worker.terminate()
  }
}
