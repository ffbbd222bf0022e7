import { Worker } from 'node:worker_threads'
import type { DownloadJob, MakeDownload } from '#mock-backend/documents/download-file.ts'
import type { MadeFile } from '#mock-backend/documents/document-file.ts'
import { BoundedQueue } from './bounded-queue.ts'

const WORKER = new URL('../../../mock-backend/documents/download.worker.ts', import.meta.url)

/** Bounds in ms, in megabytes of heap, and in downloads that may wait. */
const LIMITS = { longest: 60_000, memory: 512, waiting: 20 }

/**
 * Makes downloads of the mock backend in a thread, one after the other: an export or hundreds of PDFs hold nobody up. A
 * thread that works for too long, or for nobody any more, is ended.
 */
export function downloadsInThread(limits: Partial<typeof LIMITS> = {}): MakeDownload {
  const { longest, memory, waiting } = { ...LIMITS, ...limits }
  const queue = new BoundedQueue({ concurrency: 1, length: waiting })
  return async (job, signal) =>
    (await queue.run(() => madeInThread(job, signal, longest, memory), signal)) ?? 'busy'
}

async function madeInThread(
  workerData: DownloadJob,
  signal: AbortSignal,
  longest: number,
  memory: number,
): Promise<MadeFile | 'failed'> {
  signal.throwIfAborted()
  const worker = new Worker(WORKER, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } })
  // a server that stops does not wait for it
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<MadeFile | 'failed'>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => resolve('failed'), longest).unref()
  signal.addEventListener('abort', leave)
  worker.once('message', resolve)
  worker.once('error', (error) => (isOutOfMemory(error) ? resolve('failed') : reject(error)))
  worker.once('exit', (code) => reject(new Error(`The thread of a download ended with ${code}`)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
