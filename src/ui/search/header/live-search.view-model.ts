import { makeAutoObservable, observableRef } from 'mobx'
import type { SearchResult } from '#application/products/parts-catalogue.port.ts'
import type { SearchParts } from '#application/search/search-parts.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { Clock } from '#application/shared/clock.port.ts'
import { LIVE_SEARCH_PAUSE_MS } from '#domain/search/search-term.ts'

export type Found = { readonly term: string; readonly result: SearchResult }
type Running = { readonly term: string; readonly answer: Promise<Found | undefined> }

/** Looks up what is typed, while it is typed. */
export class LiveSearch {
  state: 'idle' | 'pending' | 'success' | 'error' = 'idle'
  /** The last answer; while a newer one is on its way it stays in sight. */
  found: Found | undefined = undefined
  readonly #searchParts: SearchParts
  readonly #clock: Clock
  readonly #onFound: () => void
  #stopWaiting: (() => void) | undefined
  #running: Running | undefined

  constructor(searchParts: SearchParts, clock: Clock, onFound: () => void) {
    this.#searchParts = searchParts
    this.#clock = clock
    this.#onFound = onFound
    makeAutoObservable(this, { found: observableRef })
  }

  /** There is nothing to look up. */
  rest(): void {
    this.#forget()
    this.state = 'idle'
    this.found = undefined
  }

  /** Once the typing pauses; at once where the answer is there already. */
  follow(term: string): void {
    this.#forget()
    if (this.found?.term === term) {
      this.state = 'success'
    } else {
      this.state = 'pending'
      this.#stopWaiting = this.#clock.after(LIVE_SEARCH_PAUSE_MS, () => void this.lookUp(term))
    }
  }

  /** The answer to a term; `undefined` when it failed or was overtaken. */
  lookUp(term: string): Promise<Found | undefined> {
    if (this.#running?.term === term) return this.#running.answer
    this.#forget()
    this.state = 'pending'
    const answer = this.#answerTo(term)
    this.#running = { term, answer }
    return answer
  }

  async #answerTo(term: string): Promise<Found | undefined> {
    try {
      const result = await this.#searchParts.run(term)
      if (!result) return undefined
      const found = { term, result }
      this.receive(found)
      return found
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      this.fail(term)
      return undefined
    }
  }

  private receive(found: Found): void {
    this.#running = undefined
    this.found = found
    this.state = 'success'
    this.#onFound()
  }

  private fail(term: string): void {
    if (this.#running?.term !== term) return
    this.#running = undefined
    this.found = undefined
    this.state = 'error'
  }

  /** Takes back what waits or is on its way: a late answer never replaces a newer one. */
  #forget(): void {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    this.#searchParts.abort()
    this.#running = undefined
  }
}
