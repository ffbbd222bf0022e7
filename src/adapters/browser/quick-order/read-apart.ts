import { fail } from '#domain/shared/result.ts'
import { ownScript } from '../own-script.ts'
import type { ListRows } from './list-rows-of.ts'
// oxlint-disable-next-line import/default -- the address that the build gives it
import workerUrl from './list-reader.worker.ts?worker&url'

type Message = 'ready' | ListRows

/** In a worker; undefined where none can be had. One that begins and then breaks was given no list. */
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
      // a copy: where no worker comes into being, the page still needs the bytes
      worker.postMessage(bytes)
    })
  } finally {
    worker.terminate()
  }
}
