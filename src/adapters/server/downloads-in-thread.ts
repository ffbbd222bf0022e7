import { Worker } from 'node:worker_threads'
import type { DownloadJob, MakeDownload } from '#mock-backend/documents/download-file.ts'
import type { MadeFile } from '#mock-backend/documents/document-file.ts'

const WORKER = new URL('../../../mock-backend/documents/download.worker.ts', import.meta.url)

/** Makes bulk downloads of the mock backend in a thread, one after the other: hundreds of PDFs hold nobody up. */
export function downloadsInThread(): MakeDownload {
  let last: Promise<unknown> = Promise.resolve()
  return (job) => {
    const made = last.then(() => madeInThread(job))
    last = made.catch(() => undefined)
    return made
  }
}

function madeInThread(workerData: DownloadJob): Promise<MadeFile> {
  const worker = new Worker(WORKER, { workerData })
  // a server that stops does not wait for it
  worker.unref()
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The thread of a download ended with ${code}`)))
  })
}
