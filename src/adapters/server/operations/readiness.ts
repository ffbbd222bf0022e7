/**
 * Whether new requests are welcome: not yet while starting, no longer while stopping. An API that is down changes
 * nothing: the shop has pages that say so, and a balancer that took every replica away would have none.
 */
export class Readiness {
  #state: 'starting' | 'ready' | 'stopping' = 'starting'

  get state() {
    return this.#state
  }

  get isStopping(): boolean {
    return this.#state === 'stopping'
  }

  begin(): void {
    if (this.#state === 'starting') this.#state = 'ready'
  }

  end(): void {
    this.#state = 'stopping'
  }
}
