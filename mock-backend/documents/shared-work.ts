import { unlessAborted } from '../http/unless-aborted.ts'

type Running<Value> = {
  readonly result: Promise<Value>
  readonly end: AbortController
  waiting: number
}

/**
 * Runs one job per key: simultaneous requests for the key share it. The job is aborted when all of them are
 * aborted.
 */
export class SharedWork<Value> {
  readonly #running = new Map<string, Running<Value>>()

  async run(key: string, work: (signal: AbortSignal) => Promise<Value>, signal: AbortSignal): Promise<Value> {
    signal.throwIfAborted()
    const running = this.#running.get(key) ?? this.#start(key, work)
    running.waiting += 1
    try {
      return await unlessAborted(running.result, signal)
    } finally {
      running.waiting -= 1
      if (running.waiting === 0) {
        this.#running.delete(key)
        running.end.abort(signal.reason)
      }
    }
  }

  #start(key: string, work: (signal: AbortSignal) => Promise<Value>): Running<Value> {
    const end = new AbortController()
    const running = { result: work(end.signal), end, waiting: 0 }
    this.#running.set(key, running)
    return running
  }
}
