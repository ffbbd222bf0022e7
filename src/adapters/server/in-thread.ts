import { Worker } from 'node:worker_threads'

type ThreadLimits = {
  /** In ms. */
  readonly longest: number
  /** In megabytes of heap. */
  readonly memory: number
}

/**
 * Runs a script in a thread until its first message. `failed` after a timeout or a memory limit. The thread is
 * ended after its client disconnects.
 */
export async function inThread<Answer>(
  script: URL,
  workerData: unknown,
  signal: AbortSignal,
  { longest, memory }: ThreadLimits,
): Promise<Answer | 'failed'> {
  signal.throwIfAborted()
  const worker = new Worker(script, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } })
  // a server that stops does not wait for it
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
