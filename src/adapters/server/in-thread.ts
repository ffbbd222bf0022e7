import { Worker } from 'node:worker_threads'

type ThreadLimits = {
  /** Timeout in ms. */
  readonly longest: number
  /** Maximum heap in megabytes. */
  readonly memory: number
}

/**
 * Runs a script in a thread until its first message. Resolves to `failed` after a timeout or if the memory limit is
 * exceeded. The thread is terminated if its client disconnects.
 */
export async function inThread<Answer>(
  script: URL,
  workerData: unknown,
  signal: AbortSignal,
  { longest, memory }: ThreadLimits,
): Promise<Answer | 'failed'> {
  signal.throwIfAborted()
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } })
  // the thread does not prevent the server from stopping
  worker.unref()
  const { promise, resolve, reject } = Promise.withResolvers<Answer | 'failed'>()
  const leave = () => reject(signal.reason)
  const timer = setTimeout(() => resolve('failed'), longest).unref()
  signal.addEventListener('abort', leave)
  worker.once('message', resolve)
  worker.once('error', (error) => (isOutOfMemory(error) ? resolve('failed') : reject(error)))
  worker.once('exit', (code) => reject(new Error(`A thread ended with ${code}`)))
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
