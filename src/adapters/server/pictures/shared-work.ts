type Running<T> = {
  readonly result: Promise<T>
  readonly giveUp: AbortController
  waiting: number
}

/** Shares in-flight work among equal requests; aborts it when the last client disconnects. */
export class SharedWork<T> {
  readonly #running = new Map<string, Running<T>>()

  /**
   * Joins the work for a key, or starts it. Rejects when `signal` aborts, while the work continues for other
   * clients.
   */
  async join(key: string, signal: AbortSignal, begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    const running = this.#running.get(key) ?? this.#begin(key, begin)
    const aborted = Promise.withResolvers<never>()
    const leave = () => {
      running.waiting -= 1
      if (running.waiting === 0) {
        this.#forget(key, running)
        running.giveUp.abort()
      }
      aborted.reject(signal.reason)
    }
    running.waiting += 1
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([running.result, aborted.promise])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #begin(key: string, begin: (signal: AbortSignal) => Promise<T>): Running<T> {
    const giveUp = new AbortController()
    const running: Running<T> = {
      result: begin(giveUp.signal).finally(() => this.#forget(key, running)),
      giveUp,
      waiting: 0,
    }
    this.#running.set(key, running)
    return running
  }

  #forget(key: string, running: Running<T>): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
  }
}
