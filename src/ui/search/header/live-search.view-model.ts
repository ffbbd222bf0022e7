import { makeAutoObservable, observableRef } from 'mobx'
import { attempt } from '#application/kernel/attempt.ts'
import { Debounce } from '#application/kernel/debounce.ts'
import type { LiveResult, SearchParts } from '#application/search/search-parts.ts'
import type { Clock } from '#application/kernel/clock.port.ts'
import { LIVE_SEARCH_PAUSE_MS } from '#domain/search/search-term.ts'

export type FoundTerm = { readonly term: string; readonly result: LiveResult }
type Running = { readonly term: string; readonly result: Promise<FoundTerm | undefined> }

/** Searches for the typed text while the user types. */
export class LiveSearch {
  state: 'idle' | 'pending' | 'success' | 'error' = 'idle'
  /** Last response; remains visible while the next one is in flight. */
  found: FoundTerm | undefined = undefined
  /** Slug of the vehicle that limits the search. */
  vehicle: string | undefined = undefined
  readonly #searchParts: SearchParts
  readonly #debounce: Debounce
  readonly #onFound: () => void
  #running: Running | undefined

  constructor(searchParts: SearchParts, clock: Clock, onFound: () => void) {
    this.#searchParts = searchParts
    this.#debounce = new Debounce(clock)
    this.#onFound = onFound
    makeAutoObservable(this, { found: observableRef })
  }

  /** Limits the search to a vehicle, and discards results for another vehicle. */
  within(vehicle: string | undefined): void {
    if (vehicle === this.vehicle) return
    this.vehicle = vehicle
    this.rest()
  }

  /** Resets the search for an empty text. */
  rest(): void {
    this.#forget()
    this.state = 'idle'
    this.found = undefined
  }

  /** Searches for the term after a pause in typing, or at once if the response is cached. */
  follow(term: string): void {
    this.#forget()
    if (this.found?.term === term) {
      this.state = 'success'
    } else {
      this.state = 'pending'
      this.#debounce.after(LIVE_SEARCH_PAUSE_MS, () => void this.lookUp(term))
    }
  }

  /** Response for a term; `undefined` if the request failed or a newer one replaced it. */
  lookUp(term: string): Promise<FoundTerm | undefined> {
    if (this.#running?.term === term) return this.#running.result
    this.#forget()
    this.state = 'pending'
    const result = this.#answerTo(term)
    this.#running = { term, result }
    return result
  }

  async #answerTo(term: string): Promise<FoundTerm | undefined> {
    const result = await attempt(() => this.#searchParts.run(term, this.vehicle))
    if (!result.ok) this.fail(term)
    if (!result.ok || !result.value) return undefined
    const foundTerm = { term, result: result.value }
    this.receive(foundTerm)
    return foundTerm
  }

  private receive(foundTerm: FoundTerm): void {
    this.#running = undefined
    this.found = foundTerm
    this.state = 'success'
    this.#onFound()
  }

  private fail(term: string): void {
    if (this.#running?.term !== term) return
    this.#running = undefined
    this.found = undefined
    this.state = 'error'
  }

  /** Cancels a pending or running search: a late response never replaces a newer one. */
  #forget(): void {
    this.#debounce.cancel()
    this.#searchParts.abort()
    this.#running = undefined
  }
}
