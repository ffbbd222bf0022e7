/**
 * Readiness of the server: off while starting and stopping. Independent of the API: the shop has error pages for it,
 * and a load balancer would otherwise remove every replica at once.
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
